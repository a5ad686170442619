import type { RateLimit } from '#functions/domain/rate-limits.ts';

interface Occurrence {
  limit: RateLimit;
  /** Who or what is limited: a user id, an address, a network. Stored under a keyed hash only. */
  subject: string;
  /** What happened. The same event again within the window is not counted a second time. */
  eventId: string;
  /** Epoch ms. */
  now: number;
}

export interface RateLimits {
  /** Counts an event. `false`, and nothing is counted, when the window has as many as it may. */
  take(occurrence: Occurrence): Promise<boolean>;
  /** Takes back what was counted. */
  giveBack(occurrence: Occurrence): Promise<void>;
}
