import { dialDrawing } from '#functions/domain/reports/charts/drawings.ts';
import { documentLabels, rowsInWords } from '#functions/domain/reports/document/document-words.ts';
import type { Dial } from '#functions/domain/reports/document/report-document.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { ChartFigure, scoreTable } from './chart-figure.tsx';

/** The quotients side by side, each with its sub-parameters; on paper, each dial is above its text. */
export function DialList({ dials }: { dials: readonly Dial[] }) {
  const caption = dials.map(({ code }) => code).join(' / ');
  const table = scoreTable(dials.map((dial) => ({ ...dial, name: `${dial.name} (${dial.code})` })));
  return (
    <div className="break-inside-avoid">
      <ChartFigure isCaptionHidden caption={caption} alt={rowsInWords(dials)} table={table}>
        <div className="flex flex-wrap justify-around gap-4 print:grid print:grid-cols-3 print:gap-x-6 print:gap-y-3">
          {dials.map((dial) => (
            <ChartDrawing
              key={dial.code}
              drawing={dialDrawing(dial)}
              className="block min-w-[min(9rem,100%)] flex-[0_1_13rem] overflow-visible print:w-36 print:justify-self-center"
            />
          ))}
        </div>
      </ChartFigure>
      <dl className="mx-0 mt-4 mb-6 grid gap-4 print:grid-cols-3 print:gap-x-6 print:gap-y-3">
        {dials.map((dial) => (
          <div key={dial.code}>
            <dt className="font-semibold">{dial.name}</dt>
            <dd className="m-0 max-w-(--measure)">
              <span>{dial.text}</span>
              <span className="block text-sm text-quiet">
                {`${documentLabels.members}: ${dial.members.join(' · ')}`}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
