import { Figure, ringClass } from './figure.tsx';
import { type Profile, profilePath, ring } from './profile-geometry.ts';

const sidepersonClass =
  'fill-[var(--side,var(--pillar-ambition))] stroke-[var(--side,var(--pillar-ambition))] [fill-opacity:0.34] stroke-1 [stroke-linejoin:round]';

const people: { profile: Profile; side: number }[] = [
  { profile: [1, 0.55, 0.5, 0.42, 0.94], side: 0 },
  { profile: [0.5, 1, 0.9, 0.4, 0.45], side: 2 },
  { profile: [0.45, 0.5, 0.62, 0.98, 0.6], side: 3 },
];

/** Three people, each with a weakness; together they reach all five sides. */
export function TeamFigure() {
  return (
    <Figure width={312} height={92}>
      {people.map(({ profile, side }, at) => (
        <g key={side} transform={`translate(${23 + at * 62} 49) scale(0.66)`}>
          <path data-side={side} className={sidepersonClass} d={profilePath(profile)} />
        </g>
      ))}
      <g transform="translate(264 48)">
        <path className={ringClass} d={profilePath(ring(1))} />
        {people.map(({ profile, side }) => (
          <path key={side} data-side={side} className={sidepersonClass} d={profilePath(profile)} />
        ))}
      </g>
    </Figure>
  );
}
