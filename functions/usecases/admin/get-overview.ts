import { overviewMeasures, type Overview, type OverviewMeasure } from '#functions/contract/admin/overview.ts';
import { indiaDay, indiaDayStart } from '#functions/domain/calendar/india-days.ts';
import { lateWindowMs } from '#functions/domain/attempts/time-limit.ts';
import type { AttemptCountIndex, IndexEntry } from '#functions/usecases/ports/attempt-records.ts';
import type { Clock } from '#functions/usecases/ports/clock.ts';
import { getFunnel, type FunnelPorts } from './get-funnel.ts';

interface Ports extends FunnelPorts {
  index: AttemptCountIndex;
  clock: Clock;
}

/** Days before today at which each span begins. */
const spans = [0, 6, 29];
const daysShown = 30;
/** Age of the batches whose codes are followed. */
const funnelDays = 90;

/** A person's action with its time. */
interface Fact {
  measure: OverviewMeasure;
  userId: string;
  at: number;
  /** '' for no batch. */
  batch: string;
}

/**
 * Counts from the index alone, where each attempt has its times and its batch, so that a retried command or message is not counted
 * twice. Spans count people, each once; days and codes count attempts.
 */
export async function getOverview(ports: Ports): Promise<Overview> {
  const { index, batches, clock } = ports;
  const now = clock();
  const since = spans.map((days) => indiaDayStart(now, days));
  const from = Math.min(...since);
  const funnelSince = indiaDayStart(now, funnelDays - 1);
  const [open, ended, waiting, bounced, delivered] = await Promise.all([
    index.listSince('open', from, now),
    index.listSince('ended', funnelSince, now),
    index.listSince('waiting', from, now),
    index.listSince('bounced', from, now),
    index.listSince('delivered', funnelSince, now),
  ]);
  const begun = [...open.entries, ...ended.entries];
  const facts = [
    ...begun.flatMap((entry) => factOf('started', entry, entry.startedAt)),
    ...ended.entries.flatMap((entry) => factOf('completed', entry, entry.endedAt)),
    ...ended.entries.flatMap((entry) => (entry.endReason === 'time' ? factOf('timedOut', entry, entry.endedAt) : [])),
    ...waiting.entries.flatMap((entry) => factOf('waiting', entry, entry.orderedAt)),
    ...bounced.entries.flatMap((entry) => factOf('bounced', entry, entry.orderedAt)),
  ].filter(({ at }) => at >= from);
  const groups = [...new Set(facts.map(({ batch }) => batch))].filter((batch) => batch !== '').sort();
  const funnel = await getFunnel(ports, {
    since: funnelSince,
    begun,
    ended: ended.entries,
    delivered: delivered.entries,
  });
  return {
    now,
    since,
    total: perMeasure((measure) => count(facts, since, measure)),
    batches: groups.length === 0 ? [] : await viewGroups(batches, ['', ...groups], facts, since),
    runningNow: open.entries.filter(({ closesAt = 0 }) => closesAt - lateWindowMs >= now).length,
    days: byDay(facts, now),
    funnel: { ...funnel, isCutOff: [open, ended, delivered, funnel].some(({ isCutOff }) => isCutOff) },
    isCutOff: [open, waiting, bounced].some(({ isCutOff }) => isCutOff) || isCutOffSince(ended, from),
  };
}

type List = Awaited<ReturnType<AttemptCountIndex['listSince']>>;

/** A list of the newest entries that was cut off is complete only back to its last entry. */
function isCutOffSince({ isCutOff, entries }: List, from: number): boolean {
  return isCutOff && (entries.at(-1)?.endedAt ?? Infinity) >= from;
}

function factOf(measure: OverviewMeasure, { userId, batch = '' }: IndexEntry, at: number | undefined): Fact[] {
  return at === undefined ? [] : [{ measure, userId, at, batch }];
}

function byDay(facts: readonly Fact[], now: number): Overview['days'] {
  const days = Array.from({ length: daysShown }, (_, at) => indiaDay(indiaDayStart(now, daysShown - 1 - at)));
  const tally = new Map(days.map((day) => [day, { day, started: 0, finished: 0 }]));
  for (const { measure, at } of facts) {
    const of = tally.get(indiaDay(at));
    if (of && measure === 'started') of.started += 1;
    if (of && measure === 'completed') of.finished += 1;
  }
  return [...tally.values()];
}

/** People in each of the spans. */
function count(facts: readonly Fact[], since: readonly number[], measure: OverviewMeasure, batch?: string): number[] {
  const meant = facts.filter((fact) => fact.measure === measure && (batch === undefined || fact.batch === batch));
  return since.map((start) => new Set(meant.filter(({ at }) => at >= start).map(({ userId }) => userId)).size);
}

async function viewGroups(
  batches: Ports['batches'],
  groups: readonly string[],
  facts: readonly Fact[],
  since: readonly number[],
): Promise<Overview['batches']> {
  const labels = await Promise.all(groups.map((batch) => (batch === '' ? undefined : batches.find(batch))));
  return groups.map((batch, group) => ({
    ...(batch !== '' && { batchId: batch }),
    label: batch === '' ? 'Without a batch' : labels[group]?.label || batch,
    counts: perMeasure((measure) => count(facts, since, measure, batch)),
  }));
}

function perMeasure<T>(of: (measure: OverviewMeasure) => T): Record<OverviewMeasure, T> {
  return Object.fromEntries(overviewMeasures.map((measure) => [measure, of(measure)])) as Record<OverviewMeasure, T>;
}
