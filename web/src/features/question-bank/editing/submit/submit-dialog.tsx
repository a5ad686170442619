import { useMemo } from 'react';
import type { QuestionView } from '#functions/contract/admin/banks/questions.ts';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import type { ParameterMap } from '#functions/domain/banks/parameters/parameter-map.ts';
import { changesTo } from '#web/lib/words/bank/changes.ts';
import * as words from '#web/lib/words/question-bank/editing.ts';
import { buttons } from '#web/lib/words/ui.ts';
import { BankComparison } from '#web/features/bank/diff/bank-diff-view.tsx';
import type { BankRow } from '#web/features/bank/table/bank-row.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { remainingRows } from '../edits/bank-edits.ts';

interface SubmitDialogProps {
  quiz: QuizView;
  /** The live questions and notes. */
  questions: readonly QuestionView[];
  map: ParameterMap;
  rows: readonly BankRow[];
  editedMap: ParameterMap;
  onPublish: () => void;
  onClose: () => void;
}

/** Shows what the edits change before they are published. */
export function SubmitDialog({ quiz, questions, map, rows, editedMap, onPublish, onClose }: SubmitDialogProps) {
  const { quizId, name, version } = quiz;
  const before = useMemo(() => ({ questions, map }), [questions, map]);
  const after = useMemo(() => ({ questions: remainingRows(rows).map(numbered), map: editedMap }), [rows, editedMap]);
  const actions = (
    <>
      <Button onPress={onClose}>{buttons.cancel}</Button>
      <Button tone="primary" onPress={onPublish}>
        {words.publish.action}
      </Button>
    </>
  );
  return (
    <Dialog
      title={words.publish.title}
      size="large"
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      actions={actions}
    >
      <p className="mt-0 mb-3">{words.publishing(version + 1, quizId, name)}</p>
      <BankComparison label={changesTo(version)} quiz={quiz} before={before} after={after} />
    </Dialog>
  );
}

/** With its id, if it is published, and the number that it gets. */
function numbered(row: BankRow, index: number) {
  const id = Number(row.key);
  return { ...row, number: index + 1, ...(id > 0 && { id }) };
}
