import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { submitChanges } from '#functions/contract/admin/banks/versions.ts';
import { loadQuizzesNow } from '#web/lib/admin/admin-quizzes-query.ts';
import * as problems from '#web/lib/words/bank/problems.ts';
import * as words from '#web/lib/words/question-bank/editing.ts';
import { call } from '#web/lib/api-client.ts';
import { newEventId } from '#web/lib/event-id.ts';
import { withRetries } from '#web/lib/retry.ts';
import { bankMapQuery, bankQuery } from '#web/features/bank/bank-queries.ts';
import { isConflict, isForbidden, problemWords } from '#web/features/bank/problem-words.ts';
import type { BankRow } from '#web/features/bank/table/bank-row.ts';
import { changesOf, notesToSend } from '../edits/bank-edits.ts';
import type { BankEditing } from '../edits/use-bank-edits.ts';
import { failureWords } from './submit-problem.ts';

export interface SubmitState {
  isBusy: boolean;
  tone: 'busy' | 'success' | 'danger';
  /** '' for no message. */
  text: string;
  more?: string | undefined;
}

const quiet: SubmitState = { isBusy: false, tone: 'busy', text: '' };
const patienceMs = 35_000;

/** Submits the edits of a quiz, and tells the progress in words. */
export function useSubmitEdits(
  { quizId, secondsPerAttempt }: QuizView,
  editing: BankEditing,
  rows: readonly BankRow[],
) {
  const queries = useQueryClient();
  const [state, setState] = useState(quiet);
  const say = (tone: SubmitState['tone'], text: string) => setState({ isBusy: true, tone, text });
  const fail = (text: string, more?: string) => setState({ isBusy: false, tone: 'danger', text, more });

  const loadQuiz = async () => {
    const quiz = (await loadQuizzesNow(queries)).find((one) => one.quizId === quizId);
    if (!quiz) throw new Error(words.quizGone(quizId));
    return quiz;
  };
  /** Loads the live version, and drops edits that it contains already. */
  const refresh = async () => {
    try {
      const now = await loadQuiz();
      const [questions, map] = await Promise.all([
        queries.fetchQuery(bankQuery(now)),
        queries.fetchQuery(bankMapQuery(now)),
      ]);
      editing.rebase(now, { questions, map }, editing.edits);
    } catch {
      editing.dropSubmitted();
    }
  };
  /** Publishes the edits as a new version. */
  const submit = async (note: string) => {
    if (state.isBusy) return;
    const { edits, submission: earlier, base } = editing;
    say('busy', problems.backingUp);
    // Nothing is copied: the live version stays stored, and is the backup.
    const quiz = await loadQuiz().catch((error: unknown) => {
      fail(problemWords(error, problems.backupFailed), isForbidden(error) ? undefined : problems.noBackup);
    });
    if (!quiz) return;
    const { revision, version } = quiz;
    // Without an answer it is unknown whether an earlier submission was published: the retry tells, and is harmless.
    if (version !== base.version && !earlier) return setState(quiet);
    // The comparison that the person agreed to tells the time.
    if (version === base.version && quiz.secondsPerAttempt !== secondsPerAttempt) {
      return fail(problems.saveFailed(words.otherTime));
    }
    say('busy', problems.backedUp);
    const isRepeated =
      earlier && (version !== base.version || (earlier.revision === revision && earlier.note === note));
    // The id stands for what was submitted with it: a repeated submission is sent as it was, another one has an id of its own.
    const submission = isRepeated ? earlier : { changeId: newEventId(), revision, note };
    editing.beginSubmission(submission);
    try {
      const notes = notesToSend(edits, rows);
      const changes = { ...changesOf(edits), ...(notes.length > 0 && { notes }) };
      const body = { ...submission, baseVersion: base.version, ...changes };
      const { questionCount } = await withRetries(() =>
        call(submitChanges, { params: { quizId }, body }, { timeLimitMs: patienceMs }),
      );
      say('success', words.saved(questionCount));
    } catch (error) {
      const now = isConflict(error) ? await loadQuiz().catch(() => undefined) : undefined;
      if (now && now.version !== base.version) return setState(quiet);
      return fail(failureWords(error, edits, rows));
    }
    await refresh();
    setState((now) => ({ ...now, isBusy: false }));
  };
  return {
    state,
    submit,
    /** Tells a problem that blocks submitting. */
    refuse: (problem: string) => fail(problem),
    dismissOutcome: () => setState((now) => (now.isBusy ? now : quiet)),
  };
}
