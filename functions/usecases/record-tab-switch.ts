import type { EventReceipt } from '#functions/contract/attempts.ts';
import { parseAttemptId } from '#functions/domain/attempt.ts';
import { countEvent } from './count-event.ts';
import type { AttemptStore, Clock } from './ports.ts';

export async function recordTabSwitch(
  ports: { attempts: AttemptStore; clock: Clock },
  { userId, attemptId, eventId }: { userId: string; attemptId: string; eventId: string },
): Promise<EventReceipt> {
  return countEvent(ports, { userId, attempt: parseAttemptId(attemptId), eventId, cause: 'tab-switch' });
}
