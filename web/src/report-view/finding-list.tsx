import type { Finding } from '#functions/domain/reports/document/report-document.ts';
import chart from './charts/chart.module.css';
import { hueOf } from './charts/hue-of.ts';
import { MomentCard, scaleOf } from './moment-card.tsx';
import { ScaleBar } from './charts/scale-bar.tsx';
import { ScaleValue } from './charts/scale-chart.tsx';
import { rowsInWords } from '#functions/domain/reports/document/document-words.ts';

/** The lines of a SWOT: a scale with its bar, an example answer, or both. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className="mx-0 mt-4 mb-6 grid list-none gap-6 p-0">
      {findings.map(({ scale, moment }, place) => (
        <li
          key={place}
          className="@container grid break-inside-avoid grid-cols-1 gap-3 not-first:border-t not-first:border-line not-first:pt-6"
          {...hueOf(scale?.hue)}
        >
          {scale && (
            <div role="img" aria-label={rowsInWords([scale])} className={chart.rows}>
              <div className={chart.row}>
                <span className={chart.name}>{scale.name}</span>
                <ScaleBar score={scale.score} />
                <ScaleValue {...scale} />
              </div>
            </div>
          )}
          {moment && <MomentCard moment={moment} scale={scale ? undefined : scaleOf(moment)} />}
        </li>
      ))}
    </ul>
  );
}
