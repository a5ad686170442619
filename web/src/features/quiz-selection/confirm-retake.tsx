import type { Retake } from '#functions/contract/quiz.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { retakeWords, tooFewWords } from './retake-words.ts';
import type { ReportPromise } from './use-promise.ts';

interface ConfirmRetakeProps {
  retake: Retake;
  promise: ReportPromise | undefined;
  onApply: () => void;
  onCancel: () => void;
}

/** Asked before a coupon is used for an attempt with fewer questions than the person may expect, or the same ones again. */
export function ConfirmRetake({ retake, promise, onApply, onCancel }: ConfirmRetakeProps) {
  return (
    <Dialog
      title="Use a coupon for this?"
      isOpen
      role="alertdialog"
      onOpenChange={onCancel}
      actions={
        <>
          <Button autoFocus onPress={onCancel}>
            Not now
          </Button>
          <Button tone="primary" onPress={onApply}>
            Apply the coupon
          </Button>
        </>
      }
    >
      <p>
        You have completed this assessment before.{' '}
        <strong>
          {retakeWords(retake)} {tooFewWords(promise)}
        </strong>
      </p>
      <p>The new report is made of the answers of the new attempt alone, and a coupon is good for one attempt.</p>
    </Dialog>
  );
}
