import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { updateQuiz, type QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { defaultResumeLimit } from '#functions/domain/attempts/resumes.ts';
import type { QuizDetails } from '#functions/domain/banks/quiz.ts';
import { type ReportRelease, isSameRelease } from '#functions/domain/reports/report-hold.ts';
import { call } from '#web/lib/api-client.ts';
import { loadQuizzesNow, quizzesQuery } from '#web/lib/admin/admin-quizzes-query.ts';
import { detailProblems, hasProblems, type DetailProblems, rebaseDetails } from '#web/features/bank/details/quiz-details.ts';
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
    setDraft(rebaseDraft(draft, draftOf(seen), draftOf(now)));
    setSeen(now);
    setIsReloaded(true);
    saving.reset();
    looking.reset();
  };

  const change = (next: QuizDraft) => {
    setDraft(next);
    setProblems({});
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
    changeDetails: (details: QuizDetails) => change({ ...draft, details }),
    changeLimit: (typed: number) => change({ ...draft, secondsPerAttempt: Number.isNaN(typed) ? null : typed }),
    changeResumeLimit: (typed: number) =>
      change({ ...draft, resumeLimit: Number.isNaN(typed) ? defaultResumeLimit : typed }),
    changeRelease: (reportRelease: ReportRelease) => change({ ...draft, reportRelease }),
    reload: () => (looking.data ? adopt(looking.data) : looking.mutate(undefined, { onSuccess: adopt })),
    save() {
      if (saving.isPending) return;
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

/** `now` with the person's own changes since `before`. */
function rebaseDraft(mine: QuizDraft, before: QuizDraft, now: QuizDraft): QuizDraft {
  const pick = <Field extends 'secondsPerAttempt' | 'resumeLimit'>(field: Field) =>
    mine[field] === before[field] ? now[field] : mine[field];
  return {
    details: rebaseDetails(mine.details, before.details, now.details),
    secondsPerAttempt: pick('secondsPerAttempt'),
    resumeLimit: pick('resumeLimit'),
    reportRelease: isSameRelease(mine.reportRelease, before.reportRelease) ? now.reportRelease : mine.reportRelease,
  };
}
