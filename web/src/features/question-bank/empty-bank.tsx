import { ProfileShape } from '#web/ui/figure/profile-shape.tsx';
import styles from './empty-bank.module.css';

/** Before the first upload. */
export function EmptyBank() {
  return (
    <section className={styles.empty}>
      <ProfileShape profile={[0.3, 0.3, 0.3, 0.3, 0.3]} withRings className={styles.shape} />
      <h2 className={styles.title}>No questions yet</h2>
      <p>Upload a spreadsheet to make the first quiz. You look at its questions before anything is published.</p>
    </section>
  );
}
