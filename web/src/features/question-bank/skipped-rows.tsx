import type { UploadView } from '#functions/contract/admin/uploads.ts';
import { scrollRegion } from './scroll-region.ts';
import styles from './skipped-rows.module.css';

/** Rows of the sheet that give no question, each with the reason: nothing is left out in silence. */
export function SkippedRows({ upload: { skipped, skippedCount } }: { upload: UploadView }) {
  if (skippedCount === 0) return null;
  return (
    <section className={styles.skipped}>
      <h3 className={styles.title}>
        {skippedCount === 1 ? '1 row was left out' : `${skippedCount} rows were left out`}
      </h3>
      <div {...scrollRegion} aria-label="Rows that were left out" className={styles.scroller}>
        <ul className={styles.list}>
          {skipped.map(({ row, reason }) => (
            <li key={row}>
              <span className={styles.row}>Row {row}</span>
              <span>{reason}</span>
            </li>
          ))}
        </ul>
      </div>
      {skippedCount > skipped.length && <p className={styles.more}>These are the first {skipped.length}.</p>}
    </section>
  );
}
