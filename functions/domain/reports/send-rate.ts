/** How often a worker waits when it is told to slow down, before it gives the report back to the queue. */
export const maxThrottleWaits = 3;

/** The share of the account's send rate that reports take: the contact form sends from the same account. */
const reportShare = 0.9;

/** AWS allows an event source from 2 to 1,000 calls at once. */
const [minWorkers, maxWorkers] = [2, 1000] as const;

/**
 * How a send rate (mails a second) is kept by workers that know nothing of each other: there are `workers` places, and each
 * starts one mail in `everyMs` milliseconds.
 */
export function sendingPace(mailsPerSecond: number): { workers: number; everyMs: number } {
  if (!(mailsPerSecond > 0)) throw new Error('A send rate is a number of mails a second above zero.');
  const workers = Math.min(maxWorkers, Math.max(minWorkers, Math.ceil(mailsPerSecond)));
  return { workers, everyMs: Math.ceil((1000 * workers) / (mailsPerSecond * reportShare)) };
}

/** How long to wait after the `times`-th "slow down": doubling, half of it random so that workers spread out. */
export function throttleWaitMs(times: number, random: number): number {
  const longest = 1000 * 2 ** (times - 1);
  return longest / 2 + (longest / 2) * random;
}
