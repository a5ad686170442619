import type { ReportStatus } from '#functions/contract/admin/reports/reports.ts';

/** How the delivery of a report stands, in an admin's words. */
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
