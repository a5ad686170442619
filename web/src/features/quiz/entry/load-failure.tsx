import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { messages } from '../messages.ts';

export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <main>
      <Dialog
        title="Notice"
        isOpen
        role="alertdialog"
        actions={
          <>
            <ButtonLink to={paths.quizSelection}>Go Back</ButtonLink>
            <Button tone="primary" autoFocus onPress={onRetry}>
              Try again
            </Button>
          </>
        }
      >
        <p>{messages.loading}</p>
        <p>Nothing is lost: your saved answers stay saved, and trying again does not use up an attempt.</p>
      </Dialog>
    </main>
  );
}
