import styles from './status-mark.module.css';

interface StatusMarkProps {
  /** Of the dot, which only repeats what the words say. */
  tone: 'success' | 'info' | 'warning' | 'danger' | 'quiet';
  children: string;
}

/** A status in a word, with a dot. */
export function StatusMark({ tone, children }: StatusMarkProps) {
  return (
    <span className={styles.status} data-tone={tone}>
      {children}
    </span>
  );
}
