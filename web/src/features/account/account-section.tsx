import { type ReactNode, useId } from 'react';
import styles from './account-page.module.css';

export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}
