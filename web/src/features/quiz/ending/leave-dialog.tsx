import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { counted } from '#functions/domain/text/counted.ts';
import { resumeCostWords } from './resume-cost-words.ts';

interface LeaveDialogProps {
  /** Re-entries and tab switches that are left; undefined if coming back is free. */
  remaining: number | undefined;
  /** Number of answers that the server has not received. */
  unsent: number;
  /** This browser has no storage, so only this page has them. */
  isHeld: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks when the browser's history leads away from a running assessment. */
export function LeaveDialog({ remaining, unsent, isHeld, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      title="Leave the assessment?"
      isOpen
      onOpenChange={onStay}
      actions={
        <>
          <Button tone="danger" onPress={onLeave}>
            Leave
          </Button>
          <Button tone="primary" autoFocus onPress={onStay}>
            Stay
          </Button>
        </>
      }
    >
      {remaining !== undefined && <p>{resumeCostWords(remaining)}</p>}
      {unsent > 0 && (
        <p>
          <strong>{counted(unsent, 'answer has', 'answers have')} not reached us yet.</strong>{' '}
          {isHeld
            ? 'This browser keeps nothing, so leaving loses what has not been sent.'
            : 'What has not been sent is kept on this device, and is sent when you come back here.'}
        </p>
      )}
    </Dialog>
  );
}
