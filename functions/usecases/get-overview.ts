import { overviewMeasures, type Overview, type OverviewMeasure } from '#functions/contract/admin/overview.ts';
import { indiaDayStart } from '#functions/domain/india-days.ts';
import { suppressSmall, tellsByDifference, type ShownCount } from '#functions/domain/suppress-small.ts';
import type { AttemptIndex, IndexEntry } from './ports/attempt-records.ts';
import type { Clock } from './ports/clock.ts';
import type { CouponBatchStore } from './ports/coupons.ts';

interface Ports {
  index: AttemptIndex;
  batches: Pick<CouponBatchStore, 'find'>;
  clock: Clock;
}

/** Days before today that a span goes back. */
const spans = [0, 6, 29];

/** That someone did something at some moment. */
interface Fact {
  measure: OverviewMeasure;
  userId: string;
  at: number;
  /** '' for none. */
  batch: string;
}

/** People are counted, each once. Of small groups only that they are small, and nothing that would tell more. */
export async function getOverview({ index, batches, clock }: Ports): Promise<Overview> {
  const now = clock();
  const since = spans.map((days) => indiaDayStart(now, days));
  const from = Math.min(...since);
  const [open, ended, waiting, bounced] = await Promise.all(
    (['open', 'ended', 'waiting', 'bounced'] as const).map((kind) => index.listSince(kind, from, now)),
  ).then((lists) => lists as [List, List, List, List]);
  const facts = [
    ...[...open.entries, ...ended.entries].flatMap((entry) => factOf('started', entry, entry.startedAt)),
    ...ended.entries.flatMap((entry) => factOf('completed', entry, entry.endedAt)),
    ...ended.entries.flatMap((entry) => (entry.endReason === 'time' ? factOf('timedOut', entry, entry.endedAt) : [])),
    ...waiting.entries.flatMap((entry) => factOf('waiting', entry, entry.orderedAt)),
    ...bounced.entries.flatMap((entry) => factOf('bounced', entry, entry.orderedAt)),
  ].filter(({ at }) => at >= from);
  const groups = [...new Set(facts.map(({ batch }) => batch))].filter((batch) => batch !== '').sort();
  return {
    ...{ now, since },
    total: perMeasure((measure) => count(facts, since, measure)),
    batches: groups.length === 0 ? [] : await viewGroups(batches, ['', ...groups], facts, since),
    isCutOff: [open, ended, waiting, bounced].some(({ isCutOff }) => isCutOff),
  };
}

type List = Awaited<ReturnType<AttemptIndex['listSince']>>;

function factOf(measure: OverviewMeasure, { userId, batch = '' }: IndexEntry, at: number | undefined): Fact[] {
  return at === undefined ? [] : [{ measure, userId, at, batch }];
}

/** People in each of the spans. */
function count(facts: readonly Fact[], since: readonly number[], measure: OverviewMeasure, batch?: string): number[] {
  const meant = facts.filter((fact) => fact.measure === measure && (batch === undefined || fact.batch === batch));
  return since.map((start) => new Set(meant.filter(({ at }) => at >= start).map(({ userId }) => userId)).size);
}

async function viewGroups(
  batches: Pick<CouponBatchStore, 'find'>,
  groups: readonly string[],
  facts: readonly Fact[],
  since: readonly number[],
): Promise<Overview['batches']> {
  const shown = perMeasure((measure) => suppressTable(groups.map((batch) => count(facts, since, measure, batch))));
  const labels = await Promise.all(groups.map((batch) => (batch === '' ? undefined : batches.find(batch))));
  return groups.map((batch, group) => ({
    ...(batch !== '' && { batchId: batch }),
    label: batch === '' ? 'Without a batch' : labels[group]?.label || batch,
    counts: perMeasure((measure) => shown[measure][group] ?? []),
  }));
}

/** Of counts by group and span: each span by itself adds up to its total, and each group's spans lie in each other. */
function suppressTable(counts: readonly (readonly number[])[]): ShownCount[][] {
  const byDifference = counts.map(tellsByDifference);
  const columns = spans.map((_, span) =>
    suppressSmall(
      counts.map((row) => row[span] ?? 0),
      byDifference.map((row) => row[span] === true),
    ),
  );
  return counts.map((_, group) => columns.map((column) => column[group] ?? 'hidden'));
}

function perMeasure<T>(of: (measure: OverviewMeasure) => T): Record<OverviewMeasure, T> {
  return Object.fromEntries(overviewMeasures.map((measure) => [measure, of(measure)])) as Record<OverviewMeasure, T>;
}
