import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { KeptAuditEntry } from '#functions/adapters/dynamo/admin/audit-store.ts';
import type { AuditEntryView } from '#functions/contract/admin/audit.ts';
import { auditSentence, remainingChanges } from '#functions/domain/admin/audit-sentence.ts';
import type { AuditAction } from '#functions/domain/admin/audit.ts';
import { indiaDayEnd, indiaDayStart } from '#functions/domain/calendar/india-days.ts';
import { foldText, hasWords, searchWords } from '#functions/domain/text/search-words.ts';
import { auditNames, type NamePorts, peopleIn } from './audit-names.ts';

interface Request {
  /** Days in India, as `2026-03-02`; both included. Absent: the last 30 days. */
  from?: string | undefined;
  until?: string | undefined;
  what?: AuditAction | undefined;
  /** User id: actions by or on this person. */
  person?: string | undefined;
  /** Words of a name or an address: actions by or on these people. */
  who?: string | undefined;
  /** Words in the sentence, the reason or the changes. */
  text?: string | undefined;
  cursor?: string | undefined;
}

/** A page is full with so many entries. At most so many index pages are read for it; the next request continues from there. */
const enough = 50;
const maxPagesRead = 20;
const daysAtFirst = 30;

/** The actions between two days, newest first, as sentences. */
export async function listAudit(
  ports: NamePorts & Needs<'audit' | 'clock'>,
  { from, until, cursor, ...filter }: Request,
): Promise<{ entries: AuditEntryView[]; next?: string | undefined }> {
  const last = until === undefined ? ports.clock() : indiaDayEnd(until);
  const first = from === undefined ? indiaDayStart(last, daysAtFirst - 1) : indiaDayEnd(from) + 1 - dayMs;
  const entries: AuditEntryView[] = [];
  let next = cursor;
  for (let pages = 0; pages < maxPagesRead; pages++) {
    const page = await ports.audit.list({ from: first, until: last, cursor: next });
    const wanted = page.rows.filter((entry) => isWanted(entry, filter));
    entries.push(...(await viewEntries(ports, wanted, filter)));
    next = page.next;
    if (next === undefined || entries.length >= enough) break;
  }
  return { entries, next };
}

const dayMs = 24 * 60 * 60 * 1000;

async function viewEntries(
  ports: NamePorts,
  entries: readonly KeptAuditEntry[],
  { who, text }: Request,
): Promise<AuditEntryView[]> {
  const names = await auditNames(ports, entries);
  const isFound = (words: string, typed: string) => hasWords(foldText(words), searchWords(typed));
  return entries
    .filter(
      (entry) => who === undefined || [entry.by, ...peopleIn(entry)].some((id) => isFound(names.personWords(id), who)),
    )
    .map((entry) => ({
      entryId: entry.entryId,
      at: entry.at,
      what: entry.what,
      by: names.person(entry.by).text,
      sentence: auditSentence(entry, names),
      changes: remainingChanges(entry),
      ...(entry.reason !== undefined && { reason: entry.reason }),
    }))
    .filter((view) => text === undefined || isFound(toldIn(view), text));
}

function isWanted(entry: KeptAuditEntry, { what, person }: Request): boolean {
  return (what === undefined || entry.what === what) && (person === undefined || peopleIn(entry).includes(person));
}

function toldIn({ sentence, reason = '', changes }: AuditEntryView): string {
  return [
    sentence.map((part) => part.text).join(''),
    reason,
    ...changes.flatMap(({ field, before = '', after = '' }) => [field, before, after]),
  ].join(' ');
}
