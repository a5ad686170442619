import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { AttemptRow } from '#functions/contract/admin/attempts/attempts.ts';
import { formatAttemptId, type Attempt } from '#functions/domain/attempts/attempt.ts';
import { presentedCount } from '#functions/domain/attempts/presented-questions.ts';
import { remainingResumes, resumeCount } from '#functions/domain/attempts/resumes.ts';
import { memoize } from '#functions/usecases/memoize.ts';
import type { AttemptRecord } from '#functions/adapters/dynamo/attempts/attempt-records.ts';

export type ViewPorts = Needs<'banks' | 'deliveries' | 'batches' | 'quizzes'>;

/** Attempts for admins: with the names of quizzes and batches, their numbers of questions, and their reports. */
export async function viewAttempts(ports: ViewPorts, records: readonly AttemptRecord[]): Promise<AttemptRow[]> {
  const nameOf = memoize((quizId: number) => ports.quizzes.find(quizId).then((quiz) => quiz?.name ?? `Quiz ${quizId}`));
  const labelOf = memoize((batchId: string) => ports.batches.find(batchId).then((batch) => batch?.label || batchId));
  const deliveryOf = async ({ attempt: { status, userId, ref }, delivery }: AttemptRecord) =>
    status === 'open' ? undefined : (delivery ?? ports.deliveries.find({ userId, attemptId: formatAttemptId(ref) }));
  const rows = records.map(async (record) => {
    const { attempt, profile } = record;
    const { ref, batch } = attempt;
    const [quizName, label, { questionCount }, delivery] = await Promise.all([
      nameOf(ref.quizId),
      batch === undefined ? undefined : labelOf(batch),
      ports.banks.getStaged(ref.quizId, ref.version),
      deliveryOf(record),
    ]);
    return {
      ...rowOf(attempt),
      name: profile?.name ?? '',
      email: profile?.email ?? '',
      quizName,
      questionCount: presentedCount(attempt.asked, questionCount),
      ...(batch !== undefined && label !== undefined && { batch: { batchId: batch, label } }),
      ...(delivery && {
        report: {
          status: delivery.status,
          resends: delivery.resends,
          canDownload: delivery.reportKey !== undefined,
        },
      }),
    };
  });
  return Promise.all(rows);
}

function rowOf(attempt: Attempt) {
  const { ref, userId, createdAt, deadline, endedAt, status, endReason, answeredCount } = attempt;
  return {
    userId,
    attemptId: formatAttemptId(ref),
    quizId: ref.quizId,
    version: ref.version,
    startedAt: createdAt,
    deadline,
    status,
    answeredCount,
    lateCount: attempt.late.length,
    ...(endedAt !== undefined && { endedAt }),
    ...(endReason !== undefined && { endReason }),
    resumeCount: resumeCount(attempt),
    remaining: remainingResumes(attempt),
  };
}
