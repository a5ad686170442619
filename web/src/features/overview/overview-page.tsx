import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { getOverview, overviewMax } from '#functions/contract/admin/overview.ts';
import { call } from '#web/lib/api-client.ts';
import { attemptsLink } from '#web/lib/admin/admin-links.ts';
import { waitingQuery } from '#web/lib/admin/waiting.ts';
import { paths } from '#web/lib/paths.ts';
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
  const { data: waiting, error: failure } = useQuery(waitingQuery);
  const { data, error, refetch } = useQuery({
    queryKey: ['admin-overview'],
    // The server counts once a minute.
    refetchInterval: 60_000,
    queryFn: ({ signal }) => call(getOverview, {}, { signal, timeLimitMs: 28_000 }),
  });
  const running = data?.runningNow ?? 0;
  const reports = waiting?.['attention'] ? paths.adminReports : `${paths.adminReports}?show=held`;
  const tiles = [
    [attemptsLink({ status: 'open' }), words.running(running, countWords(running, running >= overviewMax))],
    [reports, words.reports(waiting?.[paths.adminReports] ?? 0)],
    [paths.adminMessages, words.messages(waiting?.[paths.adminMessages] ?? 0)],
  ] as const;
  return (
    <AdminPage title={words.title} about={words.about} actions={<RefreshButton onPress={refetch} />}>
      {!data && !error && <Loading />}
      {data && (
        <>
          <ul className="m-0 grid list-none grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-3 p-0">
            {tiles.slice(0, waiting ? undefined : 1).map(([to, text]) => (
              <li key={to}>
                <Link
                  to={to}
                  className="block rounded-md border border-line bg-surface px-4 py-3 text-inherit no-underline hover:underline [&_strong]:block [&_strong]:font-display [&_strong]:text-2xl/[1.1] [&_strong]:font-semibold [&_strong]:tabular-nums"
                >
                  <Tagged text={text} />
                </Link>
              </li>
            ))}
          </ul>
          <TotalCounts overview={data} />
          <p className="m-0 max-w-[70ch] text-quiet">
            <Tagged text={words.countedAt} draw={{ moment: () => <Moment at={data.now} /> }} />
            {data.countedSince > 0 && <span>{` ${words.onlyNewest(countWords(overviewMax))}`}</span>}
          </p>
          <section aria-labelledby="days" className="grid grid-cols-1 gap-3">
            <h2 id="days" className="mx-0 mt-3 mb-0 text-lg">
              {words.days.heading}
            </h2>
            <DayChart days={data.days} />
          </section>
        </>
      )}
      {/* At the end, so that a reload that fails moves nothing. */}
      <Failure of={{ error: error ?? failure }} />
    </AdminPage>
  );
}
