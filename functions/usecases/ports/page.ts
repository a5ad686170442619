export interface Page<Row> {
  rows: Row[];
  /** Cursor of the next page; absent at the end. */
  next?: string | undefined;
}
