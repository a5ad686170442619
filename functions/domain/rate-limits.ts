/** A limit on how often something may happen per person, address or network. Windows are fixed, not sliding. */
export interface RateLimit {
  /** Part of the counter's key. */
  name: string;
  max: number;
  windowSeconds: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Wrong coupon codes of one person, by id and by verified address. An honest person does not mistype ten codes within a quarter of an hour; a hundred people who guess
 * together have 4,000 tries a day, while a generated code is one of 10¹⁸. A valid code is not counted.
 */
export const wrongCouponRateLimits: readonly RateLimit[] = [
  { name: 'coupon-quarter', max: 10, windowSeconds: 15 * minute },
  { name: 'coupon-day', max: 40, windowSeconds: day },
];

/** Contact messages with one email address: a question, its correction, and a few more. */
export const contactAddressRateLimits: readonly RateLimit[] = [
  { name: 'contact-address', max: 5, windowSeconds: hour },
];

/** Contact messages from one network. A whole school may share one address. */
export const contactNetworkRateLimits: readonly RateLimit[] = [
  { name: 'contact-network', max: 60, windowSeconds: hour },
];

/** How long counters are kept after their window, in seconds. */
export const counterGraceSeconds = hour;

/** Start of the window that contains this moment, in epoch seconds. */
export function windowStart({ windowSeconds }: RateLimit, nowMs: number): number {
  const now = Math.floor(nowMs / 1000);
  return now - (now % windowSeconds);
}

/** Whole seconds until the window is over, at least one. */
export function secondsLeft(limit: RateLimit, nowMs: number): number {
  return Math.max(1, Math.ceil(windowStart(limit, nowMs) + limit.windowSeconds - nowMs / 1000));
}
