import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import type { listUsesByPerson } from '#functions/contract/admin/coupons/coupons.ts';
import type { Reply } from '#functions/contract/endpoint.ts';
import { paths } from '#web/lib/paths.ts';
import { plural } from '#functions/domain/text/counted.ts';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { NothingFound } from '#web/ui/table/nothing-found.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import type { FinderValue } from '#web/ui/form/use-suggestions.ts';
import { usesByPersonQuery } from '../coupon-queries.ts';
import { FindUses } from './find-uses.tsx';
import { UseTable } from './use-table.tsx';

interface PersonUsesScreenProps {
  whose: FinderValue;
  onFind: (whose: FinderValue) => void;
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
              <UseTable
                uses={data.uses}
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
