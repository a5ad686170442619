import type { Overview } from '#functions/contract/admin/overview.ts';

/** The last count of the overview. */
export interface CountedOverview {
  overview: Overview;
  /** Epoch ms: when it is to be counted again. */
  countAgainAt: number;
}

export interface OverviewStore {
  find(): Promise<CountedOverview | undefined>;
  /** A count that began before the stored one changes nothing. */
  store(counted: CountedOverview): Promise<void>;
}
