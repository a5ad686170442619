import type { ReactNode } from 'react';
import {
  answersOf,
  documentLabels,
  intervalOf,
  missingText,
  percentOf,
} from '#functions/domain/reports/document/document-words.ts';
import type { ScaleRow } from '#functions/domain/reports/document/report-document.ts';
import { classNames } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** The scores of scales as a table. */
export function scoreTable(rows: readonly Omit<ScaleRow, 'kind'>[]): ChartFigureProps['table'] {
  const { scale, figure, interval, answers } = documentLabels;
  const scoreCells = ({ score, ...row }: Omit<ScaleRow, 'kind'>) =>
    score ? [percentOf(score), intervalOf(score)] : [missingText(row), '–'];
  return {
    head: [scale, figure, interval, answers],
    rows: rows.map((row) => [row.name, ...scoreCells(row), answersOf(row)]),
  };
}

interface ChartFigureProps {
  caption: string;
  /** Text alternative of the drawing. */
  alt: string;
  /** The figures as a table: column names, and a row for each scale that starts with its name. */
  table: { head: readonly string[]; rows: readonly (readonly string[])[] };
  /** Hides the caption where the surrounding text is sufficient. */
  isCaptionHidden?: boolean | undefined;
  children: ReactNode;
}

/** A drawing with a text alternative, and its figures in a table. */
export function ChartFigure({ caption, alt, table, isCaptionHidden, children }: ChartFigureProps) {
  return (
    <div className="@container mx-0 mt-6 mb-2 break-inside-avoid">
      <figure className="m-0">
        <div role="img" aria-label={alt} className="[print-color-adjust:exact]">
          {children}
        </div>
        <figcaption className={classNames('max-w-(--measure) text-sm/[1.45] text-quiet', !isCaptionHidden && 'mt-3')}>
          {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </figcaption>
      </figure>
      <details className="mt-2 text-sm print:not-open:hidden [&_summary]:w-fit [&_summary]:cursor-pointer [&_summary]:py-1 [&_summary]:text-link">
        <summary>
          <span>{documentLabels.asTable}</span>
          <VisuallyHidden>{`: ${caption}`}</VisuallyHidden>
        </summary>
        <FigureTable caption={caption} {...table} />
      </details>
    </div>
  );
}

/** Figures as a table, whose words stay whole: it scrolls by itself. */
export function FigureTable({ caption, head, rows }: { caption: string } & ChartFigureProps['table']) {
  // Focusable, because it scrolls by itself.
  const region = { role: 'region', tabIndex: 0, 'aria-label': caption } as const;
  return (
    <div {...region} className="relative overflow-x-auto">
      <table className="mt-2 w-full border-collapse leading-[1.4] tabular-nums [&_:is(th,td)]:border-b [&_:is(th,td)]:border-line [&_:is(th,td)]:py-2 [&_:is(th,td)]:pr-2 [&_:is(th,td)]:pl-0 [&_:is(th,td)]:text-start [&_:is(th,td)]:align-top [&_tbody_th]:font-normal">
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], place) => (
            <tr key={place}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
