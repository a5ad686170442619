import styles from './status-mark.module.css';

interface StatusMarkProps {
  /** Colour of the dot, which only repeats the meaning of the word. */
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
