import type { ReactNode } from 'react';

interface ChartProps {
  title: string;
  /** The message of the chart, in a sentence. */
  caption: ReactNode;
  /** The drawing; its numbers are also in the table. */
  children: ReactNode;
  table: ReactNode;
}

/** A drawing with a text alternative, and its numbers as a table. */
export function Chart({ title, caption, children, table }: ChartProps) {
  return (
    <figure
      className="m-0 grid grid-cols-1 gap-3 rounded-md border border-line bg-surface p-4 [&_[data-series='finished']]:[--series:var(--pillar-intelligence)] [&_[data-series='started']]:[--series:var(--pillar-wellbeing)] [&_rect]:fill-(--series) [&_rect]:[print-color-adjust:exact] forced-colors:[&_rect[data-series='finished']]:fill-[GrayText] forced-colors:[&_rect[data-series='started']]:fill-[CanvasText]"
      aria-label={title}
    >
      <figcaption className="m-0 max-w-[70ch] text-quiet">{caption}</figcaption>
      {children}
      <details className="[&_summary]:w-fit [&_summary]:cursor-pointer [&_summary]:py-1 open:[&_summary]:mb-2 print:[&::details-content]:h-auto print:[&::details-content]:[content-visibility:visible]">
        <summary>Show as table</summary>
        {table}
      </details>
    </figure>
  );
}
