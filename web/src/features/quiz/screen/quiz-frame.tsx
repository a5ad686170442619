import type { ReactNode } from 'react';
import styles from './quiz-frame.module.css';

/** For the parts of a frame. */
export const frame = styles;

/** Around a header, a middle that scrolls and a footer: as high as the screen. */
export function QuizFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.screen}>
      <div className={styles.frame}>{children}</div>
    </div>
  );
}
