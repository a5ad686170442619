import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { submitChanges } from '#functions/contract/admin/banks/versions.ts';
import { call } from '#web/lib/api-client.ts';
import { newEventId } from '#web/lib/event-id.ts';
import { withRetries } from '#web/lib/retry.ts';
import type { BankRow } from '#web/features/bank/table/bank-row.ts';
import { isConflict, isForbidden, problemWords } from '#web/features/bank/problem-words.ts';
import { type BankEdits, changesOf } from '../bank-edits.ts';
import type { KeptEdits } from '../edit-storage.ts';
import { notesToSend } from '../note-edits.ts';
import { questionPrefix } from './submit-problem.ts';

export type SubmitEvent =
  | { type: 'backing-up' }
  | { type: 'backed-up' }
  | { type: 'saved'; questionCount: number }
  | { type: 'shown' }
  | { type: 'behind' }
  | { type: 'failed'; problem: string; more?: string };

interface Work {
  quizId: number;
  baseVersion: number;
  edits: BankEdits;
  /** The lines of the table with the edits applied. */
  rows: readonly BankRow[];
  note: string;
  /** The previous submission of the same edits, if its answer was lost. */
  earlier: KeptEdits['submission'];
  begin: (submission: NonNullable<KeptEdits['submission']>) => void;
  loadQuizzes: () => Promise<QuizView[]>;
  /** Loads the live version, and drops edits that it contains already. */
  refresh: () => Promise<void>;
  say: (event: SubmitEvent) => void;
}

const patienceMs = 35_000;

/** Publishes the edits as a new version. */
export async function submitEdits(work: Work) {
  const { quizId, baseVersion, edits, rows, note, earlier, begin, loadQuizzes, refresh, say } = work;
  say({ type: 'backing-up' });
  const backup = await backedUp(quizId, loadQuizzes);
  if ('problem' in backup) return say({ type: 'failed', ...backup });
  // Without an answer it is unknown whether an earlier submission was published: the retry tells, and is harmless.
  if (backup.quiz.version !== baseVersion && !earlier) return say({ type: 'behind' });
  say({ type: 'backed-up' });
  const { revision, version } = backup.quiz;
  const isRepeated = earlier && (version !== baseVersion || (earlier.revision === revision && earlier.note === note));
  // The id stands for what was submitted with it: a repeated submission is sent as it was, another one has an id of its own.
  const submission = isRepeated ? earlier : { changeId: newEventId(), revision, note };
  begin(submission);
  try {
    const notes = notesToSend(edits, rows);
    const body = { ...submission, baseVersion, ...changesOf(edits), ...(notes.length > 0 && { notes }) };
    const { questionCount } = await withRetries(() =>
      call(submitChanges, { params: { quizId }, body }, { timeLimitMs: patienceMs }),
    );
    say({ type: 'saved', questionCount });
  } catch (error) {
    const problem = problemWords(error, `Failed to save changes: ${questionPrefix(error, edits, rows)}`);
    if (!isConflict(error)) return say({ type: 'failed', problem });
    const now = (await loadQuizzes().catch(() => undefined))?.find((quiz) => quiz.quizId === quizId);
    if (now && now.version !== baseVersion) return say({ type: 'behind' });
    return say({ type: 'failed', problem });
  }
  await refresh();
  say({ type: 'shown' });
}

/** Nothing is copied: the live version stays stored, and is the backup. */
async function backedUp(
  quizId: number,
  loadQuizzes: Work['loadQuizzes'],
): Promise<{ quiz: QuizView } | { problem: string; more?: string }> {
  try {
    const quiz = (await loadQuizzes()).find((one) => one.quizId === quizId);
    if (!quiz) throw new Error(`There is no quiz ${quizId} any more.`);
    return { quiz };
  } catch (error) {
    const problem = problemWords(error, 'Backup failed: ');
    return { problem, ...(!isForbidden(error) && { more: 'Failed to backup existing data' }) };
  }
}
