import { Link } from 'react-router-dom';
import type { AttemptRow } from '#functions/contract/admin/attempts/attempts.ts';
import { attemptLink } from '#web/lib/admin/admin-links.ts';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { NothingFound } from '#web/ui/table/nothing-found.tsx';
import { AttemptStatus } from './attempt-status.tsx';
import { reportStatusWords } from '#web/lib/words/report-status-words.ts';

const columns: readonly Column<AttemptRow>[] = [
  {
    title: 'Person',
    className: 'min-w-52 max-w-72 wrap-anywhere max-sm:min-w-42 max-sm:max-w-42',
    cell: (row) => (
      <Link to={attemptLink(row)} className="block font-semibold">
        {row.name || row.email || 'Deleted account'}
        {row.name && row.email && <span className="block font-normal text-quiet">{row.email}</span>}
      </Link>
    ),
  },
  { title: 'Status', cell: (row) => <AttemptStatus attempt={row} /> },
  { title: 'Started', cell: ({ startedAt }) => <Moment at={startedAt} /> },
  { title: 'Ended', cell: ({ endedAt }) => (endedAt === undefined ? '–' : <Moment at={endedAt} />) },
  {
    title: 'Answered',
    isNumber: true,
    cell: ({ answeredCount, questionCount }) => `${answeredCount} of ${questionCount}`,
  },
  { title: 'Resumes', isNumber: true, cell: ({ resumeCount }) => resumeCount },
  {
    title: 'Report',
    cell: ({ report }) =>
      report ? (
        <span
          className="whitespace-nowrap data-[status=bounced]:font-semibold data-[status=bounced]:text-danger data-[status=failed]:font-semibold data-[status=failed]:text-danger data-[status=unknown]:font-semibold data-[status=unknown]:text-warning"
          data-status={report.status}
        >
          {reportStatusWords[report.status]}
        </span>
      ) : (
        '–'
      ),
  },
  {
    title: 'Quiz',
    className: 'min-w-40',
    cell: ({ quizName, version }) => (
      <>
        {quizName} <span className="whitespace-nowrap text-quiet">v{version}</span>
      </>
    ),
  },
  { title: 'Batch', className: 'min-w-28 wrap-anywhere', cell: ({ batch }) => batch?.label ?? '–' },
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
