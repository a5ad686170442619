import { type FormEvent, useId } from 'react';
import type { QuizView } from '#functions/contract/admin/quizzes.ts';
import { timeLimitSeconds } from '#functions/domain/time-limit.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import styles from './form.module.css';
import { QuizFields } from './quiz-fields.tsx';
import { showSeconds } from './show-limit.ts';
import { useQuizDetails } from './use-quiz-details.ts';

interface QuizDetailsDialogProps {
  quiz: QuizView;
  onClose: (saved: boolean) => void;
}

/** Name, description, price and time limit of a quiz that exists. */
export function QuizDetailsDialog({ quiz, onClose }: QuizDetailsDialogProps) {
  const form = useId();
  const edit = useQuizDetails(quiz, () => onClose(true));
  const usual = showSeconds(timeLimitSeconds({}, quiz.questionCount));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    edit.save();
  };
  const actions = (
    <>
      <Button onPress={() => onClose(false)}>Cancel</Button>
      <Button tone="primary" type="submit" form={form} isPending={edit.isSaving}>
        Save quiz {quiz.quizId}
      </Button>
    </>
  );
  return (
    <Dialog title="Quiz details" isOpen isDismissable={false} onOpenChange={() => onClose(false)} actions={actions}>
      <form id={form} noValidate onSubmit={submit} className={styles.form}>
        {edit.failure && (
          <Notice tone="danger">
            <p>{edit.failure}</p>
            {edit.isConflict && (
              <Button size="small" onPress={() => void edit.reload()} isPending={edit.isReloading}>
                Load current data and try again
              </Button>
            )}
          </Notice>
        )}
        {edit.isReloaded && (
          <Notice tone="info">
            <p>These are the current details, with your changes. Look at them, then save again.</p>
          </Notice>
        )}
        <QuizFields details={edit.draft.details} problems={edit.problems} onChange={edit.changeDetails} />
        <NumberField
          label="Time limit in seconds"
          description={`From 5 s to 24 hours. Empty: 60 s for every two questions, here ${usual}. Attempts that have begun keep theirs.`}
          value={edit.draft.secondsPerAttempt ?? NaN}
          onChange={edit.changeLimit}
          minValue={5}
          maxValue={86_400}
          step={1}
          formatOptions={{ useGrouping: false, maximumFractionDigits: 0 }}
        />
      </form>
    </Dialog>
  );
}
