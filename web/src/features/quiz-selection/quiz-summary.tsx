import type { ActiveQuiz } from '#functions/contract/quiz.ts';
import { ProfileShape } from '#web/ui/profile-shape.tsx';
import styles from './quiz-summary.module.css';

interface QuizSummaryProps {
  quiz: ActiveQuiz | undefined;
  completedCount: number;
  isResuming: boolean;
}

/** What the person is about to take. */
export function QuizSummary({ quiz, completedCount, isResuming }: QuizSummaryProps) {
  const minutes = quiz && Math.ceil(quiz.timeLimitSeconds / 60);
  return (
    <div className={styles.summary}>
      <ProfileShape className={styles.mark} />
      <h1 className={styles.name} aria-busy={!quiz}>
        {quiz?.name ?? 'Loading...'}
      </h1>
      {quiz && (
        <>
          <p className={styles.facts}>
            {quiz.questionCount} questions · {minutes} {minutes === 1 ? 'minute' : 'minutes'} · report by mail
          </p>
          <p className={styles.text}>
            You answer one question at a time. Your report shows your scores on the core parameters, your Emotional,
            Moral and Leadership Quotients and a SWOT, and is mailed to you in 24-48 business hours.
          </p>
          {completedCount > 0 && !isResuming && (
            <p className={styles.text}>
              You have completed this assessment before. A new coupon starts a new attempt, with questions you have not
              answered yet.
            </p>
          )}
        </>
      )}
    </div>
  );
}
