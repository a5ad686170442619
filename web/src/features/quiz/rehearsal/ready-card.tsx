import styles from './rehearsal.module.css';
import { StepHeading } from './step-heading.tsx';

interface ReadyCardProps {
  questionCount: number;
  timeLimitMinutes: number;
}

/** The last thing before the first real question. */
export function ReadyCard({ questionCount, timeLimitMinutes }: ReadyCardProps) {
  return (
    <section aria-labelledby="step" className={styles.card}>
      <StepHeading>That is all there is to it.</StepHeading>
      <ul className={styles.points}>
        <li>
          {questionCount} {questionCount === 1 ? 'question' : 'questions'} in {timeLimitMinutes}{' '}
          {timeLimitMinutes === 1 ? 'minute' : 'minutes'}. The clock starts with your first answer, not before.
        </li>
        <li>Choose what is true for you. There are no right answers to look for.</li>
        <li>Stay on this tab until the end. Each answer is saved as you give it.</li>
      </ul>
    </section>
  );
}
