import { Figure, MeasuredProfile, ringClass } from './figure.tsx';
import { type Profile, profilePath } from './profile-geometry.ts';

const guesses: { profile: Profile; turn: number }[] = [
  { profile: [0.9, 0.4, 0.8, 0.5, 1], turn: 12 },
  { profile: [0.5, 1, 0.5, 0.9, 0.6], turn: -20 },
  { profile: [1, 0.7, 0.3, 0.8, 0.5], turn: 40 },
  { profile: [0.6, 0.5, 1, 0.4, 0.9], turn: -48 },
  { profile: [0.8, 0.9, 0.6, 1, 0.4], turn: 64 },
  { profile: [0.4, 0.8, 0.9, 0.6, 0.7], turn: 88 },
];

/** Many guesses about a person, then fewer, then their measured shape. */
export function ClarityFigure() {
  return (
    <Figure width={312} height={92}>
      {[guesses, guesses.slice(0, 2)].map((some, stage) => (
        <g key={stage} transform={`translate(${45 + stage * 112} 46)`}>
          {some.map(({ profile, turn }) => (
            <path
              key={turn}
              className={ringClass}
              transform={`rotate(${turn / (1 + stage * 2)})`}
              d={profilePath(profile)}
            />
          ))}
        </g>
      ))}
      <g transform="translate(268 50)">
        <MeasuredProfile profile={[1, 0.6, 0.78, 0.5, 0.68]} />
      </g>
    </Figure>
  );
}
