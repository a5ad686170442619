import { bandBar, bandSwatch } from '#functions/domain/reports/charts/drawings.ts';
import { documentLabels } from '#functions/domain/reports/document/document-words.ts';
import type { Block } from '#functions/domain/reports/document/report-document.ts';
import { ChartFigure } from './chart-figure.tsx';
import { ChartLegend, ChartRow, rowsClass } from './chart-rows.tsx';

/**
 * A stacked bar for each main parameter: the number of its answers of each kind. All bars have the legend's fills; a dot beside the
 * name has the parameter's colour.
 */
export function ChoiceChart({ caption, alt, kinds, rows }: Extract<Block, { kind: 'choices' }>) {
  const table = {
    head: [documentLabels.scale, ...kinds],
    rows: rows.map(({ name, counts }) => [name, ...counts.map(String)]),
  };
  return (
    <ChartFigure caption={caption} alt={alt} table={table}>
      <ChartLegend entries={kinds.map((name, step) => ({ name, sample: bandSwatch(step) }))} />
      <div className={rowsClass}>
        {rows.map(({ name, hue, counts }, place) => (
          <ChartRow key={place} name={<DottedName>{name}</DottedName>} hue={hue} bar={bandBar(counts)} barClass="h-4.5">
            <span className="text-end tabular-nums">{counts.join(' · ')}</span>
          </ChartRow>
        ))}
      </div>
    </ChartFigure>
  );
}

/** Further lines of a name are aligned with its first letter. */
function DottedName({ children }: { children: string }) {
  return (
    <span className="block pl-[1.1em] -indent-[1.1em]">
      <span className="mr-[0.5em] inline-block size-[0.6em] rounded-[50%] bg-(--scale) [print-color-adjust:exact]" />
      <span>{children}</span>
    </span>
  );
}
