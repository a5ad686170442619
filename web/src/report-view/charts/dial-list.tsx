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

/** The quotients with the areas of each: on a phone their figures below each other, else drawn side by side. */
export function DialList({ dials }: { dials: readonly Dial[] }) {
  return (
    <div className="my-2 break-inside-avoid sm:my-3">
      <dl className="m-0 grid gap-x-4 gap-y-1.5 [print-color-adjust:exact] sm:grid-cols-3 print:grid-cols-3">
        {dials.map((dial) => (
          <div key={dial.code} className="max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-2 print:block">
            <ChartDrawing
              drawing={dialDrawing(dial)}
              className="w-full max-w-44 overflow-visible max-sm:hidden print:block"
            />
            <dt className="font-semibold max-sm:w-7">
              <span className="max-sm:sr-only">{dial.name}</span>
              <span className="sm:sr-only print:sr-only">{dial.code}</span>
            </dt>
            <dd className="m-0 leading-[1.35] tabular-nums max-sm:w-22 sm:sr-only print:sr-only">
              {dial.score ? (
                <span>
                  <strong className="font-display text-xl/none">{percentOf(dial.score)}</strong>{' '}
                  <span className="text-sm whitespace-nowrap text-quiet">{intervalOf(dial.score)}</span>
                </span>
              ) : (
                <span className="text-sm text-quiet">{missingText(dial)}</span>
              )}
            </dd>
            <dd className="m-0 min-w-0 flex-[1_1_10rem] text-xs/[1.25] text-quiet">
              {`${documentLabels.members}: ${dial.members.join(' · ')}`}
            </dd>
          </div>
        ))}
      </dl>
      <Sure of={dials.map(({ code }) => code).join(' / ')}>
        {dials.map(({ code, text }) => (
          <p key={code}>{text}</p>
        ))}
      </Sure>
    </div>
  );
}
