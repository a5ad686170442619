import type { AttemptRecord } from '#functions/usecases/ports/attempt-records.ts';

/** What came of the use of a code, and when: as far as there is an attempt and a report of it. */
export function viewProgress({ attempt, delivery }: Partial<AttemptRecord>) {
  return {
    ...(attempt && { startedAt: attempt.createdAt }),
    ...(attempt?.endedAt !== undefined && { finishedAt: attempt.endedAt }),
    ...(delivery && { report: delivery.status }),
    ...(delivery?.sentAt !== undefined && { reportSentAt: delivery.sentAt }),
  };
}
