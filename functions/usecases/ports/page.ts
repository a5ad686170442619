/** Of a list that comes in pages. */
export interface Page<Row> {
  rows: Row[];
  /** Where the next page begins; absent at the end. */
  next?: string | undefined;
}
