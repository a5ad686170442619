import type { Retake } from '#functions/contract/quiz.ts';
import { promiseWords } from '#functions/domain/reports/promise/report-parts.ts';
import { plural } from '#functions/domain/text/counted.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { ReportPromise } from './use-promise.ts';

/** The number of questions in a new attempt, and its reason. */
export function retakeWords({ questionCount, newCount, total }: Retake): string {
  if (newCount === 0) return `You have answered all ${total} questions; you get all of them again.`;
  const isOne = questionCount === 1;
  const shown = isOne ? 'the new attempt has only this one' : `the new attempt has only these ${questionCount}`;
  return newCount === total
    ? `All ${total} questions are new to you.`
    : `${newCount} of ${total} questions ${plural(newCount, 'is', 'are')} new to you: ${shown}.`;
}

/** The parts that a retake's report lacks because it has few questions; '' if none. */
export function tooFewWords(promise: ReportPromise | undefined): string {
  if (!promise || promise.tooFewFor.length === 0) return '';
  return `That is too few for ${promiseWords(promise.tooFewFor)}.`;
}

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
        You have completed this assessment before. <strong>{`${retakeWords(retake)} ${tooFewWords(promise)}`}</strong>
      </p>
      <p>The new report is made of the answers of the new attempt alone, and a coupon is good for one attempt.</p>
    </Dialog>
  );
}
