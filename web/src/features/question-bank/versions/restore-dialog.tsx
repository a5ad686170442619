import { useQuery, queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { restoreVersion, type VersionView, getReportParts } from '#functions/contract/admin/banks/versions.ts';
import { brokenPromise } from '#functions/domain/reports/promise/report-parts.ts';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { callOnce } from '#web/lib/admin/call-once.ts';
import { call } from '#web/lib/api-client.ts';
import { withRetries } from '#web/lib/retry.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx';
import { quizzesQuery } from '#web/lib/admin/admin-quizzes-query.ts';
import { bankMapQuery, versionsQuery } from '#web/features/bank/bank-queries.ts';
import { ConflictNotice } from '#web/features/bank/details/conflict-notice.tsx';
import { isConflict, problemWords } from '#web/features/bank/problem-words.ts';
import type { ParameterMap } from '#functions/domain/banks/parameters/parameter-map.ts';
import { diffMaps } from '#functions/domain/banks/parameters/review-map.ts';
import { counted } from '#functions/domain/text/counted.ts';
import { NoteList } from '#web/features/bank/diff/field-changes.tsx';

/** The parts of a version's reports. */
const reportPartsQuery = (quizId: number, version: number) =>
  queryOptions({
    queryKey: ['admin-report-parts', quizId, version],
    queryFn: ({ signal }) => call(getReportParts, { params: { quizId, version } }, { signal }),
    staleTime: 30_000,
  });

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
      onRestored(
        `Version ${restored.version} is live: it has the ${restored.questionCount} questions of version ${version.version}${after.data && after.data.length > 0 ? ' and its quotients, meanings and next steps' : ''}.`,
      );
    },
    reloads: (failure) =>
      !failure || isConflict(failure) ? [quizzesQuery.queryKey, versionsQuery(quizId).queryKey] : [],
    isDoneWhenReloaded: true,
  });
  const parts = useQuery(reportPartsQuery(quizId, version.version));
  const before = useQuery(bankMapQuery(quiz));
  const after = useQuery(bankMapQuery({ quizId, version: version.version }));
  const broken = parts.data && brokenPromise(parts.data.reportParts);
  // Confirming waits until everything is shown; a failed load shows an error instead.
  const isLooking = [parts, before, after].some(({ isPending }) => isPending);
  const unknown = parts.error ?? before.error ?? after.error;
  const isBehind = isConflict(restoring.error) && quiz.revision !== seen.revision;
  return (
    <ReasonDialog
      title={`Restore version ${version.version}`}
      action={`Restore version ${version.version}`}
      onConfirm={(reason) => {
        setSeen(quiz);
        restoring.run(reason);
      }}
      onClose={onClose}
      isPending={restoring.isPending || isLooking}
      failure={restoring.error && !isBehind ? problemWords(restoring.error) : undefined}
    >
      {isBehind && (
        <ConflictNotice now={quiz} seen={seen} kept="Nothing was restored. Look at what changed, then restore again." />
      )}
      <p className="m-0">{`Makes version ${quiz.version + 1} of quiz ${quizId} (${quiz.name}) with the ${version.questionCount.toLocaleString('en-IN')} questions of version ${version.version}, in place of version ${quiz.version}. Attempts that have begun go on with theirs.`}</p>
      {broken !== undefined && (
        <Notice tone="warning">
          <p>{broken}</p>
        </Notice>
      )}
      {before.data && after.data && <MapChange before={before.data} after={after.data} version={version.version} />}
      {unknown && (
        <Notice tone="warning">
          <p>{`Whether its reports have what the site promises could not be checked: ${problemWords(unknown)}`}</p>
        </Notice>
      )}
    </ReasonDialog>
  );
}

interface MapChangeProps {
  /** The current map. */
  before: ParameterMap;
  after: ParameterMap;
  /** The version to restore. */
  version: number;
}

/** The report's notes on parameters that the restored version changes. */
function MapChange({ before, after, version }: MapChangeProps) {
  const notes = diffMaps(before, after);
  if (notes.length === 0) {
    return after.length === 0 ? null : <p className="m-0">What the report says of the parameters stays as it is.</p>;
  }
  return (
    <div className="grid grid-cols-1 gap-2 [&_p]:m-0">
      <p>{`What the report says of the parameters (quotients, meanings, next steps) changes, too: version ${version} has entries for ${parameters(after.length)}, the live version for ${before.length === 0 ? 'none' : before.length.toLocaleString('en-IN')}.`}</p>
      <NoteList title="What changes" notes={notes} />
    </div>
  );
}

function parameters(count: number): string {
  if (count === 0) return 'no parameter';
  return counted(count, 'parameter');
}
