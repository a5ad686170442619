import { queryOptions } from '@tanstack/react-query';
import type { DraftQuestionView } from '#functions/contract/admin/banks/questions.ts';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { getUpload, getUploadPage, type UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import * as words from '#web/lib/words/bank-upload/panel.ts';
import { loadPages } from '#web/features/bank/bank-queries.ts';
import { loadQuizzesNow } from '#web/lib/admin/admin-quizzes-query.ts';
import { call } from '#web/lib/api-client.ts';
import { isTransient } from '#web/lib/retry.ts';

const pauseMs = 700;
const patienceMs = 120_000;

/** An upload; once it is read, with its questions, and with the quizzes at that time. */
interface OpenUpload {
  upload: UploadView;
  questions?: DraftQuestionView[];
  seen?: QuizView[];
}

/**
 * An upload that was opened at a time, asked for until it is read. Network failures are waited out. It is not kept for another visit,
 * because another admin may have decided about it since.
 */
export function uploadQuery(uploadId: string, since: number) {
  return queryOptions({
    queryKey: ['admin-upload', uploadId, since],
    queryFn: async ({ client, signal }): Promise<OpenUpload> => {
      const upload = await call(getUpload, { params: { uploadId } }, { signal });
      if (upload.status !== 'staged' && upload.status !== 'no-questions') return { upload };
      const [questions, seen] = await Promise.all([loadQuestions(upload, signal), loadQuizzesNow(client)]);
      return { upload, questions, seen };
    },
    retry: (_failures, error: Error) => isTransient(error) && Date.now() < since + patienceMs,
    retryDelay: pauseMs,
    refetchInterval: ({ state }) => (isRead(state.data) || readingProblem(state, since) ? false : pauseMs),
    refetchIntervalInBackground: true,
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function loadQuestions({ uploadId, pages }: UploadView, signal: AbortSignal) {
  return loadPages(
    pages,
    async (page) => (await call(getUploadPage, { params: { uploadId, page } }, { signal })).questions,
  );
}

export function isRead(opened: OpenUpload | undefined): opened is Required<OpenUpload> {
  return opened?.questions !== undefined;
}

/** Why an upload has no preview; nothing while it may still get one. `isOverdue`: the server may still read it. */
export function readingProblem(
  { data, error, dataUpdatedAt }: { data?: OpenUpload | undefined; error: Error | null; dataUpdatedAt: number },
  since: number,
): { words: string; isOverdue?: boolean } | undefined {
  if (error && !isTransient(error)) return { words: error.message };
  const { status, problem = words.refused } = data?.upload ?? {};
  if (status === 'published') return { words: words.publishedAlready };
  if (status === 'refused' || status === 'cancelled') return { words: problem };
  if (isRead(data) || (!error && dataUpdatedAt < since + patienceMs)) return undefined;
  return { words: words.overdue, isOverdue: true };
}
