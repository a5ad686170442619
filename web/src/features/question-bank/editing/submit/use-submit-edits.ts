import { useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { loadQuizzesNow } from '#web/lib/admin/admin-quizzes-query.ts';
import { bankMapQuery, bankQuery } from '#web/features/bank/bank-queries.ts';
import type { BankRow } from '#web/features/bank/table/bank-row.ts';
import { submitEdits, type SubmitEvent } from './submit-edits.ts';
import type { BankEditing } from '../use-bank-edits.ts';

export interface SubmitState {
  isBusy: boolean;
  tone: 'busy' | 'success' | 'danger';
  /** '' for no message. */
  text: string;
  more?: string | undefined;
}

const quiet: SubmitState = { isBusy: false, tone: 'busy', text: '' };

function next(state: SubmitState, event: SubmitEvent | { type: 'dismissed' }): SubmitState {
  switch (event.type) {
    case 'backing-up':
      return { isBusy: true, tone: 'busy', text: 'Backing up existing data...' };
    case 'backed-up':
      return { isBusy: true, tone: 'busy', text: 'Backup completed. Ready to upload new data...' };
    case 'saved':
      return { isBusy: true, tone: 'success', text: `${event.questionCount} questions saved successfully!` };
    case 'shown':
      return { ...state, isBusy: false };
    case 'failed':
      return { isBusy: false, tone: 'danger', text: event.problem, more: event.more };
    case 'behind':
      return quiet;
    case 'dismissed':
      return state.isBusy ? state : quiet;
  }
}

/** Submits the edits of a quiz, and tells the progress in words. */
export function useSubmitEdits({ quizId }: QuizView, editing: BankEditing, rows: readonly BankRow[]) {
  const queries = useQueryClient();
  const [state, tell] = useReducer(next, quiet);

  const loadQuizzes = () => loadQuizzesNow(queries);
  const submit = async (note: string) => {
    if (state.isBusy) return;
    await submitEdits({
      quizId,
      baseVersion: editing.base.version,
      edits: editing.edits,
      rows,
      note,
      earlier: editing.submission,
      begin: editing.beginSubmission,
      loadQuizzes,
      refresh: async () => {
        try {
          const now = (await loadQuizzes()).find((quiz) => quiz.quizId === quizId);
          if (!now) return;
          const [questions, map] = await Promise.all([
            queries.fetchQuery(bankQuery(now)),
            queries.fetchQuery(bankMapQuery(now)),
          ]);
          editing.rebase(now, { questions, map }, editing.edits);
        } catch {
          editing.dropSubmitted();
        }
      },
      say: tell,
    });
  };
  return {
    state,
    submit,
    /** Tells a problem that blocks submitting. */
    refuse: (problem: string) => tell({ type: 'failed', problem }),
    dismissOutcome: () => tell({ type: 'dismissed' }),
  };
}
