import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { UseByPerson } from '#functions/contract/admin/coupons/coupons.ts';
import { batchLink } from '#web/lib/admin/admin-links.ts';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { AttemptLink } from '../coupon-cells.tsx';
import { CodeStateCell } from '../batches/code-state-cell.tsx';
import { Person } from '../coupon-cells.tsx';

const labelClass = 'block text-quiet font-normal wrap-anywhere';

const columns: Column<UseByPerson>[] = [
  {
    id: 'code',
    title: 'Code',
    className: 'min-w-44 max-w-80 wrap-anywhere max-sm:min-w-53',
    cell: (use) => <Code use={use} />,
  },
  { id: 'state', title: 'Status', className: 'min-w-36', cell: (use) => <CodeStateCell code={use} /> },
  { id: 'person', title: 'Person', className: 'min-w-40 max-w-80', cell: (use) => <Person person={use} /> },
  { id: 'quiz', title: 'Quiz', className: 'min-w-40', cell: ({ quizName }) => quizName },
  {
    id: 'at',
    title: 'Redeemed',
    cell: ({ redeemedAt }) => (redeemedAt === undefined ? 'Earlier' : <Moment at={redeemedAt} />),
  },
  {
    id: 'attempt',
    title: 'Attempt',
    cell: ({ userId, attemptId }) => <AttemptLink userId={userId} attemptId={attemptId} />,
  },
];

/** Uses of codes with their batch, person and state. */
export function UseTable({ uses, empty }: { uses: readonly UseByPerson[]; empty: ReactNode }) {
  return <DataTable caption="Codes redeemed" columns={columns} rows={uses} rowKey={keyOf} empty={empty} />;
}

const keyOf = ({ userId, quizId, code, attemptId = '' }: UseByPerson) => `${userId} ${quizId} ${code} ${attemptId}`;

function Code({ use: { code, label, batch } }: { use: UseByPerson }) {
  return (
    <>
      <span className="wrap-anywhere tabular-nums">{code}</span>
      {batch ? (
        <span className={labelClass}>
          <Link to={batchLink(batch.batchId)}>{batch.label}</Link>
        </span>
      ) : (
        label && <span className={labelClass}>{label}</span>
      )}
    </>
  );
}
