import type { Delivery, DeliveryId } from './reports.ts';
import type { SweepPage } from './sweep-page.ts';

/** Reports that are held until they are due, or until an admin has reviewed them. */
export interface HeldReports {
  /** All due reports by the index (which lags), page by page. */
  pagesOfDue(now: number): AsyncIterable<SweepPage<Delivery>>;
  /** `false`: it is not held any more, or not due. */
  releaseIfDue(id: DeliveryId, now: number): Promise<boolean>;
  /** Release by an admin, due or not. `already`: it was released before. Throws Refusal `not-found`, `busy`. */
  release(command: DeliveryId & { by: string; now: number }): Promise<'released' | 'already'>;
  /** Due time of the held report that is overdue for longest. */
  oldestDue(now: number): Promise<number | undefined>;
  /** The report that has waited for review for longest. */
  oldestForReview(): Promise<Delivery | undefined>;
}
