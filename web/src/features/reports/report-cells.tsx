import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ReportView } from '#functions/contract/admin/reports.ts';
import { paths } from '#web/lib/paths.ts';
import { readReportLink } from '#web/lib/report-paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import table from '#web/ui/table.module.css';
import type { ReportSelection } from './report-selection.ts';
import styles from './report-table.module.css';

type Person = Pick<ReportView, 'name' | 'email'>;

/** `Asha Rao`: who is meant by a button of a row. */
export const whoseOf = ({ name, email }: Person): string => name || email || 'this person';

interface ReportTableFrameProps {
  /** `Reports: Held` */
  title: string;
  children: ReactNode;
}

/** A table that scrolls by itself, and so can be reached by the keyboard. */
export function ReportTableFrame({ title, children }: ReportTableFrameProps) {
  const scrollRegion = { role: 'region', tabIndex: 0, 'aria-label': title } as const;
  return (
    <div {...scrollRegion} className={classNames(table.scroller, styles.scroller)}>
      <table className={classNames(table.table, styles.table)}>
        <caption className={styles.caption}>{title}</caption>
        {children}
      </table>
    </div>
  );
}

interface SelectAllProps {
  label: string;
  selection: ReportSelection;
  isDisabled?: boolean;
}

export function SelectAll({ label, selection, isDisabled = false }: SelectAllProps) {
  return (
    <input
      type="checkbox"
      className={styles.select}
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

export function SelectReport({ report, selection }: { report: ReportView; selection: ReportSelection }) {
  return (
    <input
      type="checkbox"
      className={styles.select}
      aria-label={`Select the report of ${whoseOf(report)}`}
      checked={selection.isSelected(report)}
      onChange={() => selection.toggle(report)}
    />
  );
}

/** Whose report it is. `acts`: what can be done with it, where there is no room beside it. */
export function PersonCell({ person: { name, email }, acts }: { person: Person; acts: ReactNode }) {
  return (
    <th scope="row" className={classNames(table.sticky, styles.person)}>
      <span className={styles.name}>{name || 'No name'}</span>
      <span className={styles.email}>{email || 'No e-mail'}</span>
      {acts}
    </th>
  );
}

export function AttemptCell({ report: { userId, attemptId } }: { report: ReportView }) {
  return (
    <td className={styles.attempt}>
      <Link to={`${paths.adminAttempts}?attempt=${encodeURIComponent(`${userId}/${attemptId}`)}`}>Open attempt</Link>
    </td>
  );
}

export function ReadLink({ report }: { report: ReportView }) {
  return (
    <Link to={readReportLink(report)} className={styles.read} aria-label={`Read the report of ${whoseOf(report)}`}>
      Read
    </Link>
  );
}
