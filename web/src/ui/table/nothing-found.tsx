import { Button } from '#web/ui/button.tsx';
import styles from './nothing-found.module.css';

/** A list without rows says why; one that a filter has emptied has the way back. */
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
