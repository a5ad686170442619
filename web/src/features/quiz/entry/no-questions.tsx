import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ProfileShape } from '#web/ui/figure/profile-shape.tsx';
import styles from '../quiet-page.module.css';

export function NoQuestions() {
  return (
    <main className={styles.page}>
      <ProfileShape className={styles.mark} profile={[0.3, 0.3, 0.3, 0.3, 0.3]} withRings />
      <h1 className={styles.title}>No questions available</h1>
      <p className={styles.text}>
        This assessment has no questions at the moment. Your coupon has not been used. Please come back later.
      </p>
      <ButtonLink to={paths.quizSelection}>Go Back</ButtonLink>
    </main>
  );
}
