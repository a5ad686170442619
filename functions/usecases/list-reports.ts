import type { ProfileStore } from './ports/people.ts';
import type { DeliveryStore, ReportStatus } from './ports/reports.ts';

/** Reports in one delivery status with the people they are for, newest first. */
export async function listReports(
  { deliveries, profiles }: { deliveries: DeliveryStore; profiles: ProfileStore },
  status: ReportStatus,
) {
  const found = await deliveries.list(status);
  const reports = found.map(async ({ userId, sendingAt: _sendingAt, reportKey: _reportKey, ...delivery }) => {
    const profile = await profiles.find(userId);
    return { ...delivery, email: profile?.email ?? '', name: profile?.name ?? '' };
  });
  return { reports: await Promise.all(reports) };
}
