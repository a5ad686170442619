import type { ReportStatus } from '#functions/contract/admin/reports/reports.ts';
import { reportStatuses } from '#functions/domain/reports/report-delivery.ts';
import { abouts, groups, title } from '#web/lib/words/admin/reports.ts';

export interface ReportGroup {
  id: string;
  title: string;
  statuses: readonly ReportStatus[];
  /** A description of the list. */
  about: string;
}

/** Groups of deliveries for an admin, urgent ones first. */
export const reportGroups: readonly [ReportGroup, ...ReportGroup[]] = [
  groupOf('attention', 'failed', 'unknown', 'bounced'),
  groupOf('held', 'held'),
  groupOf('pending', 'pending'),
  groupOf('sending', 'claimed', 'sending'),
  groupOf('sent', 'sent', 'delivered'),
];

function groupOf(id: keyof typeof groups, ...statuses: ReportStatus[]): ReportGroup {
  return { id, title: groups[id], about: abouts[id], statuses };
}

/** All reports of a person. */
export const reportsOf = (person: string) => ({
  group: { id: 'all', title, statuses: reportStatuses, about: '' },
  filter: { person, who: '', batch: '', label: '' },
});

/** The group with that id; the first for any other. */
export const findGroup = (id: string | null) => reportGroups.find((one) => one.id === id) ?? reportGroups[0];
