import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { UseByPerson } from '#functions/contract/admin/coupons/coupons.ts';
import { batchLink } from '#web/lib/admin/admin-links.ts';
import * as words from '#web/lib/words/admin/coupons.ts';
import * as lists from '#web/lib/words/admin/lists.ts';
import { Moment } from '#web/ui/moment.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import { usesByPersonQuery } from '../coupon-queries.ts';
import { secondLine } from '#web/ui/table/person.tsx';
import { AttemptLink, CodeStateCell } from '../coupon-cells.tsx';

/** The codes that a person has redeemed, in all quizzes and batches. */
export function PersonUses({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(usesByPersonQuery(userId));
  return (
    <PagedList list={{ rows: data?.uses, error, reload: refetch }}>
      {(uses) => (
        <DataTable caption={words.byPerson} columns={columns} rows={uses} rowKey={keyOf} empty={words.noCodes} />
      )}
    </PagedList>
  );
}

const columns: Column<UseByPerson>[] = [
  {
    title: lists.labels.code,
    className: 'min-w-44 max-w-80 wrap-anywhere max-sm:min-w-53',
    cell: ({ code, label, batch }) => (
      <>
        <span translate="no">{code}</span>
        <span className={secondLine}>{batch ? <Link to={batchLink(batch.batchId)}>{batch.label}</Link> : label}</span>
      </>
    ),
  },
  { title: lists.labels.status, className: 'min-w-36', cell: (use) => <CodeStateCell code={use} /> },
  { title: lists.labels.quiz, className: 'min-w-40', cell: ({ quizName }) => quizName },
  {
    title: words.uses.redeemed,
    cell: ({ redeemedAt }) => (redeemedAt === undefined ? words.uses.earlier : <Moment at={redeemedAt} />),
  },
  {
    title: lists.attempts.attempt,
    cell: ({ userId, attemptId }) => <AttemptLink userId={userId} attemptId={attemptId} />,
  },
];

const keyOf = ({ userId, quizId, code, attemptId = '' }: UseByPerson) => `${userId} ${quizId} ${code} ${attemptId}`;
