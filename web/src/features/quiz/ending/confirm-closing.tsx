import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface ConfirmClosingProps {
  /** The effect of the entry, in the server's words. */
  words: string;
  onClose: () => void;
}

/** Asks before an entry that would end the attempt; it is not counted yet. */
export function ConfirmClosing({ words, onClose }: ConfirmClosingProps) {
  return (
    <main>
      <Dialog
        title="End and get the report?"
        isOpen
        role="alertdialog"
        actions={
          <>
            <ButtonLink to={paths.quizSelection} autoFocus>
              Not now
            </ButtonLink>
            <Button tone="primary" onPress={onClose}>
              End it and get the report
            </Button>
          </>
        }
      >
        <p>You have no way back into this assessment left.</p>
        <p>
          <strong>{words}</strong>
        </p>
        <p>
          If it is still open in another tab or on another device, choose Not now and go on there. The clock keeps
          running.
        </p>
      </Dialog>
    </main>
  );
}
