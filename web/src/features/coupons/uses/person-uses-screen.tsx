import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import type { listUsesByPerson, UseByPerson } from '#functions/contract/admin/coupons/coupons.ts';
import type { Reply } from '#functions/contract/endpoint.ts';
import { batchLink } from '#web/lib/admin/admin-links.ts';
import { suggestPeople } from '#web/lib/admin/finder.ts';
import { paths } from '#web/lib/paths.ts';
import * as words from '#web/lib/words/admin/coupons.ts';
import * as lists from '#web/lib/words/admin/lists.ts';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { NothingFound } from '#web/ui/table/nothing-found.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import type { FinderValue } from '#web/ui/form/use-suggestions.ts';
import { usesByPersonQuery } from '../coupon-queries.ts';
import { Person, secondLine } from '#web/ui/table/person.tsx';
import { AttemptLink, CodeStateCell } from '../coupon-cells.tsx';
import { FindForm } from '../find-form.tsx';

interface FindUsesProps {
  /** The person whose uses are shown, by id; or everyone with these words in their name or address. */
  whose: FinderValue;
  onFind: (whose: FinderValue) => void;
}

/** Finds the codes that a person has redeemed. */
export function FindUses({ whose, onFind }: FindUsesProps) {
  return (
    <FindForm
      name={words.byPerson.title}
      label={words.byPerson.find}
      placeholder={lists.fields.who}
      start={whose}
      suggest={suggestPeople}
      onFind={onFind}
    />
  );
}

interface PersonUsesScreenProps extends FindUsesProps {
  /** The quiz whose coupons the back link shows. */
  quizId: string | null;
}

/** The codes that a person has redeemed, in all quizzes and batches. */
export function PersonUsesScreen({ whose, onFind, quizId }: PersonUsesScreenProps) {
  const back = quizId === null ? paths.adminCoupons : `${paths.adminCoupons}?quiz=${encodeURIComponent(quizId)}`;
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(usesByPersonQuery(whose));
  return (
    <AdminPage title={words.byPerson.title} about={<Link to={back}>{words.links.back}</Link>}>
      <div className="grid max-w-300 grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] items-start gap-x-6 gap-y-3">
        <FindUses key={`${whose.id} ${whose.typed}`} whose={whose} onFind={onFind} />
      </div>
      <PagedList list={{ rows: data?.uses, error, reload: () => void refetch() }}>
        {() =>
          data && (
            <>
              {data.uses.length > 0 && (
                <p role="status" className="m-0 tabular-nums">
                  {words.codes(data.uses.length, data.people.length)}
                </p>
              )}
              {data.arePeopleCutOff && <p className="m-0 tabular-nums">{lists.moreMatch}</p>}
              <DataTable
                caption={words.byPerson.caption}
                columns={columns}
                rows={data.uses}
                rowKey={keyOf}
                empty={<NothingFound words={nothingWords(data, whose)} onClear={() => void navigate(back)} />}
              />
            </>
          )
        }
      </PagedList>
    </AdminPage>
  );
}

type Found = Reply<typeof listUsesByPerson>;

function nothingWords({ people }: Found, { id, typed }: FinderValue): string {
  if (people.length > 0) return words.noCodes;
  return id === undefined ? words.nobody(typed) : words.noAccount;
}

const columns: Column<UseByPerson>[] = [
  {
    title: lists.labels.code,
    className: 'min-w-44 max-w-80 wrap-anywhere max-sm:min-w-53',
    cell: (use) => <Code use={use} />,
  },
  { title: lists.labels.status, className: 'min-w-36', cell: (use) => <CodeStateCell code={use} /> },
  { title: lists.labels.person, className: 'min-w-40 max-w-80', cell: (use) => <Person person={use} /> },
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

function Code({ use: { code, label, batch } }: { use: UseByPerson }) {
  return (
    <>
      <span translate="no" className="wrap-anywhere tabular-nums">
        {code}
      </span>
      {batch ? (
        <span className={secondLine}>
          <Link to={batchLink(batch.batchId)}>{batch.label}</Link>
        </span>
      ) : (
        label && <span className={secondLine}>{label}</span>
      )}
    </>
  );
}
