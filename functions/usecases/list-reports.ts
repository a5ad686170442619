import type { DeliveryStore, ProfileStore, ReportStatus } from './ports.ts';

/** Reports in one delivery status with the people they are for, newest first. */
export async function listReports(
  { deliveries, profiles }: { deliveries: DeliveryStore; profiles: ProfileStore },
  status: ReportStatus,
) {
  const found = await deliveries.list(status);
  const reports = found.map(async ({ userId, sendingAt: _sendingAt, ...delivery }) => {
    const profile = await profiles.find(userId);
    return { ...delivery, email: profile?.email ?? '', name: profile?.name ?? '' };
  });
  return { reports: await Promise.all(reports) };
}
