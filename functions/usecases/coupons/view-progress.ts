import type { AttemptRecord } from '#functions/adapters/dynamo/attempts/attempt-records.ts';

/** The outcome of a code's use with its times, as far as there is an attempt and a report. */
export function viewProgress({ attempt, delivery }: Partial<AttemptRecord>) {
  return {
    ...(attempt && { startedAt: attempt.createdAt }),
    ...(attempt?.endedAt !== undefined && { finishedAt: attempt.endedAt }),
    ...(delivery && { report: delivery.status }),
    ...(delivery?.sentAt !== undefined && { reportSentAt: delivery.sentAt }),
  };
}
