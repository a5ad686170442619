import { useInfiniteQuery, infiniteQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { indiaMonth, monthAfter } from '#functions/domain/calendar/india-days.ts';
import { monthWords, readMonth } from '#web/lib/words/months.ts';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { MonthPager } from '#web/ui/table/month-pager.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import { MessageCard } from './message-card.tsx';
import styles from './messages.module.css';
import { listMessages } from '#functions/contract/admin/messages.ts';
import { call } from '#web/lib/api-client.ts';
import { patient } from '#web/lib/admin/patient-query.ts';

/** What people wrote to the office. Which month is shown stands in the address. */
export function MessagesPage() {
  const [query, setQuery] = useSearchParams();
  const [now] = useState(Date.now);
  const month = readMonth(query.get('month'), now);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    messagesQuery(month),
  );
  const go = (by: number) => setQuery({ month: monthAfter(month, by) }, { replace: true });
  const messages = data?.pages.flatMap((page) => page.messages);
  return (
    <AdminPage
      title="Messages"
      about="What came by the contact form, newest first. Each message is kept for 24 months."
      actions={
        <MonthPager
          title={monthWords(month)}
          onEarlier={() => go(-1)}
          onLater={month < indiaMonth(now) ? () => go(1) : undefined}
        />
      }
    >
      <PagedList
        loading="Loading messages..."
        error={error}
        onRetry={() => void refetch()}
        hasMore={hasNextPage}
        isLoadingMore={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      >
        {messages?.length === 0 && <p className={styles.empty}>No message came in {monthWords(month)}.</p>}
        {messages && messages.length > 0 && (
          <ol className={styles.messages}>
            {messages.map((message) => (
              <li key={message.messageId}>
                <MessageCard message={message} />
              </li>
            ))}
          </ol>
        )}
      </PagedList>
    </AdminPage>
  );
}

function messagesQuery(month: string) {
  return infiniteQueryOptions({
    ...patient,
    queryKey: ['admin-messages', month],
    queryFn: ({ pageParam, signal }) => call(listMessages, { query: { month, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  });
}
