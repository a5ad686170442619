import type { Retake } from '#functions/contract/quiz.ts';
import { contactAbout } from '#web/lib/paths.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Tagged } from '#web/ui/tagged.tsx';
import type { ReportPromise } from './use-promise.ts';
import * as words from '#web/lib/words/quiz-selection/offer.ts';

/** The number of questions in a new attempt, and its reason. */
export function retakeWords({ questionCount, newCount, total }: Retake): string {
  if (newCount === 0) return words.allAgain(total);
  return newCount === total ? words.allNew(total) : words.onlyNew(questionCount);
}

/** The parts that a retake's report lacks because it has few questions, and what to do about it; nothing if there are none. */
export function TooFew({ promise }: { promise: ReportPromise | undefined }) {
  if (!promise || promise.tooFewFor.length === 0) return null;
  const contact = (text: string) => <a href={contactAbout('scores')}>{text}</a>;
  return (
    <Notice tone="warning">
      <p>
        <strong>{words.tooFew(promise.tooFewFor, promise)}</strong> <Tagged text={words.askFirst} draw={{ contact }} />
      </p>
    </Notice>
  );
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
        <span>{words.before}</span> <strong>{retakeWords(retake)}</strong>
      </p>
      <p>{words.rule}</p>
      <TooFew promise={promise} />
    </ConfirmDialog>
  );
}
