import { classNames } from '#web/ui/class-names.ts';
import { profilePath, spokeEnd } from './profile-geometry.ts';
import { brandProfile } from './profile-shape.tsx';

interface LogoProps {
  /** Hides the name. */
  markOnly?: boolean | undefined;
  className?: string | undefined;
}

/** The mark and the name. */
export function Logo({ markOnly = false, className }: LogoProps) {
  return (
    <span className={classNames('inline-flex items-center gap-2 text-inherit', className)}>
      <svg
        viewBox="-50 -50 100 100"
        width="34"
        height="34"
        {...(markOnly ? { role: 'img', 'aria-label': 'TrueIn' } : { 'aria-hidden': true })}
      >
        <path className="fill-marigold" d={profilePath(brandProfile)} />
        {brandProfile.map((reach, side) => {
          const [x, y] = spokeEnd(side, reach);
          return (
            <line
              key={side}
              className="stroke-ink stroke-[4.5] [stroke-linecap:round]"
              x1="0"
              y1="0"
              x2={x * 0.94}
              y2={y * 0.94}
            />
          );
        })}
      </svg>
      {!markOnly && (
        <span className="font-display text-[min(1.5rem,9vw)]/none font-semibold tracking-[-0.02em]">TrueIn</span>
      )}
    </span>
  );
}
