import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { type Profile, profilePath, spokeEnd } from './profile-geometry.ts';

interface FigureProps {
  width: number;
  height: number;
  className?: string | undefined;
  children: ReactNode;
}

/** A drawing of a public page. Decorative: the text beside it has the same content. */
export function Figure({ width, height, className = 'w-full max-w-96', children }: FigureProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
      className={classNames('block overflow-visible text-body', className)}
    >
      {children}
    </svg>
  );
}

/** Rings behind a profile, as in a chart. */
export const ringClass = 'fill-none stroke-current stroke-[0.8] [stroke-opacity:0.28]';
/** A line of a text. */
export const lineClass = 'stroke-current [stroke-opacity:0.25] stroke-[1.6] [stroke-linecap:round]';

/** A measured profile in the colours of the pillars. Around the origin, 44 to each side. */
export function MeasuredProfile({ profile }: { profile: Profile }) {
  return (
    <>
      <path className="fill-marigold" d={profilePath(profile)} />
      {profile.map((reach, side) => {
        const [x, y] = spokeEnd(side, reach);
        return (
          <circle
            key={side}
            data-side={side}
            className="fill-[var(--side,var(--pillar-ambition))] stroke-[var(--figure-ground,var(--page))] stroke-[1.4]"
            r="3.4"
            cx={x}
            cy={y}
          />
        );
      })}
    </>
  );
}
