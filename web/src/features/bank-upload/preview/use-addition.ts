import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DraftQuestionView } from '#functions/contract/admin/banks/questions.ts';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { diffBanks } from '#functions/domain/banks/bank-diff.ts';
import { splitForAdding } from '#functions/domain/banks/bank-changes.ts';
import { bankQuery } from '#web/features/bank/bank-queries.ts';

/** The effect of adding a file's questions to a live bank. */
export interface Addition {
  /** Questions that the bank lacks. */
  fresh: DraftQuestionView[];
  /** Questions with the text of a live one. */
  same: DraftQuestionView[];
  /** Number of them that differ from the live one, which stays unchanged. */
  differing: number;
  /** The resulting bank. */
  joined: DraftQuestionView[];
}

/** `undefined` until the live questions are loaded. */
export function useAddition(
  quiz: QuizView | undefined,
  questions: readonly DraftQuestionView[],
  isAdding: boolean,
): Addition | undefined {
  const { data } = useQuery({
    ...bankQuery(quiz ?? { quizId: 0, version: 0, pages: 0 }),
    enabled: quiz !== undefined && isAdding,
  });
  return useMemo(() => {
    if (!data || !isAdding) return undefined;
    const { fresh, same } = splitForAdding(questions, data);
    const { changed } = diffBanks<DraftQuestionView, DraftQuestionView>(data, same);
    return { fresh, same, differing: changed.length, joined: [...data, ...fresh] };
  }, [data, questions, isAdding]);
}
