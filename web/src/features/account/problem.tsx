import type { ReactNode } from 'react';
import styles from './account-page.module.css';

/** What did not work, read out at once. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.problem}>
      {children}
    </p>
  );
}
