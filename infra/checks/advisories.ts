import * as z from 'zod/mini';

const severity = z.enum(['info', 'low', 'moderate', 'high', 'critical']);

const advisory = z.object({
  source: z.number(),
  title: z.string(),
  url: z.string(),
  severity,
});

/** What `npm audit --json` prints, as far as it is read here. `via` names the packages between, too. */
export const auditReport = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisory])) })),
});
export type AuditReport = z.infer<typeof auditReport>;

/** An advisory that was looked at. */
const acceptedAdvisory = z.object({
  /** `GHSA-xxxx-xxxx-xxxx` */
  id: z.string().check(z.regex(/^GHSA(-[0-9a-z]{4}){3}$/)),
  /** Why it does no harm here. */
  reason: z.string().check(z.minLength(20)),
  /** The day from which on it has to be looked at again. */
  until: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
});
export const acceptedAdvisories = z.array(acceptedAdvisory);
export type AcceptedAdvisory = z.infer<typeof acceptedAdvisory>;

const idOf = ({ url }: { url: string }) => url.slice(url.lastIndexOf('/') + 1);

/** The advisories of high severity that nobody accepted, or no longer, and acceptances of what is not there any more. */
export function openAdvisories(
  { vulnerabilities }: AuditReport,
  accepted: readonly AcceptedAdvisory[],
  today: string,
): string[] {
  const found = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((each) => typeof each !== 'string');
  const grave = new Map(
    found.filter(({ severity }) => severity === 'high' || severity === 'critical').map((each) => [idOf(each), each]),
  );
  const open = [...grave].flatMap(([id, { title, severity, url }]) => {
    const known = accepted.find((each) => each.id === id);
    if (!known) return [`${id} (${severity}): ${title}. ${url}`];
    return known.until > today
      ? []
      : [`${id} (${severity}) was accepted until ${known.until}: look at it again. ${url}`];
  });
  const ids = new Set(found.map(idOf));
  const over = accepted
    .filter(({ id }) => !ids.has(id))
    .map(({ id }) => `${id} is accepted, and is not reported any more.`);
  return [...open, ...over];
}
