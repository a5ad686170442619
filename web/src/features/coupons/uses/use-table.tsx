import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { UseByPerson } from '#functions/contract/admin/coupons/coupons.ts';
import { batchLink } from '#web/lib/admin/admin-links.ts';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { AttemptLink } from '../attempt-link.tsx';
import { CodeStateCell } from '../batches/code-state-cell.tsx';
import styles from '../coupons.module.css';
import { Person } from '../person.tsx';

const columns: Column<UseByPerson>[] = [
  { id: 'code', title: 'Code', className: styles.name, cell: (use) => <Code use={use} /> },
  { id: 'state', title: 'Status', className: styles.state, cell: (use) => <CodeStateCell code={use} /> },
  { id: 'person', title: 'Person', className: styles.person, cell: (use) => <Person person={use} /> },
  { id: 'quiz', title: 'Quiz', className: styles.quiz, cell: ({ quizName }) => quizName },
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
      <span className={styles.codeText}>{code}</span>
      {batch ? (
        <span className={styles.label}>
          <Link to={batchLink(batch.batchId)}>{batch.label}</Link>
        </span>
      ) : (
        label && <span className={styles.label}>{label}</span>
      )}
    </>
  );
}
