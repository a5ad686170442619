import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { getOverview, overviewMax } from '#functions/contract/admin/overview.ts';
import { call } from '#web/lib/api-client.ts';
import { attemptsLink } from '#web/lib/admin/admin-links.ts';
import { plural } from '#functions/domain/text/counted.ts';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { RefreshButton } from '#web/ui/refresh-button.tsx';
import { Loading } from '#web/ui/page/loading.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Failure } from '#web/ui/notice.tsx';
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
    <AdminPage
      title="Overview"
      about="The numbers count attempts. A day begins at midnight in India (Asia/Kolkata)."
      actions={refresh}
    >
      <Failure of={{ error }} before="Error: " />
      {!data && !error && <Loading title="Counting..." />}
      {data && (
        <>
          <p className="m-0">
            <strong className="font-display text-2xl/[1.1] font-semibold tabular-nums">
              {countWords(data.runningNow, data.runningNow >= overviewMax)}
            </strong>{' '}
            <Link to={attemptsLink({ status: 'open' })}>
              {`${plural(data.runningNow, 'assessment is', 'assessments are')} running now`}
            </Link>
          </p>
          <p className="m-0 max-w-[70ch] text-quiet">
            Counted at <Moment at={data.now} />
            <span>{`.${data.countedSince > 0 ? ` Only the newest ${countWords(overviewMax)} attempts are counted.` : ''}`}</span>
          </p>
          <div className="max-w-192">
            <TotalCounts overview={data} />
          </div>
          <section aria-labelledby="days" className="grid grid-cols-1 gap-3">
            <h2 id="days" className="mx-0 mt-3 mb-0 text-lg">
              Started and finished each day
            </h2>
            <DayChart days={data.days} />
          </section>
        </>
      )}
    </AdminPage>
  );
}
