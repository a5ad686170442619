import type { Attempt } from '#functions/domain/attempts/attempt.ts';

/**
 * The condition for what `requireRunning` lets through (`domain/attempts/grants.ts`), and for these attributes to be unchanged since
 * they were read.
 */
export function runningAsSeen(seen: Partial<Record<keyof Attempt | 'lastResume' | 'answered', number>>, now: number) {
  const entries = Object.entries(seen);
  return {
    condition: ['#status = :open', 'closesAt >= :now', ...entries.map(([name]) => `#${name} = :seen_${name}`)].join(
      ' AND ',
    ),
    values: {
      ':open': 'open',
      ':now': now,
      ...Object.fromEntries(entries.map(([name, value]) => [`:seen_${name}`, value])),
    },
  };
}
