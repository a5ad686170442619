import type { ExportKind } from '#functions/contract/admin/export.ts';

/** An export that has been noted in the audit. */
export interface ExportOrder {
  exportId: string;
  kind: ExportKind;
  from: number;
  until: number;
  batch?: string | undefined;
  /** User id. */
  person?: string | undefined;
  /** The admin: nobody else gets its rows. */
  by: string;
}

export interface ExportStore {
  /** Together with its entry in the audit. */
  start(order: ExportOrder, action: { reason: string; at: number }): Promise<void>;
  find(exportId: string, now: number): Promise<ExportOrder | undefined>;
}
