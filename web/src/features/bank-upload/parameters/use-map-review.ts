import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DraftQuestionView } from '#functions/contract/admin/banks/questions.ts';
import type { ParameterMap } from '#functions/domain/banks/parameters/parameter-map.ts';
import { brokenPromise } from '#functions/domain/reports/promise/report-parts.ts';
import { promisedParts } from '#functions/domain/reports/promise/promised-parts.ts';
import { reviewMap } from '#functions/domain/banks/parameters/review-map.ts';
import { bankMapQuery } from '#web/features/bank/bank-queries.ts';
import type { UploadPreview } from '../flow/upload-flow.ts';
import { findQuiz } from '../flow/upload-target.ts';

/** A quiz that does not exist yet has no map. */
const none: ParameterMap = [];

/** The map after submitting an upload. `questions`: all questions of the new version. */
export function useMapReview({ upload, seen, target }: UploadPreview, questions: readonly DraftQuestionView[]) {
  const quiz = findQuiz(seen, target.quizId);
  const mode = quiz ? (target.mode ?? 'replace') : 'replace';
  const query = useQuery({ ...bankMapQuery(quiz ?? { quizId: 0, version: 0 }), enabled: quiz !== undefined });
  const live = quiz ? query.data : none;
  const rows = upload.map?.rows;
  const review = useMemo(() => live && reviewMap({ rows, live, questions, mode }), [rows, live, questions, mode]);
  const broken = useMemo(
    () => review && brokenPromise(promisedParts({ questions, map: review.map })),
    [questions, review],
  );
  return { rows, mode, live, query, review, broken, questions };
}

export type UploadMap = ReturnType<typeof useMapReview>;
