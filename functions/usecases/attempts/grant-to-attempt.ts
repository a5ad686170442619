import { parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import type { Standing } from '#functions/usecases/ports/attempts.ts';
import type { Clock } from '#functions/usecases/ports/clock.ts';
import type { GrantStore, ResumeGrant } from '#functions/usecases/ports/grants.ts';

interface Ports {
  grants: GrantStore;
  clock: Clock;
}

type Request = Omit<ResumeGrant, 'attempt' | 'now'> & { attemptId: string };

/** More time for a running attempt: the page of the person shows it within moments. */
export async function grantTime(
  { grants, clock }: Ports,
  { attemptId, ...request }: Request & { minutes: number },
): Promise<Standing & { minutes: number }> {
  return grants.grantTime({ ...request, attempt: parseAttemptId(attemptId), now: clock() });
}

/** One more re-entry or tab switch for a running attempt. */
export async function grantResume({ grants, clock }: Ports, { attemptId, ...request }: Request): Promise<Standing> {
  return grants.grantResume({ ...request, attempt: parseAttemptId(attemptId), now: clock() });
}
