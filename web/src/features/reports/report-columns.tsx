import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ReportView } from '#functions/contract/admin/reports/reports.ts';
import { attemptLink } from '#web/lib/admin/admin-links.ts';
import { readReportLink } from '#web/lib/report-paths.ts';
import type { Column } from '#web/ui/table/data-table.tsx';

/** `Asha Rao`: the person in the label of a row's button. */
export const personLabel = ({ name, email }: Pick<ReportView, 'name' | 'email'>): string =>
  name || email || 'this person';

/** The columns of a list of reports: these are between the person and the attempt, and the actions beside reading it. */
export function reportColumns(
  columns: readonly Column<ReportView>[],
  actions: (report: ReportView) => ReactNode,
): Column<ReportView>[] {
  return [
    {
      title: 'Person',
      className: 'min-w-60 font-normal wrap-anywhere max-sm:min-w-57',
      cell: ({ name, email }) => (
        <>
          <span translate="no" className="block font-semibold">
            {name || 'No name'}
          </span>
          <span translate="no" className="block text-quiet">
            {email || 'No e-mail'}
          </span>
        </>
      ),
    },
    ...columns,
    {
      title: 'Attempt',
      className: 'whitespace-nowrap',
      cell: (report) => <Link to={attemptLink(report)}>Open attempt</Link>,
    },
    {
      title: 'Actions',
      isActions: true,
      cell: (report) => (
        <div className="flex items-center justify-end gap-2 whitespace-nowrap">
          <Link to={readReportLink(report)} className="py-1" aria-label={`Read the report of ${personLabel(report)}`}>
            Read
          </Link>
          {actions(report)}
        </div>
      ),
    },
  ];
}
