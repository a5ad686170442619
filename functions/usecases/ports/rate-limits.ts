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
  /**
   * The id and moment under which this content was first sent within the last hour, or else these: a retry is the same message. The
   * content is stored only as a keyed hash.
   */
  firstOf(content: string, message: SentMessage): Promise<SentMessage>;
}

interface SentMessage {
  messageId: string;
  /** Epoch ms. */
  at: number;
}
