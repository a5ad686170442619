import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { EventReceipt } from '#functions/contract/attempts.ts';
import { parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { countEvent } from './count-event.ts';

interface Request {
  userId: string;
  attemptId: string;
  eventId: string;
  entryId?: string | undefined;
  awaySeconds?: number | undefined;
  secondsAgo?: number | undefined;
}

/** Records that the person left the tab; a repeat with the length of the absence only stores that. */
export async function recordTabSwitch(
  ports: Needs<'attempts' | 'clock'>,
  { attemptId, ...request }: Request,
): Promise<EventReceipt> {
  return countEvent(ports, { ...request, attempt: parseAttemptId(attemptId), cause: 'tab-switch' });
}
