import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TargetNote } from './target-note.tsx';
import type { UploadPreview } from '../flow/upload-flow.ts';

interface CreateQuizDialogProps {
  preview: UploadPreview;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms a new quiz, because it replaces the active one. */
export function CreateQuizDialog({ preview: { target, seen, questions }, onConfirm, onClose }: CreateQuizDialogProps) {
  const actions = (
    <>
      <Button onPress={onClose}>Go Back</Button>
      <Button tone="primary" onPress={onConfirm}>
        Create quiz {target.quizId} and make it active
      </Button>
    </>
  );
  return (
    <Dialog role="alertdialog" title={`Create quiz ${target.quizId}?`} isOpen onOpenChange={onClose} actions={actions}>
      <TargetNote quizId={target.quizId} quizzes={seen} questionCount={questions.length} />
    </Dialog>
  );
}
