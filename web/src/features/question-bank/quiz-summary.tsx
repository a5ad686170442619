import { useState } from 'react';
import type { QuizView } from '#functions/contract/admin/quizzes.ts';
import { rupees } from '#web/lib/rupees.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { QuizDetailsDialog } from './quiz-details-dialog.tsx';
import styles from './quiz-summary.module.css';
import { dateAndTime } from './show-date.ts';
import { showLimit } from './show-limit.ts';

/** The quiz whose questions are shown, and the way to change its details. */
export function QuizSummary({ quiz }: { quiz: QuizView }) {
  const [isEditing, setIsEditing] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const facts = [
    ['Quiz ID', quiz.quizId],
    ['Price', rupees(quiz.price)],
    ['Questions', quiz.questionCount],
    ['Time limit', showLimit(quiz)],
    ['Version', quiz.version],
    ['Last changed', dateAndTime(quiz.updatedAt)],
  ] as const;
  const edit = () => {
    setIsSaved(false);
    setIsEditing(true);
  };
  const close = (saved: boolean) => {
    setIsSaved(saved);
    setIsEditing(false);
  };

  return (
    <section aria-label="The quiz" className={styles.summary}>
      <div className={styles.head}>
        <h2 className={styles.name}>{quiz.name}</h2>
        <span className={styles.state} data-active={quiz.active}>
          {quiz.active ? 'Active' : 'Not active'}
        </span>
        <Button size="small" onPress={edit} className={styles.edit}>
          Quiz details
        </Button>
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isSaved && (
        <Notice tone="success">
          <p>Quiz details saved.</p>
        </Notice>
      )}
      {isEditing && <QuizDetailsDialog quiz={quiz} onClose={close} />}
    </section>
  );
}
