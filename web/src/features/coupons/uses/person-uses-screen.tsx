import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import type { listUsesByPerson, UseByPerson } from '#functions/contract/admin/coupons/coupons.ts';
import type { Reply } from '#functions/contract/endpoint.ts';
import { batchLink } from '#web/lib/admin/admin-links.ts';
import { suggestPeople } from '#web/lib/admin/finder.ts';
import { paths } from '#web/lib/paths.ts';
import { plural } from '#functions/domain/text/counted.ts';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { NothingFound } from '#web/ui/table/nothing-found.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import type { FinderValue } from '#web/ui/form/use-suggestions.ts';
import { usesByPersonQuery } from '../coupon-queries.ts';
import { AttemptLink, CodeStateCell, labelClass, Person } from '../coupon-cells.tsx';
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
      name="Codes by person"
      label="Find the codes of a person"
      placeholder="Name or e-mail"
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
    <AdminPage title="Codes by person" about={<Link to={back}>All coupons</Link>}>
      <div className="grid max-w-300 grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] items-start gap-x-6 gap-y-3">
        <FindUses key={`${whose.id} ${whose.typed}`} whose={whose} onFind={onFind} />
      </div>
      <PagedList loading="Looking for codes..." list={{ rows: data?.uses, error, reload: () => void refetch() }}>
        {() =>
          data && (
            <>
              {data.uses.length > 0 && (
                <p role="status" className="m-0 tabular-nums">
                  {countWords(data)}
                </p>
              )}
              {data.arePeopleCutOff && (
                <p className="m-0 tabular-nums">More people match. Type more words to narrow the list.</p>
              )}
              <DataTable
                caption="Codes redeemed"
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

function countWords({ people, uses }: Found): string {
  const found = `${uses.length} ${plural(uses.length, 'use of a code.', 'uses of codes.')}`;
  return plural(people.length, found, `${found} ${people.length} people match.`);
}

function nothingWords({ people }: Found, { id, typed }: FinderValue): string {
  const [first, ...others] = people;
  if (!first) {
    return id === undefined
      ? `Nobody who has signed in has “${typed}” in their name or e-mail address.`
      : 'There is no such person any more.';
  }
  return others.length === 0
    ? `${first.name || first.email} has redeemed no code.`
    : `None of the ${people.length} people who match has redeemed a code.`;
}

const columns: Column<UseByPerson>[] = [
  { title: 'Code', className: 'min-w-44 max-w-80 wrap-anywhere max-sm:min-w-53', cell: (use) => <Code use={use} /> },
  { title: 'Status', className: 'min-w-36', cell: (use) => <CodeStateCell code={use} /> },
  { title: 'Person', className: 'min-w-40 max-w-80', cell: (use) => <Person person={use} /> },
  { title: 'Quiz', className: 'min-w-40', cell: ({ quizName }) => quizName },
  { title: 'Redeemed', cell: ({ redeemedAt }) => (redeemedAt === undefined ? 'Earlier' : <Moment at={redeemedAt} />) },
  { title: 'Attempt', cell: ({ userId, attemptId }) => <AttemptLink userId={userId} attemptId={attemptId} /> },
];

const keyOf = ({ userId, quizId, code, attemptId = '' }: UseByPerson) => `${userId} ${quizId} ${code} ${attemptId}`;

function Code({ use: { code, label, batch } }: { use: UseByPerson }) {
  return (
    <>
      <span translate="no" className="wrap-anywhere tabular-nums">
        {code}
      </span>
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
