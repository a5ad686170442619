import type { AuditEntry } from '#functions/domain/admin/audit.ts';
import type { Page } from './page.ts';

export interface KeptAuditEntry extends AuditEntry {
  entryId: string;
}

/** Read only: entries are written only with their actions. */
export interface AuditStore {
  /** Entries between two moments (epoch ms; both included), newest first; it goes month by month, so a page may be empty. */
  list(span: { from: number; until: number; cursor?: string | undefined }): Promise<Page<KeptAuditEntry>>;
}
