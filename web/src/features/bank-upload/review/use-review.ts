import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DraftQuestionView } from '#functions/contract/admin/banks/questions.ts';
import { getUploadDefects, type UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import { splitForAdding } from '#functions/domain/banks/bank-changes.ts';
import { diffBanks } from '#functions/domain/banks/bank-diff.ts';
import { reviewMap } from '#functions/domain/banks/parameters/review-map.ts';
import { reportEffect } from '#functions/domain/reports/promise/report-effect.ts';
import { reviewParameters } from '#functions/domain/uploads/parameter-review.ts';
import { bankMapQuery, bankQuery, couponCodesQuery, loadPages } from '#web/features/bank/bank-queries.ts';
import { call } from '#web/lib/api-client.ts';
import type { UploadPreview } from '../flow/upload-preview.ts';
import { findQuiz } from '../flow/upload-target.ts';

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

/** A quiz that does not exist yet: its queries do not run. */
const noQuiz = { quizId: 0, version: 0, pages: 0 };
const none: never[] = [];

/** The file beside the live bank of its target: names, notes on parameters, an addition, and the defects. What is still loading is absent. */
export function useReview(preview: UploadPreview) {
  const { upload, questions, seen, target } = preview;
  const quiz = findQuiz(seen, target.quizId);
  const isAdding = target.mode === 'add' && quiz !== undefined;
  const enabled = quiz !== undefined;
  const bank = useQuery({ ...bankQuery(quiz ?? noQuiz), enabled });
  const notes = useQuery({ ...bankMapQuery(quiz ?? noQuiz), enabled });
  const live = enabled ? bank.data : none;
  const { choices } = upload;
  const names = useMemo(() => live && reviewParameters(questions, live, choices ?? {}), [live, questions, choices]);
  const addition = useMemo(
    () => (isAdding && live ? additionOf(questions, live) : undefined),
    [isAdding, live, questions],
  );
  const joined = addition?.joined ?? questions;
  const rows = upload.map?.rows;
  const liveNotes = enabled ? notes.data : none;
  const map = useMemo(
    () => liveNotes && reviewMap({ rows, live: liveNotes, questions: joined, mode: isAdding ? 'add' : 'replace' }),
    [rows, liveNotes, joined, isAdding],
  );
  // A new quiz takes the place of the one on sale.
  const replaced = quiz ? undefined : seen.find(({ active }) => active);
  const codes = useQuery({ ...couponCodesQuery(replaced?.quizId ?? 0), enabled: replaced !== undefined });
  const effect = useMemo(() => {
    if (!map || !live || !liveNotes) return undefined;
    return reportEffect(quiz && { questions: live, map: liveNotes }, { questions: joined, map: map.map }, quiz);
  }, [quiz, live, liveNotes, joined, map]);
  const defects = useDefects(upload);
  return {
    ...preview,
    quiz,
    isAdding,
    bank,
    notes,
    live,
    liveNotes,
    names,
    addition,
    joined,
    map,
    replaced,
    codes: codes.data,
    effect,
    defects,
    isComparing: questions.length > 0 && (!names || !map || (isAdding && !addition) || defects.isLoading),
  };
}

export type Review = ReturnType<typeof useReview>;

function additionOf(questions: readonly DraftQuestionView[], live: readonly DraftQuestionView[]): Addition {
  const { fresh, same } = splitForAdding(questions, live);
  const { changed } = diffBanks<DraftQuestionView, DraftQuestionView>(live, same);
  return { fresh, same, differing: changed.length, joined: [...live, ...fresh] };
}

/** All defects of an upload. After a decision the previous list stays until the new one is loaded, so that the page does not jump. */
function useDefects({ counts, uploadId, defectPages, staging }: UploadView) {
  const total = counts ? counts.error + counts.skipped + counts.defaulted + counts.note : 0;
  const query = useQuery({
    queryKey: ['admin-upload-defects', uploadId, staging],
    queryFn: ({ signal }) =>
      loadPages(
        defectPages,
        async (page) => (await call(getUploadDefects, { params: { uploadId, page } }, { signal })).defects,
      ),
    staleTime: Infinity,
    enabled: total > 0,
    placeholderData: (before, asked) => (asked?.queryKey[1] === uploadId ? before : undefined),
  });
  return { total, ...query };
}
