/** The changes that admins' browsers have named. */
export interface ChangeRecords {
  /** When the change with this id was made, in epoch ms; `undefined` if it was not, or more than a day ago. */
  madeAt(changeId: string): Promise<number | undefined>;
}
