import type { Overview } from '#functions/contract/admin/overview.ts';
import { indiaDay, indiaDayStart } from '#functions/domain/calendar/india-days.ts';
import { lateWindowMs } from '#functions/domain/attempts/time-limit.ts';
import type { AttemptCountIndex } from '#functions/usecases/ports/attempt-records.ts';
import type { Clock } from '#functions/usecases/ports/clock.ts';
import type { OverviewStore } from '#functions/usecases/ports/overviews.ts';
import { getFunnel, type FunnelPorts } from './get-funnel.ts';
import { peopleTally } from './people-tally.ts';

interface Ports extends FunnelPorts {
  index: AttemptCountIndex;
  overviews: OverviewStore;
  clock: Clock;
}

/** Days before today at which each span begins. */
const spans = [0, 6, 29];
const daysShown = 30;
/** Age of the batches whose codes are followed. */
const funnelDays = 90;
/** After a count, a pause of so many times its duration: a large count runs less often, and never costs more than 2 % of the time. */
const pausePerCount = 50;

interface Counted {
  /** `false`: the last count is recent enough. */
  isCounted: boolean;
  attempts: number;
  /** Why some entries could not be read. They are not counted. */
  failures: unknown[];
}

/**
 * Counts the overview for everyone who looks at it, unless the last count is recent enough. It counts from the index alone, where each
 * attempt has its times and its batch, and always from the beginning: so nothing is counted twice after a retry, an erased person is
 * gone with the next count, and a restored table needs nothing else.
 */
export async function countOverview(ports: Ports): Promise<Counted> {
  const begun = ports.clock();
  const stored = await ports.overviews.find();
  if (stored && begun < stored.countAgainAt) return { isCounted: false, attempts: 0, failures: [] };
  const failures: unknown[] = [];
  const { overview, attempts } = await count(ports, begun, failures);
  const countAgainAt = begun + pausePerCount * (ports.clock() - begun);
  await ports.overviews.store({ overview, countAgainAt });
  return { isCounted: true, attempts, failures };
}

async function count(
  ports: Ports,
  now: number,
  failures: unknown[],
): Promise<{ overview: Overview; attempts: number }> {
  const { index, batches } = ports;
  const since = spans.map((days) => indiaDayStart(now, days));
  const from = Math.min(...since);
  const funnelSince = indiaDayStart(now, funnelDays - 1);
  const people = peopleTally(since);
  const days = dayTally(now);
  const [started, finished, delivered] = [batchTally(), batchTally(), batchTally()];
  const open = new Set<string>();
  let runningNow = 0;
  // Open ones first: one that ends meanwhile is found twice then, and never missed.
  for await (const entry of index.walk('open', from, now, failures)) {
    open.add(entry.id);
    people.add('started', entry, entry.startedAt);
    days.add('started', entry.startedAt);
    started.add(entry.batch);
    if ((entry.closesAt ?? 0) - lateWindowMs >= now) runningNow += 1;
  }
  let attempts = open.size;
  for await (const entry of index.walk('ended', funnelSince, now, failures)) {
    if (open.has(entry.id)) continue;
    attempts += 1;
    people.add('started', entry, entry.startedAt);
    people.add('completed', entry, entry.endedAt);
    if (entry.endReason === 'time') people.add('timedOut', entry, entry.endedAt);
    days.add('started', entry.startedAt);
    days.add('finished', entry.endedAt);
    started.add(entry.batch);
    finished.add(entry.batch);
  }
  for (const kind of ['waiting', 'bounced'] as const)
    for await (const entry of index.walk(kind, from, now, failures)) people.add(kind, entry, entry.orderedAt);
  for await (const entry of index.walk('delivered', funnelSince, now, failures)) delivered.add(entry.batch);
  const funnel = await getFunnel(ports, { since: funnelSince, started, finished, delivered });
  const overview = {
    now,
    since,
    total: people.total(),
    batches: await viewGroups(batches, people.batches()),
    runningNow,
    days: days.all(),
    funnel,
  };
  return { overview, attempts };
}

function dayTally(now: number) {
  const days = Array.from({ length: daysShown }, (_, at) => indiaDay(indiaDayStart(now, daysShown - 1 - at)));
  const tally = new Map(days.map((day) => [day, { day, started: 0, finished: 0 }]));
  return {
    add(what: 'started' | 'finished', at = 0): void {
      const of = tally.get(indiaDay(at));
      if (of) of[what] += 1;
    },
    all: (): Overview['days'] => [...tally.values()],
  };
}

/** Counts attempts by batch. */
export function batchTally() {
  const counts = new Map<string, number>();
  return {
    add(batch: string | undefined): void {
      if (batch !== undefined) counts.set(batch, (counts.get(batch) ?? 0) + 1);
    },
    of: (batch: string) => counts.get(batch) ?? 0,
  };
}

type Groups = ReturnType<ReturnType<typeof peopleTally>['batches']>;

/** Nothing is grouped where nobody came by a batch. */
async function viewGroups(batches: Ports['batches'], [without, ...found]: Groups): Promise<Overview['batches']> {
  if (!without || found.length === 0) return [];
  const own = found.sort((a, b) => (a.batch < b.batch ? -1 : 1));
  const labels = await Promise.all(own.map(({ batch }) => batches.find(batch)));
  return [
    { label: 'Without a batch', counts: without.counts },
    ...own.map(({ batch, counts }, place) => ({ batchId: batch, label: labels[place]?.label || batch, counts })),
  ];
}
