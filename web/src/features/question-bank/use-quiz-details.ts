import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { updateQuiz, type QuizView } from '#functions/contract/admin/quizzes.ts';
import type { QuizDetails } from '#functions/domain/quiz.ts';
import { call } from '#web/lib/api-client.ts';
import { quizzesQuery } from './bank-queries.ts';
import { detailProblems, hasProblems, type DetailProblems } from './detail-problems.ts';
import { isConflict } from './publish-upload.ts';
import { draftOf, rebaseDraft, type QuizDraft } from './quiz-draft.ts';

/** The form of a quiz's details: what is typed, and saving it on the revision that was seen. */
export function useQuizDetails(quiz: QuizView, onSaved: () => void) {
  const queries = useQueryClient();
  const [seen, setSeen] = useState(quiz);
  const [draft, setDraft] = useState(() => draftOf(quiz));
  const [problems, setProblems] = useState<DetailProblems>({});

  const saving = useMutation({
    mutationFn: (body: QuizDraft) =>
      call(updateQuiz, { params: { quizId: seen.quizId }, body: { ...body, revision: seen.revision } }),
    networkMode: 'always',
    onSuccess: async () => {
      await queries.invalidateQueries(quizzesQuery);
      onSaved();
    },
  });
  const reloading = useMutation({
    mutationFn: () => queries.fetchQuery({ ...quizzesQuery, retry: false }),
    networkMode: 'always',
    onSuccess: (quizzes) => {
      const now = quizzes.find(({ quizId }) => quizId === seen.quizId);
      if (!now) return;
      setDraft(rebaseDraft(draft, draftOf(seen), draftOf(now)));
      setSeen(now);
      saving.reset();
    },
  });

  const change = (next: QuizDraft) => {
    setDraft(next);
    setProblems({});
  };
  return {
    draft,
    problems,
    failure: (reloading.error ?? saving.error)?.message,
    isConflict: isConflict(saving.error),
    isSaving: saving.isPending,
    isReloading: reloading.isPending,
    isReloaded: reloading.isSuccess && saving.isIdle,
    changeDetails: (details: QuizDetails) => change({ ...draft, details }),
    changeLimit: (typed: number) => change({ ...draft, secondsPerAttempt: Number.isNaN(typed) ? null : typed }),
    reload: () => reloading.mutate(),
    save() {
      if (saving.isPending) return;
      const found = detailProblems(draft.details);
      setProblems(found);
      if (!hasProblems(found)) saving.mutate(draft);
    },
  };
}
