import { type FormEvent, useId } from 'react';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { defaultResumeLimit, maxResumeLimit, minResumeLimit } from '#functions/domain/attempts/resumes.ts';
import { maxSecondsPerAttempt, minSecondsPerAttempt, timeLimitSeconds } from '#functions/domain/attempts/time-limit.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { refuseInvalid } from '#web/ui/form/refuse-invalid.ts';
import { useConfirmDiscard } from '#web/ui/use-confirm-discard.tsx';
import { QuizFields } from '#web/features/bank/details/quiz-fields.tsx';
import { ReleaseFields } from './release-fields.tsx';
import { showSeconds } from '#web/features/bank/details/quiz-details.ts';
import { useQuizDetails } from './use-quiz-details.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ConflictNotice } from '#web/features/bank/details/conflict-notice.tsx';
import { type NumberNotation, type TypedNumber, withinLimits } from '#web/ui/form/number-text.ts';

/** Bounds of a time limit, in seconds, like the server's. */
const timeLimits = {
  minValue: minSecondsPerAttempt,
  maxValue: maxSecondsPerAttempt,
  ...{ step: 60, firstValue: 30 * 60 },
};

/** Seconds that are typed as minutes: `30`, or `2:30` with seconds. */
const minutesNotation: NumberNotation = { read: readMinutes, show: showMinutes };

function readMinutes(typed: string): TypedNumber {
  const text = typed.trim();
  if (text === '') return { number: Number.NaN };
  const [, minutes, seconds = '0'] = /^(\d{1,4})(?::([0-5]\d))?$/.exec(text) ?? [];
  if (minutes === undefined)
    return { problem: `“${text}” is not a time. Type minutes such as 30, or 2:30 with seconds.` };
  return withinLimits(Number(minutes) * 60 + Number(seconds), timeLimits, showMinutes);
}

function showMinutes(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return rest === 0 ? String(minutes) : `${minutes}:${String(rest).padStart(2, '0')}`;
}

interface QuizDetailsDialogProps {
  quiz: QuizView;
  onClose: (saved: boolean) => void;
}

const wholeNumber = { useGrouping: false, maximumFractionDigits: 0 };

/** Name, description, price, limits and report release of an existing quiz. */
export function QuizDetailsDialog({ quiz, onClose }: QuizDetailsDialogProps) {
  const form = useId();
  const edit = useQuizDetails(quiz, () => onClose(true));
  const usual = showSeconds(timeLimitSeconds({}, quiz.questionCount));
  const { close, confirmation, typing } = useConfirmDiscard(() => onClose(false));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!refuseInvalid(event.currentTarget)) edit.save();
  };
  const actions = (
    <>
      <Button onPress={close}>Cancel</Button>
      <Button tone="primary" type="submit" form={form} isPending={edit.isSaving}>
        Save quiz {quiz.quizId}
      </Button>
    </>
  );
  return (
    <Dialog title="Quiz details" isOpen isDismissable={false} onOpenChange={close} actions={actions}>
      <form id={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4" {...typing}>
        <DetailsFailure edit={edit} />
        <QuizFields details={edit.draft.details} problems={edit.problems} onChange={edit.changeDetails} />
        <NumberField
          label="Time limit in minutes"
          description={`Such as 30, or 2:30 with seconds. Empty: 60 s for every two questions, here ${usual}. Attempts that have begun keep theirs.`}
          value={edit.draft.secondsPerAttempt ?? NaN}
          onChange={edit.changeLimit}
          notation={minutesNotation}
          {...timeLimits}
        />
        <NumberField
          label="Resume limit"
          description={`From ${minResumeLimit} to ${maxResumeLimit}, usually ${defaultResumeLimit}: the resume or tab switch that closes an attempt. Attempts that have begun keep theirs.`}
          value={edit.draft.resumeLimit}
          onChange={edit.changeResumeLimit}
          minValue={minResumeLimit}
          maxValue={maxResumeLimit}
          step={1}
          formatOptions={wholeNumber}
        />
        <ReleaseFields release={edit.draft.reportRelease} onChange={edit.changeRelease} />
      </form>
      {confirmation}
    </Dialog>
  );
}

/** Why the details were not saved, and what to do; after a conflict, that they were loaded again. */
function DetailsFailure({ edit }: { edit: ReturnType<typeof useQuizDetails> }) {
  const reload = (
    <Button size="small" onPress={edit.reload} isPending={edit.isReloading}>
      Load current data and try again
    </Button>
  );
  if (edit.isConflict && edit.now) {
    return (
      <ConflictNotice now={edit.now} seen={edit.seen} kept="What you have typed is kept.">
        {reload}
      </ConflictNotice>
    );
  }
  if (edit.failure) {
    return (
      <Notice tone="danger">
        <p>{edit.failure}</p>
        {edit.isConflict && reload}
      </Notice>
    );
  }
  if (!edit.isReloaded) return null;
  return (
    <Notice tone="info">
      <p>These are the current details, with your changes. Look at them, then save again.</p>
    </Notice>
  );
}
