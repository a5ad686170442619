import type { AnswerReceipt } from '#functions/contract/attempts.ts';
import { type AttemptClock, extendClock, startClock, syncClock } from './attempt-clock.ts';
import type { AttemptState } from '../attempt-state.ts';

/**
 * A first answer that was received twice, because its receipt was lost, has no deadline in its receipt: then the clock is counted
 * from when it was first sent, which is never too late.
 */
export function clockAfter(
  { clock, limitMs, starting, isHeard }: AttemptState,
  { outcome, deadline, now }: AnswerReceipt,
  ticks: number,
): AttemptClock {
  // An estimate stays until the entry is heard: then the times of all answers given by it are corrected at once.
  if (clock) return isHeard ? syncClock(extendClock(clock, deadline), now, ticks) : clock;
  // The time may have been granted after this page was told of its limit.
  if (deadline && outcome === 'saved') return startClock({ deadline, limitMs: deadline - now, now }, ticks);
  const sinceChoice = starting ? ticks - starting.sinceTicks : 0;
  return startClock({ deadline: deadline ?? now + limitMs - sinceChoice, limitMs, now }, ticks);
}
