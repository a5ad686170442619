import { activateQuiz, archiveQuiz, type QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { brokenPromise } from '#functions/domain/reports/promise/report-parts.ts';
import { quizzesQuery } from '#web/lib/admin/admin-quizzes-query.ts';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { call } from '#web/lib/api-client.ts';
import * as words from '#web/lib/words/question-bank/quiz.ts';
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
  const { quizId, reportParts } = quiz;
  const activating = useCommand({
    send: () => call(activateQuiz, { params: { quizId }, body: active ? { activeQuizId: active.quizId } : {} }),
    onDone: () => onClose(words.activated(quizId)),
    // After a conflict the dialog names the new active quiz.
    reloads: (failure) => (!failure || isConflict(failure) ? [quizzesQuery.queryKey] : []),
    isDoneWhenReloaded: true,
  });
  const broken = brokenPromise(reportParts);
  return (
    <ConfirmDialog
      title={words.activate(quizId)}
      action={words.activate(quizId)}
      onConfirm={activating.run}
      onClose={() => onClose(undefined)}
      isPending={activating.isPending}
      failure={activating.error ? problemWords(activating.error) : undefined}
    >
      <p>{[words.activating(quiz), ...(active ? [words.replacing(active)] : [])].join(' ')}</p>
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
    onDone: () => onClose(archived ? words.archived(quizId) : words.unarchived(quizId)),
    reloads: [quizzesQuery.queryKey],
  });
  const verb = archived ? words.archive(quizId) : words.unarchive(quizId);
  return (
    <ConfirmDialog
      title={verb}
      action={active ? undefined : verb}
      onConfirm={archiving.run}
      onClose={() => onClose(undefined)}
      isPending={archiving.isPending}
      failure={archiving.error ? problemWords(archiving.error) : undefined}
    >
      <p>{active ? words.cannotArchive(name) : archived ? words.archiving(name) : words.unarchiving(name)}</p>
    </ConfirmDialog>
  );
}
