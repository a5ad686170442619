import type { AskedRequest } from '#functions/domain/admin/request-id.ts';

/** The changes that admins' browsers have named. */
export interface ChangeRecords {
  /** The change with this id, and when it was made, in epoch ms; `undefined` if it was not, or more than a day ago. */
  find(changeId: string): Promise<(AskedRequest & { at: number }) | undefined>;
}
