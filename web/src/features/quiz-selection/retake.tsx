import type { Retake } from '#functions/contract/quiz.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { ReportPromise } from './use-promise.ts';
import * as words from '#web/lib/words/quiz-selection/offer.ts';

/** The number of questions in a new attempt, and its reason. */
export function retakeWords({ questionCount, newCount, total }: Retake): string {
  if (newCount === 0) return words.allAgain(total);
  return newCount === total ? words.allNew(total) : words.onlyNew(questionCount);
}

/** The parts that a retake's report lacks because it has few questions; '' if none. */
export function tooFewWords(promise: ReportPromise | undefined): string {
  if (!promise || promise.tooFewFor.length === 0) return '';
  return words.notEnough(promise.tooFewFor);
}

const texts = words.retake;

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
      title={retake.questionCount < retake.total ? texts.shorter : texts.same}
      isOpen
      role="alertdialog"
      onOpenChange={onCancel}
      actions={
        <>
          <Button autoFocus onPress={onCancel}>
            {texts.notNow}
          </Button>
          <Button tone="primary" onPress={onApply}>
            {texts.apply}
          </Button>
        </>
      }
    >
      <p>
        <span>{texts.before}</span> <strong>{`${retakeWords(retake)} ${tooFewWords(promise)}`}</strong>
      </p>
      <p>{texts.rule}</p>
    </Dialog>
  );
}
