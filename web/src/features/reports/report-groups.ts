import type { ReportStatus } from '#functions/contract/admin/reports/reports.ts';

export interface ReportGroup {
  id: string;
  title: string;
  statuses: readonly ReportStatus[];
  /** A description of the list. */
  about: string;
  empty: string;
  /** The order of the list. */
  order: 'newest' | 'most urgent';
}

/** Groups of deliveries for an admin, urgent ones first. */
export const reportGroups: readonly ReportGroup[] = [
  {
    id: 'attention',
    title: 'Needs attention',
    statuses: ['failed', 'unknown', 'bounced'],
    about:
      'Reports that are not sent again automatically: sending failed, the mail may or may not have been sent, or it came back.',
    empty: 'No report needs attention.',
    order: 'newest',
  },
  {
    id: 'held',
    title: 'Held',
    statuses: ['held'],
    about:
      'Reports that are not sent yet. Each is sent automatically when it is due, or when an admin releases it. Those that wait for an admin are listed first, the longest waiting at the top. Candidates see that their report is being prepared.',
    empty: 'No report is held.',
    order: 'most urgent',
  },
  {
    id: 'pending',
    title: 'Queued',
    statuses: ['pending'],
    about:
      'Reports in the queue. One that waits for more than two minutes can be sent again here; a lost one is queued again automatically within an hour or so.',
    empty: 'No report is waiting.',
    order: 'newest',
  },
  {
    id: 'sending',
    title: 'Being sent',
    statuses: ['claimed', 'sending'],
    about:
      'Reports that are being made or handed to the mail service. One that stays here for more than two minutes can be sent again.',
    empty: 'No report is being sent at this moment.',
    order: 'newest',
  },
  {
    id: 'sent',
    title: 'Sent',
    statuses: ['sent', 'delivered'],
    about: 'Reports that the mail service has accepted, and those that have reached the mailbox.',
    empty: 'No report has been sent yet.',
    order: 'newest',
  },
];

/** The group with that id; the first for any other. */
export function findGroup(id: string | null): ReportGroup {
  const group = reportGroups.find((one) => one.id === id) ?? reportGroups[0];
  if (!group) throw new Error('There are no groups of reports.');
  return group;
}
