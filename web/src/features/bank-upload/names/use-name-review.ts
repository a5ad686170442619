import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { openCount, reviewParameters } from '#functions/domain/uploads/parameter-review.ts';
import { bankQuery } from '#web/features/bank/bank-queries.ts';
import { type Change, useDecide } from '../decisions/use-decide.ts';
import type { UploadPreview } from '../flow/upload-flow.ts';
import { findQuiz } from '../flow/upload-target.ts';
import type { UploadControls } from '../flow/use-upload-flow.ts';

/** Compares the names of an upload with those of its target's live bank, and holds the decisions on them. */
export function useNameReview(preview: UploadPreview, upload: UploadControls) {
  const { questions, seen, target } = preview;
  const quiz = findQuiz(seen, target.quizId);
  const live = useQuery({ ...bankQuery(quiz ?? { quizId: 0, version: 0, pages: 0 }), enabled: quiz !== undefined });
  const { choices = { columns: {} } } = preview.upload;
  const review = useMemo(
    () => (quiz && !live.data ? undefined : reviewParameters(questions, live.data ?? [], choices)),
    [quiz, live.data, questions, choices],
  );
  const { decide: decideOne, pending, outcome } = useDecide(preview, upload, false);
  const decide = (change: Change, done: string) => decideOne('names', change, done);
  const withoutParameter = preview.upload.findings?.withoutParameter ?? 0;
  const open = review ? openCount(review) : 0;
  return { quiz, live, choices, review, open, withoutParameter, decide, isPending: pending !== undefined, outcome };
}

export type NameReview = ReturnType<typeof useNameReview>;
