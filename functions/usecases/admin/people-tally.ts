import { overviewMeasures, type OverviewMeasure } from '#functions/contract/admin/overview.ts';

/** The time of each person's latest action, which decides the spans that the person is counted in. */
type Latest = Map<string, number>;

type PerMeasure<T> = Record<OverviewMeasure, T>;

const perMeasure = <T>(of: (measure: OverviewMeasure) => T): PerMeasure<T> => {
  const [started, completed, timedOut, waiting, bounced] = overviewMeasures;
  return {
    [started]: of(started),
    [completed]: of(completed),
    [timedOut]: of(timedOut),
    [waiting]: of(waiting),
    [bounced]: of(bounced),
  };
};

/** Counts the people of each measure, in all and by batch, each person once in every span. */
export function peopleTally(since: readonly number[]) {
  const earliest = Math.min(...since);
  const inAll = perMeasure((): Latest => new Map());
  const nobody = () => perMeasure((): Latest => new Map());
  const byBatch = new Map([['', nobody()]]);

  const note = (latest: Latest, userId: string, at: number) => {
    if (at > (latest.get(userId) ?? -1)) latest.set(userId, at);
  };
  const spansOf = (latest: Latest): number[] => {
    const times = [...latest.values()];
    return since.map((start) => times.filter((at) => at >= start).length);
  };
  const countsOf = (latest: PerMeasure<Latest>) => perMeasure((measure) => spansOf(latest[measure]));

  return {
    /** '' for no batch. */
    add(measure: OverviewMeasure, { userId, batch = '' }: { userId: string; batch?: string }, at = -1): void {
      if (at < earliest) return;
      const ofBatch = byBatch.get(batch) ?? nobody();
      byBatch.set(batch, ofBatch);
      note(inAll[measure], userId, at);
      note(ofBatch[measure], userId, at);
    },
    total: () => countsOf(inAll),
    /** That of the people without a batch first. */
    batches: () => [...byBatch].map(([batch, latest]) => ({ batch, counts: countsOf(latest) })),
  };
}
