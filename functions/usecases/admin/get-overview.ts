import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { AttemptCountIndex } from '#functions/adapters/dynamo/attempts/attempt-count-index.ts';
import {
  type getWaiting as waiting,
  overviewMax,
  overviewMeasures,
  waitingMax,
  type Overview,
  type OverviewMeasure,
} from '#functions/contract/admin/overview.ts';
import { lateWindowMs } from '#functions/domain/attempts/time-limit.ts';
import type { Reply } from '#functions/contract/endpoint.ts';
import { indiaDay, indiaDayStart } from '#functions/domain/calendar/india-days.ts';

type Ports = Needs<'index' | 'clock'>;

/** Days before today at which each span begins. */
const spans = [0, 6, 29];
const daysShown = 30;
const cachedMs = 60_000;

/** Counts the overview from the keys of the index when an admin asks for it, and at most once a minute. */
export function overviewCounter(ports: Ports): () => Promise<Overview> {
  let counted: { at: number; overview: Promise<Overview> } | undefined;
  return () => {
    const now = ports.clock();
    if (!counted || now - counted.at >= cachedMs) {
      const overview = count(ports, now);
      counted = { at: now, overview };
      overview.catch(() => (counted = undefined));
    }
    return counted.overview;
  };
}

async function count({ index }: Ports, now: number): Promise<Overview> {
  const since = spans.map((days) => indiaDayStart(now, days));
  const from = Math.min(...since);
  const list = (kind: Parameters<AttemptCountIndex['list']>[0]) =>
    index.list(kind, { from, until: now, limit: overviewMax });
  // Open ones first: one that ends meanwhile is found twice then, and never missed.
  const open = await list('open');
  const [ended, waiting, bounced] = await Promise.all([list('ended'), list('waiting'), list('bounced')]);
  const ids = new Set(open.map(({ id }) => id));
  const completed = ended.filter(({ id }) => !ids.has(id));
  const times: Record<OverviewMeasure, (number | undefined)[]> = {
    started: [...open, ...completed].map(({ startedAt }) => startedAt),
    completed: completed.map(({ endedAt }) => endedAt),
    timedOut: completed.filter(({ endReason }) => endReason === 'time').map(({ endedAt }) => endedAt),
    waiting: waiting.map(({ orderedAt }) => orderedAt),
    bounced: bounced.map(({ orderedAt }) => orderedAt),
  };
  const spansOf = (measure: OverviewMeasure) =>
    since.map((start) => times[measure].filter((at = 0) => at >= start).length);
  const [started, finished] = [daysOf(times.started), daysOf(times.completed)];
  const days = Array.from({ length: daysShown }, (_, at) => indiaDay(indiaDayStart(now, daysShown - 1 - at)));
  return {
    now,
    since,
    total: Object.fromEntries(overviewMeasures.map((measure) => [measure, spansOf(measure)])) as Overview['total'],
    runningNow: open.filter(({ closesAt = 0 }) => closesAt - lateWindowMs >= now).length,
    days: days.map((day) => ({ day, started: started.get(day) ?? 0, finished: finished.get(day) ?? 0 })),
    countedSince: Math.max(
      // Not in the order of their starts.
      ...[open, waiting].map((list) => (list.length < overviewMax ? 0 : now)),
      ended[overviewMax - 1]?.endedAt ?? 0,
      bounced[overviewMax - 1]?.orderedAt ?? 0,
    ),
  };
}

function daysOf(times: readonly (number | undefined)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const day of times.map((at = 0) => indiaDay(at))) counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
}

/** How much waits for an admin, for the navigation of their screens. */
export async function getWaiting(ports: Ports & Needs<'contacts'>): Promise<Reply<typeof waiting>> {
  const now = ports.clock();
  // Nothing can be done for a dead address: it stops counting.
  const from = indiaDayStart(now, daysShown - 1);
  const count = async (kind: 'for-review' | 'attention') =>
    (await ports.index.list(kind, { from, until: now, limit: waitingMax })).length;
  const [held, attention, messages] = await Promise.all([
    count('for-review'),
    count('attention'),
    ports.contacts.countOpen(now, waitingMax),
  ]);
  return { held, attention, messages };
}
