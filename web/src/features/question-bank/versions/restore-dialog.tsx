import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { QuizView } from '#functions/contract/admin/quizzes.ts';
import { restoreVersion, type VersionView } from '#functions/contract/admin/versions.ts';
import { brokenPromise } from '#functions/domain/report/promise-words.ts';
import { call } from '#web/lib/api-client.ts';
import { newEventId } from '#web/lib/event-id.ts';
import { withRetries } from '#web/lib/retry.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { quizzesQuery } from '#web/lib/admin-quizzes-query.ts';
import { ConflictNotice } from '../conflict-notice.tsx';
import { problemWords } from '../problem-words.ts';
import { isConflict } from '../publish-upload.ts';
import { reportPartsQuery } from './report-parts-query.ts';
import { versionsQuery } from './versions-query.ts';

interface RestoreDialogProps {
  quiz: QuizView;
  version: VersionView;
  onClose: () => void;
  onRestored: (words: string) => void;
}

/** Goes back to what an earlier version said: asks why, and does it in one step. */
export function RestoreDialog({ quiz, version, onClose, onRestored }: RestoreDialogProps) {
  const { quizId } = quiz;
  const queries = useQueryClient();
  // The quiz as the person sees it here: what they agree to replace.
  const [seen, setSeen] = useState(quiz);
  // The same for every try: a repeat does nothing more.
  const [changeId] = useState(newEventId);
  const reload = () =>
    Promise.all([queries.invalidateQueries(quizzesQuery), queries.invalidateQueries(versionsQuery(quizId))]);
  const restoring = useMutation({
    mutationFn: (note: string) => {
      const body = { changeId, version: version.version, revision: quiz.revision, baseVersion: quiz.version, note };
      return withRetries(() => call(restoreVersion, { params: { quizId }, body }, { timeLimitMs: 35_000 }));
    },
    networkMode: 'always',
    onMutate: () => setSeen(quiz),
    onError: (error) => (isConflict(error) ? reload() : undefined),
    onSuccess: async (restored) => {
      await reload();
      onRestored(
        `Version ${restored.version} is live: it has the ${restored.questionCount} questions of version ${version.version}.`,
      );
    },
  });
  const parts = useQuery(reportPartsQuery(quizId, version.version));
  const broken = parts.data && brokenPromise(parts.data.reportParts);
  const isBehind = isConflict(restoring.error) && quiz.revision !== seen.revision;
  return (
    <ReasonDialog
      title={`Restore version ${version.version}`}
      action={`Restore version ${version.version}`}
      onConfirm={(reason) => restoring.mutate(reason)}
      onClose={onClose}
      isPending={restoring.isPending}
      failure={restoring.error && !isBehind ? problemWords(restoring.error) : undefined}
    >
      {isBehind && (
        <ConflictNotice now={quiz} seen={seen} kept="Nothing was restored. Look at what changed, then restore again." />
      )}
      <p style={{ margin: 0 }}>
        Makes version {quiz.version + 1} of quiz {quizId} ({quiz.name}) with the{' '}
        {version.questionCount.toLocaleString('en-IN')} questions of version {version.version}, in place of version{' '}
        {quiz.version}. Attempts that have begun go on with theirs.
      </p>
      {broken !== undefined && (
        <Notice tone="warning">
          <p>{broken}</p>
        </Notice>
      )}
      {parts.error && (
        <Notice tone="warning">
          <p>Whether its reports have what the site promises could not be checked: {problemWords(parts.error)}</p>
        </Notice>
      )}
    </ReasonDialog>
  );
}
