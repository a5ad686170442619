import { activateQuiz, type QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { brokenPromise } from '#functions/domain/reports/promise/report-parts.ts';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { call } from '#web/lib/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { quizzesQuery } from '#web/lib/admin/admin-quizzes-query.ts';
import { isConflict, problemWords } from '#web/features/bank/problem-words.ts';

interface ActivateDialogProps {
  quiz: QuizView;
  /** The active quiz that the person saw. */
  active: QuizView | undefined;
  onClose: (activated: boolean) => void;
}

/** Confirms that a quiz replaces the active one, because one quiz is on sale at a time. */
export function ActivateDialog({ quiz, active, onClose }: ActivateDialogProps) {
  const activating = useCommand({
    send: () =>
      call(activateQuiz, {
        params: { quizId: quiz.quizId },
        body: active ? { activeQuizId: active.quizId } : {},
      }),
    onDone: () => onClose(true),
    // After a conflict the dialog names the new active quiz.
    reloads: (failure) => (!failure || isConflict(failure) ? [quizzesQuery.queryKey] : []),
    isDoneWhenReloaded: true,
  });
  const broken = brokenPromise(quiz.reportParts);
  const actions = (
    <>
      <Button onPress={() => onClose(false)}>Cancel</Button>
      <Button tone="primary" onPress={() => activating.run()} isPending={activating.isPending}>
        Make quiz {quiz.quizId} the active one
      </Button>
    </>
  );
  return (
    <Dialog
      role="alertdialog"
      title={`Make quiz ${quiz.quizId} the active one?`}
      isOpen
      onOpenChange={() => onClose(false)}
      actions={actions}
    >
      {activating.error && (
        <Notice tone="danger">
          <p>{problemWords(activating.error)}</p>
        </Notice>
      )}
      <p>
        From then on candidates get quiz {quiz.quizId} ({quiz.name})
        {active && ` in place of quiz ${active.quizId} (${active.name})`}. Attempts that have begun go on with theirs,
        and coupons belong to the quiz they were made for.
      </p>
      {broken !== undefined && (
        <Notice tone="warning">
          <p>{broken}</p>
        </Notice>
      )}
    </Dialog>
  );
}
