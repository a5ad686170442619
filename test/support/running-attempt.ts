import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { getAttemptClock } from '#functions/usecases/attempts/record-event.ts';
import { startedAttempt, type Engine } from '#test/support/engine/make-engine.ts';

/** A running attempt, and the grants that an admin can give it. */
export async function runningAttempt(engine: Engine) {
  const { userId, view, attemptId } = await startedAttempt(engine);
  const why = { reason: 'The power was out.', by: 'admin' };
  const command = (on: Engine) => ({ userId, attempt: parseAttemptId(attemptId), ...why, now: on.clock() });
  return {
    userId,
    view,
    attemptId,
    limitMs: view.timeLimitSeconds * 1000,
    deadline: engine.clock() + view.timeLimitSeconds * 1000,
    time: (minutes: number, on = engine, grantId = ulid()) =>
      on.ports.grants.grantTime({ ...command(on), grantId, minutes }),
    resume: (on = engine, grantId = ulid()) => on.ports.grants.grantResume({ ...command(on), grantId }),
    clock: () => getAttemptClock(engine.ports, { userId, attemptId }),
    stored: () => engine.find(userId, attemptId),
    audit: async () => {
      const { Items = [] } = await engine.table.db.send(
        new ScanCommand({ TableName: engine.table.name, ConsistentRead: true }),
      );
      return Items.filter(({ pk, object }) => String(pk).startsWith('AUDIT#') && String(object).includes(attemptId));
    },
  };
}
