/** How many times a throttled worker waits before it gives the report back to the queue. */
export const maxThrottleWaits = 3;

/** The share of the account's send rate that reports take: the contact form sends from the same account. */
const reportShare = 0.9;

/** AWS allows an event source 2 to 1,000 concurrent calls. */
const [minWorkers, maxWorkers] = [2, 1000] as const;

/**
 * Splits a send rate (mails per second) among independent workers: `workers` of them may run, each starting one mail every `everyMs`
 * milliseconds.
 */
export function sendingPace(mailsPerSecond: number): { workers: number; everyMs: number } {
  if (!(mailsPerSecond > 0)) throw new Error('A send rate is a number of mails a second above zero.');
  const workers = Math.min(maxWorkers, Math.max(minWorkers, Math.ceil(mailsPerSecond)));
  return { workers, everyMs: Math.ceil((1000 * workers) / (mailsPerSecond * reportShare)) };
}

/** The wait after the `times`-th throttling: it doubles each time, and half of it is random so that workers spread out. */
export function throttleWaitMs(times: number, random: number): number {
  const longest = 1000 * 2 ** (times - 1);
  return longest / 2 + (longest / 2) * random;
}
