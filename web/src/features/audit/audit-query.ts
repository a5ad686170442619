import { auditActions, type AuditAction } from '#functions/domain/admin/audit.ts';
import { indiaDay, indiaDayStart } from '#functions/domain/calendar/india-days.ts';

/** The filter of the audit, as it is in the address; '' for all. Days are India's. */
export interface AuditQuery {
  from: string;
  until: string;
  what: AuditAction | '';
  person: string;
  who: string;
  text: string;
}

const daysAtFirst = 30;
const day = /^20\d\d-\d\d-\d\d$/;

export function readAuditQuery(params: URLSearchParams, now: number): AuditQuery {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const dayOr = (name: string, other: string) => (day.test(text(name)) ? text(name) : other);
  return {
    from: dayOr('from', indiaDay(indiaDayStart(now, daysAtFirst - 1))),
    until: dayOr('until', indiaDay(now)),
    what: auditActions.find((action) => action === params.get('what')) ?? '',
    person: text('person'),
    who: text('who'),
    text: text('text'),
  };
}

/** The non-empty parts of the filter, for the server and the address. */
export function givenParts({ what, ...texts }: AuditQuery) {
  const given = Object.entries(texts).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(given), ...(what && { what }) };
}
