import type { ExportKind } from '#functions/contract/admin/export.ts';

/** An export that is recorded in the audit. */
export interface ExportOrder {
  exportId: string;
  kind: ExportKind;
  from: number;
  until: number;
  batch?: string | undefined;
  /** User id. */
  person?: string | undefined;
  /** The admin: only they get its rows. */
  by: string;
}

export interface ExportStore {
  /** Stores the export together with its audit entry. Idempotent. Throws Refusal `not-found` for the id of another export. */
  start(order: ExportOrder, action: { reason: string; at: number }): Promise<void>;
  find(exportId: string, now: number): Promise<ExportOrder | undefined>;
}
