import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ReportView } from '#functions/contract/admin/reports/reports.ts';
import { attemptLink } from '#web/lib/admin/admin-links.ts';
import { readReportLink } from '#web/lib/report-paths.ts';
import * as lists from '#web/lib/words/admin/lists.ts';
import * as words from '#web/lib/words/admin/reports.ts';
import type { Column } from '#web/ui/table/data-table.tsx';
import { Person } from '#web/ui/table/person.tsx';

/** The columns of a list of reports: these are between the person and the attempt, and the actions beside reading it. A list of one person's begins with the attempt. */
export function reportColumns(
  columns: readonly Column<ReportView>[],
  actions: (report: ReportView) => ReactNode,
  isOfOne = false,
): Column<ReportView>[] {
  const attempt: Column<ReportView> = {
    title: lists.attempts.attempt,
    className: 'whitespace-nowrap',
    cell: (report) => <Link to={attemptLink(report)}>{lists.attempts.open}</Link>,
  };
  const person: Column<ReportView> = {
    title: lists.labels.person,
    className: 'min-w-60',
    cell: (report) => <Person person={report} />,
  };
  return [
    ...(isOfOne ? [attempt, ...columns] : [person, ...columns, attempt]),
    {
      title: words.columns.actions,
      cell: (report) => (
        <div className="flex items-center justify-end gap-2 whitespace-nowrap">
          <Link to={readReportLink(report)} className="py-1" aria-label={words.read(lists.nameOf(report))}>
            {words.actions.read}
          </Link>
          {actions(report)}
        </div>
      ),
    },
  ];
}
