import { type ComponentProps, useId } from 'react';
import type { Dialog } from '#web/ui/dialog.tsx';
import styles from '#web/ui/dialog.module.css';

/** Shown where the code of the modal dialog could not be loaded. It leaves the page below usable. */
export function PlainDialog({ title, role = 'dialog', actions, children }: ComponentProps<typeof Dialog>) {
  const name = useId();
  return (
    <div role={role} aria-labelledby={name} className={styles.backdrop}>
      <div className={styles.modal}>
        <header className={styles.header}>
          <h2 id={name} className={styles.title}>
            {title}
          </h2>
        </header>
        <div className={styles.body}>{children}</div>
        <footer className={styles.actions}>{actions}</footer>
      </div>
    </div>
  );
}
