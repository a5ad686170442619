import styles from './key-hint.module.css';

/** For whoever has a keyboard in front of them. */
export function KeyHint({ options }: { options: number }) {
  return (
    <p className={styles.hint}>
      <span>
        <kbd>1</kbd>–<kbd>{options}</kbd> choose
      </span>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> move, <kbd>Enter</kbd> chooses
      </span>
      <span>
        <kbd>T</kbd> says the time left
      </span>
    </p>
  );
}
