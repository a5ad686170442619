import type { ReactNode } from 'react';
import styles from './chart.module.css';

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
    <figure className={styles.chart} aria-label={title}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      {children}
      <details className={styles.numbers}>
        <summary>Show as table</summary>
        {table}
      </details>
    </figure>
  );
}
