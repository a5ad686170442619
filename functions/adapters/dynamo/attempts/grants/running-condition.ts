import type { Attempt } from '#functions/domain/attempts/attempt.ts';

/** The condition for what `requireRunning` lets through (`domain/attempts/grants.ts`). `#status` is the attribute `status`. */
export const isRunning = '#status = :open AND closesAt >= :now';
export const runningValues = (now: number) => ({ ':open': 'open', ':now': now });

/** The condition that an attempt is running, and that these attributes are unchanged since they were read. */
export function runningUnchanged(
  seen: Partial<Record<keyof Attempt | 'lastResume' | 'answered', number>>,
  now: number,
) {
  const entries = Object.entries(seen);
  return {
    condition: [isRunning, ...entries.map(([name]) => `#${name} = :seen_${name}`)].join(' AND '),
    values: {
      ...runningValues(now),
      ...Object.fromEntries(entries.map(([name, value]) => [`:seen_${name}`, value])),
    },
  };
}
