import type { RateLimit } from '#functions/domain/rate-limits.ts';

interface Occurrence {
  limit: RateLimit;
  /** The limited user id, address or network. Stored only as a keyed hash. */
  subject: string;
  /** Id of the event. A repeat within the window is not counted. */
  eventId: string;
  /** Epoch ms. */
  now: number;
}

export interface RateLimits {
  /** Counts an event. `false`, without counting, when the window is full. */
  take(occurrence: Occurrence): Promise<boolean>;
  /** Uncounts an event. */
  giveBack(occurrence: Occurrence): Promise<void>;
}
