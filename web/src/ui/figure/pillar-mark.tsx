import { classNames } from '#web/ui/class-names.ts';
import { profilePath, ring, spokeEnd } from './profile-geometry.ts';
import { Spoke } from './profile-shape.tsx';

const along = (side: number, reach: number) => spokeEnd(side, reach).join(' ');

/** The icon of one pillar: its side of the shape, extended. `side` counts from 0, clockwise from the top. Decorative. */
export function PillarMark({ side, className }: { side: number; className?: string | undefined }) {
  return (
    <svg
      viewBox="-50 -50 100 100"
      aria-hidden="true"
      focusable="false"
      data-side={side}
      className={classNames('block overflow-visible', className)}
    >
      <path className="fill-(--side) [fill-opacity:0.14]" d={profilePath(ring(1))} />
      {[0, 1, 2, 3, 4].map((other) => (
        <Spoke
          key={other}
          side={other}
          reach={0.8}
          className="stroke-current stroke-[1.5] [stroke-linecap:round] [stroke-opacity:0.35]"
        />
      ))}
      <path
        className="fill-(--side)"
        d={`M0 0Q${along(side - 0.62, 0.72)} ${along(side, 1)}Q${along(side + 0.62, 0.72)} 0 0Z`}
      />
      <Spoke
        side={side}
        reach={0.6624}
        className="stroke-page stroke-[1.5] [stroke-linecap:round] [stroke-opacity:0.7]"
      />
    </svg>
  );
}
