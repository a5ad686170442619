import { dialDrawing } from '#functions/domain/reports/charts/drawings.ts';
import {
  documentLabels,
  intervalOf,
  missingText,
  percentOf,
} from '#functions/domain/reports/document/document-words.ts';
import type { Dial } from '#functions/domain/reports/document/report-document.ts';
import { Sure } from '#web/report-view/sure.tsx';
import { ChartDrawing } from './chart-drawing.tsx';

/** The quotients side by side: on a phone their figures, else drawn; below them, how sure they are. */
export function DialList({ dials }: { dials: readonly Dial[] }) {
  return (
    <div className="my-3 break-inside-avoid">
      <dl className="m-0 grid grid-cols-3 gap-x-4 [print-color-adjust:exact]">
        {dials.map((dial) => (
          <div key={dial.code}>
            <ChartDrawing
              drawing={dialDrawing(dial)}
              className="w-full max-w-44 overflow-visible max-sm:hidden print:block"
            />
            <dt className="font-semibold">
              <span className="max-sm:sr-only">{dial.name}</span>
              <span className="sm:sr-only print:sr-only">{dial.code}</span>
            </dt>
            <dd className="m-0 leading-[1.35] tabular-nums sm:sr-only print:sr-only">
              {dial.score ? (
                <span>
                  <strong className="font-display text-xl">{percentOf(dial.score)}</strong>{' '}
                  <span className="text-sm whitespace-nowrap text-quiet">{intervalOf(dial.score)}</span>
                </span>
              ) : (
                <span className="text-sm text-quiet">{missingText(dial)}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Sure of={dials.map(({ code }) => code).join(' / ')}>
        {dials.map(({ code, text, members }) => (
          <div key={code}>
            <p>{text}</p>
            <p className="text-quiet">{`${documentLabels.members}: ${members.join(' · ')}`}</p>
          </div>
        ))}
      </Sure>
    </div>
  );
}
