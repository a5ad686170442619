import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DraftQuestionView } from '#functions/contract/admin/banks/questions.ts';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { diffBanks } from '#functions/domain/banks/bank-diff.ts';
import { splitForAdding } from '#functions/domain/banks/join-bank.ts';
import { bankQuery } from '../bank-queries.ts';

/** What adding the questions of a file to a live bank comes to. */
export interface Addition {
  /** Those that the bank does not have. */
  fresh: DraftQuestionView[];
  /** Those with the text of a live question. */
  same: DraftQuestionView[];
  /** How many of these have something else than the live one, which stays as it is. */
  differing: number;
  /** The bank as it would be. */
  joined: DraftQuestionView[];
}

/** `undefined` until the live questions are here. */
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
