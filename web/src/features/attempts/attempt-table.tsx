import { Link } from 'react-router-dom';
import type { AttemptRow } from '#functions/contract/admin/attempts/attempts.ts';
import { attemptLink } from '#web/lib/admin/admin-links.ts';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { NothingFound } from '#web/ui/table/nothing-found.tsx';
import { AttemptStatus } from './attempt-status.tsx';
import { reportStatusWords } from '#web/lib/words/report-status-words.ts';
import styles from './attempts.module.css';

const columns: readonly Column<AttemptRow>[] = [
  {
    id: 'person',
    title: 'Person',
    className: styles.person,
    cell: (row) => (
      <Link to={attemptLink(row)} className={styles.open}>
        {row.name || row.email || 'Deleted account'}
        {row.name && row.email && <span className={styles.quiet}>{row.email}</span>}
      </Link>
    ),
  },
  {
    id: 'status',
    title: 'Status',
    cell: (row) => <AttemptStatus attempt={row} />,
  },
  { id: 'started', title: 'Started', cell: ({ startedAt }) => <Moment at={startedAt} /> },
  { id: 'ended', title: 'Ended', cell: ({ endedAt }) => (endedAt === undefined ? '–' : <Moment at={endedAt} />) },
  {
    id: 'answered',
    title: 'Answered',
    isNumber: true,
    cell: ({ answeredCount, questionCount }) => `${answeredCount} of ${questionCount}`,
  },
  { id: 'resumes', title: 'Resumes', isNumber: true, cell: ({ resumeCount }) => resumeCount },
  {
    id: 'report',
    title: 'Report',
    cell: ({ report }) =>
      report ? (
        <span className={styles.report} data-status={report.status}>
          {reportStatusWords[report.status]}
        </span>
      ) : (
        '–'
      ),
  },
  {
    id: 'quiz',
    title: 'Quiz',
    className: styles.quiz,
    cell: ({ quizName, version }) => (
      <>
        {quizName} <span className={styles.version}>v{version}</span>
      </>
    ),
  },
  { id: 'batch', title: 'Batch', className: styles.batch, cell: ({ batch }) => batch?.label ?? '–' },
];

interface AttemptTableProps {
  rows: readonly AttemptRow[];
  isNarrowed: boolean;
  /** Whether all rows are loaded. */
  isAll: boolean;
  /** Clears the filter. */
  onClear: () => void;
}

export function AttemptTable({ rows, isNarrowed, isAll, onClear }: AttemptTableProps) {
  return (
    <DataTable
      caption="Attempts"
      columns={columns}
      rows={rows}
      rowKey={({ userId, attemptId }) => `${userId}/${attemptId}`}
      empty={<NothingFound words={emptyWords(isNarrowed, isAll)} onClear={isNarrowed ? onClear : undefined} />}
    />
  );
}

function emptyWords(isNarrowed: boolean, isAll: boolean): string {
  if (!isAll) return 'No attempt matches among the newest ones. Load more to look further back.';
  return isNarrowed ? 'No attempt matches.' : 'Nobody has begun an attempt yet.';
}
