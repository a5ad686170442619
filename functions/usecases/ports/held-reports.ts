import type { Delivery, DeliveryId } from './reports.ts';

/** Reports that are held until they are due, or until an admin has looked. */
export interface HeldReports {
  /** All that were due when the index last followed them, page by page. */
  pagesOfDue(now: number): AsyncIterable<Delivery[]>;
  /** `false`: it is not held any more, or not due. */
  releaseIfDue(id: DeliveryId, now: number): Promise<boolean>;
  /** By an admin, due or not. `already`: it was released before. Throws Refusal `not-found`, `busy`. */
  release(command: DeliveryId & { by: string; now: number }): Promise<'released' | 'already'>;
  /** When the one fell due that has been due for longest, and is held all the same. */
  oldestDue(now: number): Promise<number | undefined>;
  /** Of those that wait for an admin, the one that has waited longest. */
  oldestForReview(): Promise<Delivery | undefined>;
}
