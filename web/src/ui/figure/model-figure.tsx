import { Figure, ringClass } from './figure.tsx';
import { profilePath, ring, spokeEnd } from './profile-geometry.ts';

const along = (side: number, reach: number) => spokeEnd(side, reach).join(' ');

/** The five pillars in one. */
export function ModelFigure({ className }: { className?: string | undefined }) {
  return (
    <Figure width={100} height={100} className={className}>
      <g transform="translate(50 52)">
        {[0.5, 1].map((reach) => (
          <path key={reach} className={ringClass} d={profilePath(ring(reach))} />
        ))}
        {[0, 1, 2, 3, 4].map((side) => (
          <path
            key={side}
            data-side={side}
            className="fill-[var(--side,var(--pillar-ambition))] stroke-none [fill-opacity:0.88]"
            d={`M0 0Q${along(side - 0.55, 0.66)} ${along(side, 0.94)}Q${along(side + 0.55, 0.66)} 0 0Z`}
          />
        ))}
      </g>
    </Figure>
  );
}
