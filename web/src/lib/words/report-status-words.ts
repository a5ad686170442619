import type { ReportStatus } from '#functions/contract/admin/reports/reports.ts';

/** The status of a report's delivery, in words for admins. */
export const reportStatusWords: Record<ReportStatus, string> = {
  held: 'Held',
  pending: 'Queued',
  claimed: 'Being made',
  sending: 'Being mailed',
  sent: 'Sent',
  delivered: 'Delivered',
  bounced: 'Came back',
  failed: 'Not sent',
  unknown: 'May have been sent',
};
