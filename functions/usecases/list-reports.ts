import { mayResend, type ReportStatus } from '#functions/domain/report-delivery.ts';
import type { Clock } from './ports/clock.ts';
import type { ProfileStore } from './ports/people.ts';
import type { DeliveryStore } from './ports/reports.ts';

interface Request {
  /** With commas between them. */
  statuses: string;
  cursor?: string | undefined;
}

/** Reports in some delivery statuses with the people they are for, newest first, a page at a time. */
export async function listReports(
  { deliveries, profiles, clock }: { deliveries: DeliveryStore; profiles: ProfileStore; clock: Clock },
  { statuses, cursor }: Request,
) {
  // A status that is named twice is listed once.
  const listed = [...new Set(statuses.split(',') as ReportStatus[])];
  const { deliveries: found, next } = await deliveries.page(listed, cursor);
  const reports = found.map(async (delivery) => {
    const { userId, attemptId, status, createdAt, sentAt, tries, resends, problem, reportKey } = delivery;
    const profile = await profiles.find(userId);
    return {
      ...{ userId, attemptId, status, createdAt, tries, resends },
      ...{ email: profile?.email ?? '', name: profile?.name ?? '' },
      ...(sentAt !== undefined && { sentAt }),
      ...(problem !== undefined && { problem }),
      canDownload: reportKey !== undefined,
      canResend: mayResend(delivery, clock()),
    };
  });
  return { reports: await Promise.all(reports), ...(next !== undefined && { next }) };
}
