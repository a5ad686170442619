import { classNames } from '#web/ui/class-names.ts';
import { profilePath, spokeEnd } from './profile-geometry.ts';

const along = (side: number, reach: number) => spokeEnd(side, reach).join(' ');

/** The icon of one pillar: its side of the shape, extended. `side` counts from 0, clockwise from the top. Decorative. */
export function PillarMark({ side, className }: { side: number; className?: string | undefined }) {
  const [x, y] = spokeEnd(side, 0.92);
  return (
    <svg
      viewBox="-50 -50 100 100"
      aria-hidden="true"
      focusable="false"
      data-side={side}
      className={classNames('block overflow-visible', className)}
    >
      <path className="fill-(--side) [fill-opacity:0.14]" d={profilePath([1, 1, 1, 1, 1])} />
      {[0, 1, 2, 3, 4].map((other) => {
        const [endX, endY] = spokeEnd(other, 0.8);
        return (
          <line
            key={other}
            className="stroke-current stroke-[1.5] [stroke-linecap:round] [stroke-opacity:0.35]"
            x1="0"
            y1="0"
            x2={endX}
            y2={endY}
          />
        );
      })}
      <path
        className="fill-(--side)"
        d={`M0 0Q${along(side - 0.62, 0.72)} ${along(side, 1)}Q${along(side + 0.62, 0.72)} 0 0Z`}
      />
      <line
        className="stroke-page stroke-[1.5] [stroke-linecap:round] [stroke-opacity:0.7]"
        x1="0"
        y1="0"
        x2={x * 0.72}
        y2={y * 0.72}
      />
    </svg>
  );
}
