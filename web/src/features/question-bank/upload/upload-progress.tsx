import type { UploadUnderway } from './upload-flow.ts';
import styles from './upload-progress.module.css';

/** Progress of a file: the percentage sent, then the number of rows read. */
export function UploadProgress({ flow: { step, percent, rowsRead } }: { flow: UploadUnderway }) {
  if (step === 'reading' && percent !== undefined) {
    return (
      <span className={styles.progress}>
        <progress max={100} value={percent} aria-label="Sent so far" className={styles.bar} />
        {percent} % sent
      </span>
    );
  }
  if (step === 'processing' && rowsRead) {
    return <span className={styles.progress}>{rowsRead.toLocaleString('en-IN')} rows read</span>;
  }
  return null;
}
