import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { indiaMonth, monthAfter } from '#functions/domain/calendar/india-days.ts';
import { retentionMonths } from '#functions/domain/retention.ts';
import { messagesKey } from '#web/lib/admin/list-keys.ts';
import { pagedQuery, usePages } from '#web/lib/admin/paged-query.ts';
import { waitingQuery } from '#web/lib/admin/waiting.ts';
import { monthWords, readMonth } from '#web/lib/format/months.ts';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { MonthPager } from '#web/ui/table/month-pager.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import { MessageCard } from './message-card.tsx';
import { listMessages } from '#functions/contract/admin/messages.ts';
import { call } from '#web/lib/api-client.ts';
import * as words from '#web/lib/words/admin/messages.ts';

/** The messages to the office. The month is in the address. */
export function MessagesPage() {
  const [query, setQuery] = useSearchParams();
  const [now] = useState(Date.now);
  const month = readMonth(query.get('month'), now);
  const list = usePages(messagesQuery(month), ({ messages }) => messages);
  const { data: waiting } = useQuery(waitingQuery);
  const counted = [0, -1].map((by) => monthAfter(indiaMonth(now), by));
  const other = counted.find((one) => one !== month && waiting?.[one]);
  const go = (by: number) => setQuery({ month: monthAfter(month, by) }, { replace: true });
  return (
    <AdminPage
      title={words.title}
      about={words.about(retentionMonths)}
      actions={
        <MonthPager
          title={monthWords(month)}
          onEarlier={() => go(-1)}
          onLater={month < indiaMonth(now) ? () => go(1) : undefined}
        />
      }
    >
      {other && <Link to={`?month=${other}`}>{words.alsoOpen(waiting?.[other] ?? 0, monthWords(other))}</Link>}
      <PagedList list={list}>
        {(messages) =>
          messages.length === 0 ? (
            <p className="m-0 max-w-none rounded-md border border-dashed border-line px-4 py-8 text-center text-quiet">
              {words.none(monthWords(month))}
            </p>
          ) : (
            <ol className="m-0 grid list-none gap-3 p-0">
              {messages.map((message) => (
                <li key={message.messageId}>
                  <MessageCard message={message} />
                </li>
              ))}
            </ol>
          )
        }
      </PagedList>
    </AdminPage>
  );
}

const messagesQuery = (month: string) =>
  pagedQuery([...messagesKey, month], (cursor, signal) => call(listMessages, { query: { month, cursor } }, { signal }));
