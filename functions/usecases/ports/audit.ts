import type { AuditEntry } from '#functions/domain/admin/audit.ts';
import type { Page } from './page.ts';

export interface KeptAuditEntry extends AuditEntry {
  entryId: string;
}

/** Reads only: an entry is made with its action, and by nobody else. */
export interface AuditStore {
  /** Between two moments (epoch ms; both count), newest first; over months, some of which may give an empty page. */
  list(span: { from: number; until: number; cursor?: string | undefined }): Promise<Page<KeptAuditEntry>>;
}
