import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './page-error.module.css';

interface PageErrorProps {
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Instead of a screen whose data did not come. */
export function PageError({ error, isRetrying, onRetry }: PageErrorProps) {
  return (
    <div className={styles.failure}>
      <Notice tone="danger">
        <p>Error: {error.message}</p>
      </Notice>
      <Button onPress={onRetry} isPending={isRetrying}>
        Try again
      </Button>
    </div>
  );
}
