import { type FormEvent, useId, useState } from 'react';
import { adminLimits } from '#functions/contract/text-limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { refuseInvalid } from '#web/ui/form/refuse-invalid.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useConfirmDiscard } from '#web/ui/use-confirm-discard.tsx';
import { detailProblems, hasProblems } from '#web/features/bank/details/quiz-details.ts';
import { QuizFields } from '#web/features/bank/details/quiz-fields.tsx';
import { TargetNote } from './target-note.tsx';
import type { UploadPreview } from '../flow/upload-preview.ts';
import { changeTarget, type UploadTarget } from '../flow/upload-target.ts';

interface ConfigureDialogProps {
  preview: UploadPreview;
  onContinue: (target: UploadTarget) => void;
  onCancelUpload: () => void;
  /** Closed by Escape: the target stays unchanged. */
  onClose: () => void;
}

/** Edits the target of the upload, with its name and price. Nothing is saved here. */
export function ConfigureDialog({
  preview: { target, seen, questions },
  onContinue,
  onCancelUpload,
  onClose,
}: ConfigureDialogProps) {
  const form = useId();
  const [draft, setDraft] = useState(target);
  const [problems, setProblems] = useState({});
  const { close, confirmation, typing } = useConfirmDiscard(onClose);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (refuseInvalid(event.currentTarget)) return;
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
    <Dialog title="Configure Quiz Details" isOpen isDismissable={false} onOpenChange={close} actions={actions}>
      <form id={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4" {...typing}>
        <NumberField
          label="Target quiz ID"
          value={draft.quizId}
          onChange={(quizId) => setDraft(changeTarget(draft, quizId, seen))}
          fallback={1}
          minValue={1}
          maxValue={999_999_999}
          step={1}
          formatOptions={{ useGrouping: false, maximumFractionDigits: 0 }}
        />
        <TargetNote target={draft} quizzes={seen} questionCount={questions.length} />
        <QuizFields
          details={draft.details}
          problems={problems}
          onChange={(details) => setDraft({ ...draft, details })}
        />
        <TextField
          label="Note for the list of versions (optional)"
          value={draft.note ?? ''}
          onChange={(note) => setDraft({ ...draft, note })}
          maxLength={adminLimits.note}
          autoComplete="off"
        />
      </form>
      {confirmation}
    </Dialog>
  );
}
