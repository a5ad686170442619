import { useState } from 'react';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { restoreVersion, type VersionView } from '#functions/contract/admin/banks/versions.ts';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { callOnce } from '#web/lib/admin/call-once.ts';
import { withRetries } from '#web/lib/retry.ts';
import { changesTo } from '#web/lib/words/bank/changes.ts';
import * as words from '#web/lib/words/question-bank/versions.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx';
import { quizzesQuery } from '#web/lib/admin/admin-quizzes-query.ts';
import { versionsQuery } from '#web/features/bank/bank-queries.ts';
import { ConflictNotice } from '#web/features/bank/details/conflict-notice.tsx';
import { isConflict, problemWords } from '#web/features/bank/problem-words.ts';
import { BankComparison, useVersions } from '#web/features/bank/diff/bank-diff-view.tsx';

interface RestoreDialogProps {
  quiz: QuizView;
  version: VersionView;
  onClose: () => void;
  onRestored: (words: string) => void;
}

/** Restores an earlier version in one step, after asking for the reason. */
export function RestoreDialog({ quiz, version, onClose, onRestored }: RestoreDialogProps) {
  const { quizId } = quiz;
  // The quiz that the person sees and agrees to replace.
  const [seen, setSeen] = useState(quiz);
  const restoring = useCommand({
    send: (note: string) => {
      const body = { version: version.version, revision: quiz.revision, baseVersion: quiz.version, note };
      return withRetries(() => callOnce(restoreVersion, { params: { quizId }, body }, { timeLimitMs: 35_000 }));
    },
    onDone: (restored) => {
      const done = words.restored(restored.version, version.version, restored.questionCount);
      onRestored(after && after.map.length > 0 ? `${done} ${words.withNotes}` : done);
    },
    reloads: (failure) =>
      !failure || isConflict(failure) ? [quizzesQuery.queryKey, versionsQuery(quizId).queryKey] : [],
    isDoneWhenReloaded: true,
  });
  const { before, after, failed } = useVersions({ quizId, from: quiz, to: version });
  const isBehind = isConflict(restoring.error) && quiz.revision !== seen.revision;
  return (
    <ReasonDialog
      title={words.restore(version.version)}
      action={words.restore(version.version)}
      onConfirm={(reason) => {
        setSeen(quiz);
        restoring.run(reason);
      }}
      onClose={onClose}
      isPending={restoring.isPending || !(failed ?? (before && after))}
      failure={restoring.error && !isBehind ? problemWords(restoring.error) : undefined}
    >
      {isBehind && <ConflictNotice now={quiz} seen={seen} kept={words.notRestored} />}
      <p className="m-0">{words.restoring(version.version, quiz, quiz.version + 1)}</p>
      {before && after && <BankComparison label={changesTo(quiz.version)} quiz={quiz} before={before} after={after} />}
      {failed?.error && (
        <Notice tone="warning">
          <p>{problemWords(failed.error, words.noComparison)}</p>
        </Notice>
      )}
    </ReasonDialog>
  );
}
