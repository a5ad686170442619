import type { ReactNode } from 'react';
import { documentLabels } from '#functions/domain/reports/document/document-words.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import styles from './chart-figure.module.css';

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
    <div className={styles.chart}>
      <figure className={styles.figure}>
        <div role="img" aria-label={alt} className={styles.drawing}>
          {children}
        </div>
        <figcaption className={styles.caption}>
          {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </figcaption>
      </figure>
      <details className={styles.behind}>
        <summary>
          {documentLabels.asTable}
          <VisuallyHidden>: {caption}</VisuallyHidden>
        </summary>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {table.head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name, ...cells], place) => (
              <tr key={place}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
