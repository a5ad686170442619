import { classNames } from '#web/ui/class-names.ts';
import { type Profile, profilePath, ring, spokeEnd } from './profile-geometry.ts';

/** The shape of the logo: the firm's "true profile". */
export const brandProfile: Profile = [0.92, 0.72, 0.9, 0.62, 0.82];

interface ProfileShapeProps {
  /** The reach of each of the five sides, 0 to 1, in the order of the pillars, clockwise from the top. */
  profile?: Profile | undefined;
  /** Faint rings in the background, as in a chart. */
  withRings?: boolean | undefined;
  className?: string | undefined;
}

/** The five-axis profile. Decorative: the text beside it has the same content. */
export function ProfileShape({ profile = brandProfile, withRings = false, className }: ProfileShapeProps) {
  return (
    <svg
      viewBox="-50 -50 100 100"
      aria-hidden="true"
      focusable="false"
      className={classNames('block overflow-visible', className)}
    >
      {withRings &&
        [0.25, 0.5, 0.75, 1].map((reach) => (
          <path
            key={reach}
            className="fill-none stroke-current stroke-[0.5] [stroke-opacity:0.14]"
            d={profilePath(ring(reach))}
          />
        ))}
      <path
        className="fill-marigold [fill-opacity:0.9] [transition:d_600ms_var(--ease-out)] motion-reduce:transition-none"
        d={profilePath(profile)}
      />
      {profile.map((reach, side) => {
        const [cx, cy] = spokeEnd(side, reach);
        return (
          <g
            key={side}
            data-side={side}
            className="[&_circle]:fill-(--side) [&_circle]:stroke-[var(--shape-gap,var(--page))] [&_circle]:stroke-[1.6] [&_circle]:[transition:cx_600ms_var(--ease-out),cy_600ms_var(--ease-out)] motion-reduce:[&_circle]:transition-none [&_line]:stroke-current [&_line]:stroke-1 [&_line]:[stroke-opacity:0.3]"
          >
            <Spoke side={side} reach={withRings ? 1 : reach} />
            <circle r="3.6" cx={cx} cy={cy} />
          </g>
        );
      })}
    </svg>
  );
}

/** A line from the middle towards a side. */
export function Spoke({ side, reach, className }: { side: number; reach: number; className?: string }) {
  const [x, y] = spokeEnd(side, reach);
  return <line x1="0" y1="0" x2={x} y2={y} className={className} />;
}
