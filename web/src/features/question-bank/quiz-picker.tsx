import { useId } from 'react';
import type { QuizView } from '#functions/contract/admin/quizzes.ts';
import styles from './quiz-picker.module.css';

interface QuizPickerProps {
  quizzes: readonly QuizView[];
  shownId: number;
  onChoose: (quizId: number) => void;
}

/** Which quiz's questions are shown. */
export function QuizPicker({ quizzes, shownId, onChoose }: QuizPickerProps) {
  const id = useId();
  return (
    <div className={styles.picker}>
      <label htmlFor={id} className={styles.label}>
        Quiz
      </label>
      <select
        id={id}
        value={shownId}
        onChange={({ target }) => onChoose(Number(target.value))}
        className={styles.select}
      >
        {quizzes.map(({ quizId, name, active }) => (
          <option key={quizId} value={quizId}>
            {`${quizId}: ${name}${active ? ' (active)' : ''}`}
          </option>
        ))}
      </select>
    </div>
  );
}
