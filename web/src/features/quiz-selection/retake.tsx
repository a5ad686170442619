import type { Retake } from '#functions/contract/quiz.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
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

interface ConfirmRetakeProps {
  retake: Retake;
  promise: ReportPromise | undefined;
  onApply: () => void;
  onCancel: () => void;
}

/** Asked before a coupon is used for an attempt with fewer questions than the person may expect, or the same ones again. */
export function ConfirmRetake({ retake, promise, onApply, onCancel }: ConfirmRetakeProps) {
  return (
    <ConfirmDialog
      title={retake.questionCount < retake.total ? words.shorterTitle : words.sameTitle}
      cancel={words.retakeButtons.notNow}
      action={words.retakeButtons.apply}
      onConfirm={onApply}
      onClose={onCancel}
    >
      <p>
        <span>{words.before}</span> <strong>{`${retakeWords(retake)} ${tooFewWords(promise)}`}</strong>
      </p>
      <p>{words.rule}</p>
    </ConfirmDialog>
  );
}
