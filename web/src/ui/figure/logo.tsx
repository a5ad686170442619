import { classNames } from '#web/ui/class-names.ts';
import { profilePath } from './profile-geometry.ts';
import { brandProfile, Spoke } from './profile-shape.tsx';
import { product } from '#web/lib/words/ui.ts';

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
        {...(markOnly ? { role: 'img', 'aria-label': product } : { 'aria-hidden': true })}
      >
        <path className="fill-marigold" d={profilePath(brandProfile)} />
        {brandProfile.map((reach, side) => (
          <Spoke
            key={side}
            side={side}
            reach={reach * 0.94}
            className="stroke-ink stroke-[4.5] [stroke-linecap:round]"
          />
        ))}
      </svg>
      {!markOnly && (
        <span translate="no" className="font-display text-[min(1.5rem,9vw)]/none font-semibold tracking-[-0.02em]">
          {product}
        </span>
      )}
    </span>
  );
}
