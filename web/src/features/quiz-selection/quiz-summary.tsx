import type { ActiveQuiz, Retake } from '#functions/contract/quiz.ts';
import { promiseWords } from '#functions/domain/report/promise-words.ts';
import { reportPaths } from '#web/lib/report-paths.ts';
import { retakeWords } from './retake-words.ts';
import { ProfileShape } from '#web/ui/profile-shape.tsx';
import styles from './quiz-summary.module.css';

interface QuizSummaryProps {
  quiz: ActiveQuiz | undefined;
  completedCount: number;
  isResuming: boolean;
  /** What the next attempt of someone who has completed one would be. */
  retake: Retake | undefined;
}

/** What the person is about to take. */
export function QuizSummary({ quiz, completedCount, isResuming, retake }: QuizSummaryProps) {
  const { questionCount, timeLimitSeconds } = retake ?? quiz ?? { questionCount: 0, timeLimitSeconds: 0 };
  const minutes = Math.ceil(timeLimitSeconds / 60);
  return (
    <div className={styles.summary}>
      <ProfileShape className={styles.mark} />
      <h1 className={styles.name} aria-busy={!quiz}>
        {quiz?.name ?? 'Loading...'}
      </h1>
      {quiz && (
        <>
          <p className={styles.facts}>
            {questionCount} {questionCount === 1 ? 'question' : 'questions'} · {minutes}{' '}
            {minutes === 1 ? 'minute' : 'minutes'} · report by mail
          </p>
          <p className={styles.text}>
            You answer one question at a time. Your report{' '}
            {quiz.reportParts.length > 0 && `shows ${promiseWords(quiz.reportParts)}, and `}is mailed to you in 24-48
            business hours.
          </p>
          <p className={styles.text}>
            <a href={reportPaths.sample}>See a sample report</a>
          </p>
          {completedCount > 0 && !isResuming && (
            <p className={styles.text}>
              You have completed this assessment before. A new coupon starts a new attempt.{' '}
              {retake ? <strong>{retakeWords(retake)}</strong> : 'It has questions you have not answered yet.'}
            </p>
          )}
        </>
      )}
    </div>
  );
}
