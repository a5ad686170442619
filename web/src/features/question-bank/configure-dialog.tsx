import { type FormEvent, useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { detailProblems, hasProblems } from './detail-problems.ts';
import styles from './form.module.css';
import { QuizFields } from './quiz-fields.tsx';
import { TargetNote } from './target-note.tsx';
import type { UploadPreview } from './upload-flow.ts';
import { readQuizId, retarget, type UploadTarget } from './upload-target.ts';

interface ConfigureDialogProps {
  preview: UploadPreview;
  onContinue: (target: UploadTarget) => void;
  onCancelUpload: () => void;
  /** Closed by Escape: the target stays as it was. */
  onClose: () => void;
}

/** Where the upload goes, and how the quiz is called and priced then. Nothing is written here. */
export function ConfigureDialog({
  preview: { target, seen, questions },
  onContinue,
  onCancelUpload,
  onClose,
}: ConfigureDialogProps) {
  const form = useId();
  const [draft, setDraft] = useState(target);
  const [problems, setProblems] = useState({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = detailProblems(draft.details);
    setProblems(found);
    if (!hasProblems(found)) onContinue(draft);
  };
  const actions = (
    <>
      <Button onPress={onCancelUpload}>Cancel Upload</Button>
      <Button tone="primary" type="submit" form={form}>
        Continue to Preview
      </Button>
    </>
  );
  return (
    <Dialog title="Configure Quiz Details" isOpen isDismissable={false} onOpenChange={onClose} actions={actions}>
      <form id={form} noValidate onSubmit={submit} className={styles.form}>
        <NumberField
          label="Target quiz ID"
          value={draft.quizId}
          onChange={(typed) => setDraft(retarget(draft, readQuizId(typed), seen))}
          minValue={1}
          maxValue={999_999_999}
          step={1}
          formatOptions={{ useGrouping: false, maximumFractionDigits: 0 }}
        />
        <TargetNote quizId={draft.quizId} quizzes={seen} questionCount={questions.length} />
        <QuizFields
          details={draft.details}
          problems={problems}
          onChange={(details) => setDraft({ ...draft, details })}
        />
        <TextField
          label="Note for the list of versions (optional)"
          value={draft.note ?? ''}
          onChange={(note) => setDraft({ ...draft, note })}
          maxLength={500}
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}
