import type { listFeedback as list } from '#functions/contract/admin/reports/reports.ts';
import type { Reply, RequestOf } from '#functions/contract/endpoint.ts';
import type { giveFeedback as give } from '#functions/contract/reports/report.ts';
import { parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { askedParameters } from '#functions/domain/reports/feedback.ts';
import { notAsked } from '#functions/domain/words/feedback.ts';
import type { Needs } from '#functions/usecases/ports/needs.ts';
import { getMyReport } from './get-my-report.ts';

/** Stores a person's feedback on their own released report. Only the first sending counts. */
export async function giveFeedback(
  ports: Parameters<typeof getMyReport>[0] & Needs<'clock'>,
  { userId, attemptId, answers }: RequestOf<typeof give> & { userId: string },
): Promise<Reply<typeof give>> {
  const id = { userId, attemptId };
  const { document } = await getMyReport(ports, id);
  const asked = askedParameters(document);
  const about = new Set(answers.map(({ parameter }) => parameter));
  const isAsked = answers.every(({ parameter }) => parameter === undefined || asked?.includes(parameter));
  if (!asked || !isAsked || about.size < answers.length) refuse('invalid-input', notAsked);
  const { quizId } = parseAttemptId(attemptId);
  await ports.feedback.add(id, { quizId, answers, at: ports.clock(), endedAt: document.endedAt });
  return {};
}

/** The answers of readers that admins may see: only whole steps (`feedbackStep`). */
export async function listFeedback({ feedback, quizzes }: Needs<'feedback' | 'quizzes'>): Promise<Reply<typeof list>> {
  const counted = await feedback.list();
  const rows = counted.map(async ({ quizId, counts }) => {
    const quizName = (await quizzes.find(quizId))?.name ?? `Quiz ${quizId}`;
    const shown = counts.filter(({ shown: times }) => times.some((count) => count > 0));
    return shown.map(({ parameter, shown: times }) => ({ quizId, quizName, parameter, counts: times }));
  });
  return { rows: (await Promise.all(rows)).flat() };
}
