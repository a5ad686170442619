import type { RateLimit } from '#functions/domain/rate-limits.ts';

interface Occurrence {
  limit: RateLimit;
  /** The limited user id, address or network. Stored only as a keyed hash. */
  subject: string;
  /** Epoch ms. */
  now: number;
}

export interface RateLimits {
  /** Counts an event. `false`, without counting, when the window is full. */
  count(occurrence: Occurrence): Promise<boolean>;
  /** Takes back an event that was counted. */
  giveBack(occurrence: Occurrence): Promise<void>;
}
