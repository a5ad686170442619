import type { AuditEntry } from '#functions/domain/audit.ts';
import type { Page } from './page.ts';

export interface KeptAuditEntry extends AuditEntry {
  entryId: string;
}

/** Reads only: an entry is made with its act, and by nobody else. */
export interface AuditStore {
  /** Of a month (`2026-03`), newest first. */
  list(month: string, cursor: string | undefined): Promise<Page<KeptAuditEntry>>;
}
