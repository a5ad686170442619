import type { AuditEntry } from './audit.ts';

/** What to look for in the audit. */
export interface AuditFilter {
  what?: string | undefined;
  text?: string | undefined;
}

/** Whether an entry is of this kind and has this text in its object, its reason, or what was there before and after. */
export function isInFilter(entry: AuditEntry, { what, text = '' }: AuditFilter): boolean {
  if (what !== undefined && entry.what !== what) return false;
  const { object, reason = '', before, after } = entry;
  const words = [object, reason, JSON.stringify(before) ?? '', JSON.stringify(after) ?? ''].join('\n');
  return words.toLowerCase().includes(text.trim().toLowerCase());
}
