import { archiveQuiz, type QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { quizzesQuery } from '#web/lib/admin/admin-quizzes-query.ts';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { call } from '#web/lib/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { problemWords } from '#web/features/bank/problem-words.ts';

interface ArchiveDialogProps {
  quiz: QuizView;
  /** Called with a sentence on what was done, if it was. */
  onClose: (words: string | undefined) => void;
}

/** Archives a quiz, or restores it. */
export function ArchiveDialog({ quiz, onClose }: ArchiveDialogProps) {
  const { quizId, name, revision, active } = quiz;
  // Fixed at the beginning: the list may be reloaded below the dialog.
  const archived = !quiz.archived;
  const archiving = useCommand({
    send: () => call(archiveQuiz, { params: { quizId }, body: { archived, revision } }),
    onDone: () => onClose(archived ? `Quiz ${quizId} is archived.` : `Quiz ${quizId} is no longer archived.`),
    reloads: [quizzesQuery.queryKey],
  });
  const verb = archived ? `Archive quiz ${quizId}` : `Unarchive quiz ${quizId}`;
  const actions = (
    <>
      <Button onPress={() => onClose(undefined)}>Cancel</Button>
      {!active && (
        <Button tone="primary" onPress={() => archiving.run()} isPending={archiving.isPending}>
          {verb}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      role="alertdialog"
      title={archived ? `Archive quiz ${quizId}?` : `Unarchive quiz ${quizId}?`}
      isOpen
      onOpenChange={() => onClose(undefined)}
      actions={actions}
    >
      {archiving.error && (
        <Notice tone="danger">
          <p>{problemWords(archiving.error)}</p>
        </Notice>
      )}
      <p>{active ? onSaleWords(quiz) : archived ? archiveWords(name) : `“${name}” can be changed and sold again.`}</p>
    </Dialog>
  );
}

const onSaleWords = ({ quizId, name }: QuizView) =>
  `“${name}” is on sale. Make another quiz the active one first, then archive quiz ${quizId}.`;

const archiveWords = (name: string) =>
  `“${name}” is then no longer offered, and its coupons are refused. Attempts that have begun can be finished; attempts, ` +
  'reports, coupons and versions stay. You can unarchive it at any time.';
