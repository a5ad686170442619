import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { getPerson } from '#functions/contract/admin/finder.ts';
import { indiaDay, indiaDayStart } from '#functions/domain/calendar/india-days.ts';
import { retentionDays } from '#functions/domain/retention.ts';
import { personKey } from '#web/lib/admin/list-keys.ts';
import { call } from '#web/lib/api-client.ts';
import { paths } from '#web/lib/paths.ts';
import * as words from '#web/lib/words/admin/person.ts';
import { titles } from '#web/lib/words/app/admin.ts';
import { AuditList } from '#web/features/audit/audit-page.tsx';
import { PersonAttempts } from '#web/features/attempts/person-attempts.tsx';
import { PersonUses } from '#web/features/coupons/uses/person-uses.tsx';
import { MessageCard } from '#web/features/messages/message-card.tsx';
import { reportsOf } from '#web/features/reports/report-groups.ts';
import { ReportList } from '#web/features/reports/report-list.tsx';
import { Facts, type FactsProps } from '#web/ui/facts.tsx';
import { Failure } from '#web/ui/notice.tsx';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { Loading } from '#web/ui/page/loading.tsx';

/** What admins work with about a person, on one page: the account, attempts, codes, reports, messages, and what admins did. */
export function PersonPage() {
  const { userId = '' } = useParams();
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: [...personKey, userId],
    queryFn: ({ signal }) => call(getPerson, { params: { userId } }, { signal }),
  });
  const audited = indiaDay(indiaDayStart(dataUpdatedAt, retentionDays));
  const facts: FactsProps['facts'] | undefined = data && [
    [words.facts.email, <span translate="no">{data.email}</span>],
    [words.facts.rights, data.isAdmin ? words.rights.admin : words.rights.candidate],
    [words.facts.reference, <code translate="no">{userId}</code>],
  ];
  return (
    <AdminPage key={userId} title={data?.name || data?.email || titles.PersonPage}>
      <Failure of={{ error }} />
      {!data && !error && <Loading />}
      {data && facts && (
        <>
          <Facts facts={facts} />
          <Section title={titles.AttemptsPage}>
            <PersonAttempts userId={userId} />
          </Section>
          <Section title={words.codes}>
            <PersonUses userId={userId} />
          </Section>
          <Section title={titles.ReportsPage}>
            <ReportList {...reportsOf(userId)} isOfOne isNarrowed={false} onClear={() => undefined} />
          </Section>
          <Section title={titles.MessagesPage}>
            {data.messages.length === 0 && <p className="m-0">{words.noMessages}</p>}
            {data.messages.map((message) => (
              <MessageCard key={message.messageId} message={message} />
            ))}
          </Section>
          <Section title={words.audit}>
            <AuditList filter={{ person: userId }} />
            <Link to={`${paths.adminAudit}?person=${userId}&from=${audited}`}>{words.wholeAudit}</Link>
          </Section>
        </>
      )}
    </AdminPage>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-3">
      <h2 className="mx-0 mt-3 mb-0 text-lg">{title}</h2>
      {children}
    </section>
  );
}
