import type { ReactNode } from 'react';

interface ChartLegendProps {
  entries: readonly { name: string; sample: ReactNode }[];
}

/** Explains the fills of a chart's bars. */
export function ChartLegend({ entries }: ChartLegendProps) {
  return (
    <div className="mb-4 flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {entries.map(({ name, sample }) => (
        <span key={name} className="inline-flex items-center gap-2">
          {sample}
          {name}
        </span>
      ))}
    </div>
  );
}
