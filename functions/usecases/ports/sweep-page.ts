/** A page of what a worker looks through. An item that cannot be read must not stop the others, so its error is part of the page. */
export interface SweepPage<T> {
  found: T[];
  failures: unknown[];
}
