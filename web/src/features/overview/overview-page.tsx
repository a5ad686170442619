import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { getOverview, overviewMax } from '#functions/contract/admin/overview.ts';
import { call } from '#web/lib/api-client.ts';
import { attemptsLink } from '#web/lib/admin/admin-links.ts';
import * as words from '#web/lib/words/admin/overview.ts';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { RefreshButton } from '#web/ui/refresh-button.tsx';
import { Loading } from '#web/ui/page/loading.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Failure } from '#web/ui/notice.tsx';
import { Tagged } from '#web/ui/tagged.tsx';
import { DayChart } from './day-chart.tsx';
import { countWords, TotalCounts } from './total-counts.tsx';

/** The key figures of the product. */
export function OverviewPage() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['admin-overview'],
    queryFn: ({ signal }) => call(getOverview, {}, { signal, timeLimitMs: 28_000 }),
  });
  const refresh = <RefreshButton onPress={() => void refetch()} isPending={isFetching && data !== undefined} />;
  return (
    <AdminPage title={words.title} about={words.about} actions={refresh}>
      <Failure of={{ error }} />
      {!data && !error && <Loading />}
      {data && (
        <>
          <p className="m-0">
            <Tagged
              text={words.running(data.runningNow, countWords(data.runningNow, data.runningNow >= overviewMax))}
              draw={{
                count: (text) => (
                  <strong className="font-display text-2xl/[1.1] font-semibold tabular-nums">{text}</strong>
                ),
                list: (text) => <Link to={attemptsLink({ status: 'open' })}>{text}</Link>,
              }}
            />
          </p>
          <p className="m-0 max-w-[70ch] text-quiet">
            <Tagged text={words.countedAt} draw={{ moment: () => <Moment at={data.now} /> }} />
            {data.countedSince > 0 && <span>{` ${words.onlyNewest(countWords(overviewMax))}`}</span>}
          </p>
          <div className="max-w-192">
            <TotalCounts overview={data} />
          </div>
          <section aria-labelledby="days" className="grid grid-cols-1 gap-3">
            <h2 id="days" className="mx-0 mt-3 mb-0 text-lg">
              {words.days.heading}
            </h2>
            <DayChart days={data.days} />
          </section>
        </>
      )}
    </AdminPage>
  );
}
