import type { AuditEntryView } from '#functions/contract/admin/audit.ts';
import { isInFilter, type AuditFilter } from '#functions/domain/audit-filter.ts';
import type { AuditStore, KeptAuditEntry } from './ports/audit.ts';
import type { ProfileStore } from './ports/people.ts';

interface Ports {
  audit: AuditStore;
  profiles: Pick<ProfileStore, 'find'>;
}

interface Request extends AuditFilter {
  month: string;
  cursor?: string | undefined;
}

/** So many are enough for a page; so many pages are read for it at most, and the rest is left to the next request. */
const enough = 50;
const mostPagesRead = 20;

/** Who did what in a month, newest first. */
export async function listAudit(
  { audit, profiles }: Ports,
  { month, cursor, ...filter }: Request,
): Promise<{ entries: AuditEntryView[]; next?: string | undefined }> {
  const found: KeptAuditEntry[] = [];
  let next = cursor;
  for (let pages = 0; pages < mostPagesRead; pages++) {
    const page = await audit.list(month, next);
    found.push(...page.rows.filter((entry) => isInFilter(entry, filter)));
    next = page.next;
    if (next === undefined || found.length >= enough) break;
  }
  const nameOf = await auditNames(profiles, found);
  const entries = found.map(({ entryId, at, by, what, object, reason, before, after }) => {
    const person = personIn(object);
    const objectName = person && nameOf(person);
    return {
      ...{ entryId, at, by: nameOf(by), what, object, reason, before, after },
      ...(objectName && { objectName }),
    };
  });
  return { entries, next };
}

/** The id of the person that an act was done to. */
function personIn(object: string): string | undefined {
  return /^person (\S+)$/.exec(object)?.[1];
}

/** What stands in the place of a name: an erasure is kept under a scrambled number. */
const pseudonym = /^[0-9a-f]{64}$/;

async function auditNames(profiles: Ports['profiles'], entries: readonly KeptAuditEntry[]) {
  const userIds = entries.flatMap(({ by, object }) => [by, personIn(object) ?? by]);
  const wanted = [...new Set(userIds)].filter((userId) => !pseudonym.test(userId) && userId !== 'command line');
  const found = await Promise.all(wanted.map((userId) => profiles.find(userId)));
  const names = new Map(wanted.map((userId, place) => [userId, found[place]?.name]));
  return (userId: string): string => {
    if (userId === 'command line') return 'The command line';
    if (pseudonym.test(userId)) return 'Someone whose account was erased';
    return names.get(userId) ?? 'Deleted account';
  };
}
