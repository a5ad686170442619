import type { ReactNode } from 'react';
import styles from './chart-legend.module.css';

interface ChartLegendProps {
  entries: readonly { name: string; sample: ReactNode }[];
}

/** Explains the fills of a chart's bars. */
export function ChartLegend({ entries }: ChartLegendProps) {
  return (
    <div className={styles.legend}>
      {entries.map(({ name, sample }) => (
        <span key={name} className={styles.entry}>
          {sample}
          {name}
        </span>
      ))}
    </div>
  );
}
