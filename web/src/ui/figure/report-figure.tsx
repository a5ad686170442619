import { Figure, lineClass, MeasuredProfile } from './figure.tsx';
import type { Profile } from './profile-geometry.ts';

const sheetClass = 'fill-surface stroke-line-strong stroke-[0.7]';

const profile: Profile = [0.92, 0.72, 0.9, 0.62, 0.82];

/** A page of the report: the shape, a score for each side, and text. */
export function ReportFigure({ className }: { className?: string | undefined }) {
  return (
    <Figure width={150} height={200} className={className}>
      <rect className={sheetClass} x="14" y="4" width="132" height="186" rx="5" transform="rotate(3 80 97)" />
      <rect className={sheetClass} x="6" y="8" width="132" height="186" rx="5" />
      <line className={lineClass} x1="20" y1="24" x2="70" y2="24" />
      <g transform="translate(72 66) scale(0.72)">
        <MeasuredProfile profile={profile} />
      </g>
      {profile.map((reach, side) => (
        <g key={side}>
          <line className={lineClass} x1="20" y1={118 + side * 10} x2="42" y2={118 + side * 10} />
          <line
            data-side={side}
            className="fill-[var(--side,var(--pillar-ambition))] stroke-[var(--side,var(--pillar-ambition))] stroke-[3.4] [stroke-linecap:round]"
            x1="54"
            y1={118 + side * 10}
            x2={54 + reach * 70}
            y2={118 + side * 10}
          />
        </g>
      ))}
      <line className={lineClass} x1="20" y1="174" x2="124" y2="174" />
      <line className={lineClass} x1="20" y1="183" x2="96" y2="183" />
    </Figure>
  );
}
