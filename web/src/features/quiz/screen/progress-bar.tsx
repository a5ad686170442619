import styles from './progress-bar.module.css';

export function ProgressBar({ percent }: { percent: number }) {
  return (
    <div className={styles.progress}>
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className={styles.track}
      >
        <div className={styles.bar} style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
      <span className={styles.text}>{percent}% complete</span>
    </div>
  );
}
