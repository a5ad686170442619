import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface PageErrorProps {
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Shown in place of a screen whose data could not be loaded. */
export function PageError({ error, isRetrying, onRetry }: PageErrorProps) {
  return (
    <div className="grid min-h-[calc(50*var(--dvh))] max-w-160 content-start justify-items-start gap-4">
      <Notice tone="danger">
        <p>{`Error: ${error.message}`}</p>
      </Notice>
      <Button onPress={onRetry} isPending={isRetrying}>
        Try again
      </Button>
    </div>
  );
}
