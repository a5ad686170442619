import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { listReports as operation } from '#functions/contract/admin/reports/reports.ts';
import type { Reply, RequestOf } from '#functions/contract/endpoint.ts';
import { mayResend, type ReportStatus } from '#functions/domain/reports/report-delivery.ts';
import { type FinderPorts, resolveFinder } from '#functions/usecases/admin/resolve-finder.ts';

type Request = RequestOf<typeof operation>;

/**
 * Reports in some delivery statuses with their people, newest first (held ones: the most urgent first), a page at a time; those of
 * people who were searched for, all at once.
 */
export async function listReports(
  ports: FinderPorts & Needs<'deliveries' | 'records' | 'clock'>,
  { statuses, cursor, ...finder }: Request,
): Promise<Reply<typeof operation>> {
  const { deliveries, profiles, clock } = ports;
  const { people, batches } = await resolveFinder(ports, finder);
  const userIds = people?.profiles.map(({ userId }) => userId);
  const arePeopleCutOff = people?.isCutOff === true;
  if (userIds?.length === 0 || batches?.length === 0) return { reports: [] };
  // Ignore duplicate statuses.
  const listed = [...new Set(statuses.split(',') as ReportStatus[])];
  const {
    deliveries: found,
    unreadable: [problem],
    next,
  } = userIds ? await ofPeople(ports, userIds, listed, batches) : await deliveries.page(listed, cursor, batches);
  // Better no list than one that lacks a report without a word.
  if (problem !== undefined) throw problem;
  const reports = found.map(async (delivery) => {
    const profile = await profiles.find(delivery.userId);
    return {
      ...delivery,
      email: profile?.email ?? '',
      name: profile?.name ?? '',
      promisedBy: delivery.status === 'held' ? delivery.promisedBy : undefined,
      canDownload: delivery.reportKey !== undefined,
      canResend: mayResend(delivery, clock()),
    };
  });
  return { reports: await Promise.all(reports), next, arePeopleCutOff: arePeopleCutOff || undefined };
}

async function ofPeople(
  { records }: Needs<'records'>,
  userIds: readonly string[],
  statuses: readonly ReportStatus[],
  batches?: readonly string[],
) {
  const isHeld = statuses.every((status) => status === 'held');
  const found = (await records.listOf(userIds, [])).flatMap((own) => own.records);
  const deliveries = found
    .filter(({ attempt: { batch = '' } }) => batches?.includes(batch) ?? true)
    .flatMap(({ delivery }) => delivery ?? [])
    .filter(({ status }) => statuses.includes(status))
    .sort((a, b) => (isHeld && (a.dueAt ?? 0) - (b.dueAt ?? 0)) || b.createdAt - a.createdAt);
  return { deliveries, unreadable: [], next: undefined };
}
