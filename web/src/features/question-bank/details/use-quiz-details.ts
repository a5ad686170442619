import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { updateQuiz, type QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import type { QuizDetails } from '#functions/domain/banks/quiz.ts';
import type { ReportRelease } from '#functions/domain/reports/report-hold.ts';
import { call } from '#web/lib/api-client.ts';
import { loadQuizzesNow, quizzesQuery } from '#web/lib/admin/admin-quizzes-query.ts';
import {
  detailProblems,
  type DetailProblems,
  hasProblems,
  rebaseDetails,
} from '#web/features/bank/details/quiz-details.ts';
import { isConflict, problemWords } from '#web/features/bank/problem-words.ts';

/** The form of a quiz's details: its input, and saving it at the revision that was read. */
export function useQuizDetails(quiz: QuizView, onSaved: () => void) {
  const queries = useQueryClient();
  const [seen, setSeen] = useState(quiz);
  const [draft, setDraft] = useState(() => draftOf(quiz));
  const [problems, setProblems] = useState<DetailProblems>({});
  const [isReloaded, setIsReloaded] = useState(false);

  const looking = useMutation({
    mutationFn: async () => {
      const quizzes = await loadQuizzesNow(queries);
      return quizzes.find(({ quizId }) => quizId === seen.quizId);
    },
  });
  const saving = useMutation({
    mutationFn: (body: QuizDraft) =>
      call(updateQuiz, { params: { quizId: seen.quizId }, body: { ...body, revision: seen.revision } }),
    onMutate: () => setIsReloaded(false),
    // Loads who has changed the quiz, and what.
    onError: (error) => isConflict(error) && looking.mutate(),
    onSuccess: async () => {
      await queries.invalidateQueries(quizzesQuery);
      onSaved();
    },
  });
  const adopt = (now: QuizView | undefined) => {
    if (!now) return;
    const [before, after] = [draftOf(seen), draftOf(now)];
    const details = rebaseDetails(draft.details, before.details, after.details);
    setDraft({ ...rebaseDetails(draft, before, after), details });
    setSeen(now);
    setIsReloaded(true);
    saving.reset();
    looking.reset();
  };

  const error = looking.error ?? saving.error;
  return {
    draft,
    seen,
    problems,
    failure: error ? problemWords(error) : undefined,
    isConflict: isConflict(saving.error),
    /** After a conflict: the current quiz. */
    now: looking.data,
    isSaving: saving.isPending,
    isReloading: looking.isPending,
    isReloaded,
    change: (changes: Partial<QuizDraft>) => {
      setDraft({ ...draft, ...changes });
      setProblems({});
    },
    reload: () => (looking.data ? adopt(looking.data) : looking.mutate(undefined, { onSuccess: adopt })),
    save() {
      const found = detailProblems(draft.details);
      setProblems(found);
      if (!hasProblems(found)) saving.mutate(draft);
    },
  };
}

/** The input of the form with a quiz's details. */
interface QuizDraft {
  details: QuizDetails;
  /** Null: 60 s for every two questions. */
  secondsPerAttempt: number | null;
  resumeLimit: number;
  reportRelease: ReportRelease;
}

function draftOf({ name, description, price, ...limits }: QuizView): QuizDraft {
  const { secondsPerAttempt = null, resumeLimit, reportRelease = 'at-once' } = limits;
  return { details: { name, description, price }, secondsPerAttempt, resumeLimit, reportRelease };
}
