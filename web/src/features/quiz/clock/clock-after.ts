import type { AnswerReceipt } from '#functions/contract/attempts.ts';
import { type AttemptClock, extendClock, startClock, syncClock } from './attempt-clock.ts';
import type { AttemptState } from '../attempt-state.ts';

/**
 * The clock after an answer. A replayed first answer (its receipt was lost) has no deadline in its receipt: then the clock starts at
 * the first send, which is never too late.
 */
export function clockAfter(
  { clock, limitMs, starting, isHeard }: AttemptState,
  { outcome, deadline, now }: AnswerReceipt,
  ticks: number,
): AttemptClock {
  // Keep an estimated clock until the entry is received: then the times of all answers measured by it are corrected at once.
  if (clock) return isHeard ? syncClock(extendClock(clock, deadline), now, ticks) : clock;
  // Use the deadline: time may have been granted after this page got the limit.
  if (deadline && outcome === 'saved') return startClock({ deadline, limitMs: deadline - now, now }, ticks);
  const sinceChoice = starting ? ticks - starting.sinceTicks : 0;
  return startClock({ deadline: deadline ?? Math.floor(now + limitMs - sinceChoice), limitMs, now }, ticks);
}
