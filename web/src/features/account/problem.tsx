import type { ReactNode } from 'react';
import styles from './account-page.module.css';

/** An error message that screen readers announce at once. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.problem}>
      {children}
    </p>
  );
}
