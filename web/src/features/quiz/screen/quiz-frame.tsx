import type { ReactNode } from 'react';
import styles from '../quiz.module.css';

/** Class names for the parts of a frame. */
export const frame = styles;

/** A full-height frame of a header, a scrolling middle and a footer. */
export function QuizFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.screen}>
      <div className={styles.frame}>{children}</div>
    </div>
  );
}
