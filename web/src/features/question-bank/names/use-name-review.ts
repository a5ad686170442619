import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { openCount, reviewParameters } from '#functions/domain/parameter-review.ts';
import { bankQuery } from '../bank-queries.ts';
import type { UploadPreview } from '../upload-flow.ts';
import { findQuiz } from '../upload-target.ts';
import type { UploadControls } from '../use-upload-flow.ts';
import type { Change } from './name-choices.ts';

/** The names of an upload beside those of the live bank it goes to, and what is decided about them. */
export function useNameReview(preview: UploadPreview, upload: UploadControls) {
  const { questions, seen, target } = preview;
  const quiz = findQuiz(seen, target.quizId);
  const live = useQuery({ ...bankQuery(quiz ?? { quizId: 0, version: 0, pages: 0 }), enabled: quiz !== undefined });
  const { choices = { columns: {} }, staging } = preview.upload;
  const review = useMemo(
    () => (quiz && !live.data ? undefined : reviewParameters(questions, live.data ?? [], choices)),
    [quiz, live.data, questions, choices],
  );
  const [isPending, setIsPending] = useState(false);
  const [outcome, setOutcome] = useState<{ text: string; isProblem: boolean }>();
  /** Sends a decision: the file is read anew with it. */
  const decide = (change: Change, done: string) => {
    if (isPending) return;
    setIsPending(true);
    setOutcome(undefined);
    const mapping = { choices: change(choices), remember: false, ...(staging !== undefined && { staging }) };
    void upload.remap(preview, mapping).then((problem) => {
      setIsPending(false);
      setOutcome(problem === undefined ? { text: done, isProblem: false } : { text: problem, isProblem: true });
    });
  };
  const withoutParameter = preview.upload.findings?.withoutParameter ?? 0;
  const open = review ? openCount(review) : 0;
  return { quiz, live, choices, review, open, withoutParameter, decide, isPending, outcome };
}

export type NameReview = ReturnType<typeof useNameReview>;
