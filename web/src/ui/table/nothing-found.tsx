import { Button } from '#web/ui/button.tsx';
import styles from './nothing-found.module.css';

/** The reason why a list is empty; with a button that clears the filter, if there is one. */
export function NothingFound({ words, onClear }: { words: string; onClear?: (() => void) | undefined }) {
  return (
    <div className={styles.nothing}>
      <p role="status">{words}</p>
      {onClear && (
        <Button size="small" onPress={onClear}>
          Clear the filter
        </Button>
      )}
    </div>
  );
}
