import { Figure, MeasuredProfile, ringClass } from './figure.tsx';
import { type Profile, profilePath, ring } from './profile-geometry.ts';

const opinions: Profile[] = [
  [0.98, 0.95, 0.5, 0.9, 0.6],
  [0.6, 0.5, 0.98, 0.98, 0.98],
];

/** Opinions about a person, dashed, over the measured shape. */
export function ObjectivityFigure({ profile }: { profile: Profile }) {
  return (
    <Figure width={206} height={92}>
      <g transform="translate(43 48)">
        {opinions.map((opinion, at) => (
          <path
            key={at}
            className="fill-none stroke-current stroke-[0.8] [stroke-dasharray:2.4_2.4] [stroke-opacity:0.6]"
            d={profilePath(opinion)}
          />
        ))}
      </g>
      <g transform="translate(160 48)">
        {[0.5, 1].map((reach) => (
          <path key={reach} className={ringClass} d={profilePath(ring(reach))} />
        ))}
        <MeasuredProfile profile={profile} />
      </g>
    </Figure>
  );
}
