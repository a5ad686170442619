import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ReportView } from '#functions/contract/admin/reports/reports.ts';
import { attemptLink } from '#web/lib/admin/admin-links.ts';
import { readReportLink } from '#web/lib/report-paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import table from '#web/ui/table/table.module.css';
import { useIsNarrow } from '#web/ui/table/use-is-narrow.ts';
import type { ReportSelection } from './report-selection.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

const selectClass = 'm-0 size-6 accent-body';

/** `Asha Rao`: the person in the label of a row's button. */
export const personLabel = ({ name, email }: Pick<ReportView, 'name' | 'email'>): string =>
  name || email || 'this person';

interface ReportRowsProps {
  /** The table's label: `Reports: Held` */
  title: string;
  /** The columns between the person and the attempt. */
  heads: readonly { title: string; isNumber?: boolean }[];
  selection: ReportSelection;
  selectAll: { label: string; isDisabled?: boolean };
  /** A `ReportRow` for each report. */
  children: ReactNode;
}

/** A table of reports in its own scroll area, which the keyboard can reach. */
export function ReportRows({ title, heads, selection, selectAll, children }: ReportRowsProps) {
  const isNarrow = useIsNarrow();
  const scrollRegion = { role: 'region', tabIndex: 0, 'aria-label': title } as const;
  return (
    <div
      {...scrollRegion}
      className={classNames('max-h-[max(24rem,calc(100*var(--dvh)_-_var(--header-height)_-_5rem))]', table.scroller)}
    >
      <table className={classNames('min-w-232', table.table)}>
        <VisuallyHidden elementType="caption">{title}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">
              <SelectAll {...selectAll} selection={selection} />
            </th>
            <th scope="col" className={table.sticky}>
              Person
            </th>
            {heads.map(({ title: head, isNumber }) => (
              <th key={head} scope="col" className={classNames(isNumber && table.number)}>
                {head}
              </th>
            ))}
            <th scope="col">Attempt</th>
            {!isNarrow && (
              <th scope="col" className="text-end">
                Actions
              </th>
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

interface ReportRowProps {
  report: ReportView;
  /** Absent if it cannot be selected. */
  selection: ReportSelection | undefined;
  /** Actions beside reading it. */
  actions: ReactNode;
  /** A cell for each of the columns. */
  children: ReactNode;
}

/** On a narrow screen the actions are below the name, which does not scroll away. */
export function ReportRow({ report, selection, actions, children }: ReportRowProps) {
  const isNarrow = useIsNarrow();
  const { name, email } = report;
  const allActions = (
    <div className="flex items-center justify-end gap-2 whitespace-nowrap max-sm:mt-2 max-sm:flex-wrap max-sm:justify-start">
      <Link to={readReportLink(report)} className="py-1" aria-label={`Read the report of ${personLabel(report)}`}>
        Read
      </Link>
      {actions}
    </div>
  );
  return (
    <tr>
      <td>{selection && <SelectReport report={report} selection={selection} />}</td>
      <th scope="row" className={classNames('min-w-60 font-normal wrap-anywhere max-sm:min-w-57', table.sticky)}>
        <span className="block font-semibold">{name || 'No name'}</span>
        <span className="block text-quiet">{email || 'No e-mail'}</span>
        {isNarrow && allActions}
      </th>
      {children}
      <td className="whitespace-nowrap">
        <Link to={attemptLink(report)}>Open attempt</Link>
      </td>
      {!isNarrow && <td>{allActions}</td>}
    </tr>
  );
}

interface SelectAllProps {
  label: string;
  selection: ReportSelection;
  isDisabled?: boolean;
}

function SelectAll({ label, selection, isDisabled = false }: SelectAllProps) {
  return (
    <input
      type="checkbox"
      className={selectClass}
      aria-label={label}
      checked={selection.all === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = selection.all === 'some';
      }}
      disabled={isDisabled}
      onChange={selection.toggleAll}
    />
  );
}

function SelectReport({ report, selection }: { report: ReportView; selection: ReportSelection }) {
  return (
    <input
      type="checkbox"
      className={selectClass}
      aria-label={`Select the report of ${personLabel(report)}`}
      checked={selection.isSelected(report)}
      onChange={() => selection.toggle(report)}
    />
  );
}
