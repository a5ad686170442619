import { useState } from 'react';
import { adminLimits } from '#functions/contract/text-limits.ts';
import { versionNote } from '#web/lib/words/bank/quiz.ts';
import * as words from '#web/lib/words/bank-upload/preview.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
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
export function ConfigureDialog({ preview, onContinue, onCancelUpload, onClose }: ConfigureDialogProps) {
  const { target, seen, questions } = preview;
  const [draft, setDraft] = useState(target);
  const [problems, setProblems] = useState({});
  const submit = () => {
    const found = detailProblems(draft.details);
    setProblems(found);
    if (!hasProblems(found)) onContinue(draft);
  };
  return (
    <FormDialog
      title={words.configure.title}
      action={words.configure.action}
      onSubmit={submit}
      onClose={onClose}
      other={{ text: words.configure.cancel, onPress: onCancelUpload }}
    >
      <NumberField
        label={words.facts.quizId}
        value={draft.quizId}
        onChange={(quizId) => setDraft(changeTarget(draft, quizId, seen))}
        fallback={1}
        minValue={1}
        maxValue={999_999_999}
        formatOptions={{ useGrouping: false }}
      />
      <TargetNote target={draft} quizzes={seen} questionCount={questions.length} />
      <QuizFields details={draft.details} problems={problems} onChange={(details) => setDraft({ ...draft, details })} />
      <TextField
        label={versionNote}
        value={draft.note ?? ''}
        onChange={(note) => setDraft({ ...draft, note })}
        maxLength={adminLimits.note}
        autoComplete="off"
      />
    </FormDialog>
  );
}
