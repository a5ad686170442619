import { activateQuiz, archiveQuiz, type QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { brokenPromise } from '#functions/domain/reports/promise/report-parts.ts';
import { quizzesQuery } from '#web/lib/admin/admin-quizzes-query.ts';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { call } from '#web/lib/api-client.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { isConflict, problemWords } from '#web/features/bank/problem-words.ts';

interface StatusDialogProps {
  quiz: QuizView;
  /** Called with a sentence on what was done, if it was. */
  onClose: (words: string | undefined) => void;
}

/** Confirms that a quiz replaces the active one that the person saw, because one quiz is on sale at a time. */
export function ActivateDialog({ quiz, active, onClose }: StatusDialogProps & { active: QuizView | undefined }) {
  const { quizId, name, reportParts } = quiz;
  const activating = useCommand({
    send: () => call(activateQuiz, { params: { quizId }, body: active ? { activeQuizId: active.quizId } : {} }),
    onDone: () => onClose(`Quiz ${quizId} is the active one now.`),
    // After a conflict the dialog names the new active quiz.
    reloads: (failure) => (!failure || isConflict(failure) ? [quizzesQuery.queryKey] : []),
    isDoneWhenReloaded: true,
  });
  const broken = brokenPromise(reportParts);
  return (
    <ConfirmDialog
      title={`Make quiz ${quizId} the active one?`}
      action={`Make quiz ${quizId} the active one`}
      onConfirm={activating.run}
      onClose={() => onClose(undefined)}
      isPending={activating.isPending}
      failure={activating.error ? problemWords(activating.error) : undefined}
    >
      <p>{`From then on candidates get quiz ${quizId} (${name})${active ? ` in place of quiz ${active.quizId} (${active.name})` : ''}. Attempts that have begun go on with theirs.${active ? ` The coupon codes of quiz ${active.quizId} stop working.` : ''}`}</p>
      {broken !== undefined && (
        <Notice tone="warning">
          <p>{broken}</p>
        </Notice>
      )}
    </ConfirmDialog>
  );
}

/** Archives a quiz, or restores it. */
export function ArchiveDialog({ quiz, onClose }: StatusDialogProps) {
  const { quizId, name, revision, active } = quiz;
  // Fixed at the beginning: the list may be reloaded below the dialog.
  const archived = !quiz.archived;
  const archiving = useCommand({
    send: () => call(archiveQuiz, { params: { quizId }, body: { archived, revision } }),
    onDone: () => onClose(archived ? `Quiz ${quizId} is archived.` : `Quiz ${quizId} is no longer archived.`),
    reloads: [quizzesQuery.queryKey],
  });
  const verb = archived ? `Archive quiz ${quizId}` : `Unarchive quiz ${quizId}`;
  return (
    <ConfirmDialog
      title={`${verb}?`}
      action={active ? undefined : verb}
      onConfirm={archiving.run}
      onClose={() => onClose(undefined)}
      isPending={archiving.isPending}
      failure={archiving.error ? problemWords(archiving.error) : undefined}
    >
      <p>{active ? onSaleWords(quiz) : archived ? archiveWords(name) : `“${name}” can be changed and sold again.`}</p>
    </ConfirmDialog>
  );
}

const onSaleWords = ({ quizId, name }: QuizView) =>
  `“${name}” is on sale. Make another quiz the active one first, then archive quiz ${quizId}.`;

const archiveWords = (name: string) =>
  `“${name}” is then no longer offered, and its coupons are refused. Attempts that have begun can be finished; attempts, ` +
  'reports, coupons and versions stay. You can unarchive it at any time.';
