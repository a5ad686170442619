import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import * as words from '#web/lib/words/admin/attempts.ts';
import * as lists from '#web/lib/words/admin/lists.ts';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { RefreshButton } from '#web/ui/refresh-button.tsx';
import { Loading } from '#web/ui/page/loading.tsx';
import { Failure } from '#web/ui/notice.tsx';
import { AttemptActions } from './grants/attempt-actions.tsx';
import { AttemptFacts } from './attempt-facts.tsx';
import { attemptQuery } from './attempts-queries.ts';
import { ResponseQuality } from './response-quality.tsx';
import { TimeAxis } from './timeline/time-axis.tsx';
import { TimelineTable } from './timeline/timeline-table.tsx';

/** One attempt: its facts, the possible actions, and its timeline. */
export function AttemptScreen({ userId, attemptId }: { userId: string; attemptId: string }) {
  const { data, error, refetch } = useQuery(attemptQuery(userId, attemptId));
  return (
    <AdminPage
      title={data ? words.titleOf(data.attempt.name || data.attempt.email) : lists.attempts.attempt}
      actions={<RefreshButton onPress={refetch} />}
    >
      <Link to={paths.adminAttempts} className="inline-flex min-h-6 items-center gap-1 justify-self-start">
        <ArrowLeft aria-hidden="true" size={16} /> <span>{words.back}</span>
      </Link>
      <Failure of={{ error }} />
      {!data && !error && <Loading />}
      {data && (
        <>
          <AttemptFacts details={data} />
          {data.quality && <ResponseQuality quality={data.quality} />}
          <AttemptActions attempt={data.attempt} person={data.attempt} />
          <section aria-labelledby="timeline" className="grid grid-cols-1 gap-3">
            <h2 id="timeline" className="mx-0 mt-2 mb-0 text-lg">
              {words.events.title}
            </h2>
            <TimeAxis details={data} />
            <TimelineTable timeline={data.timeline} startedAt={data.attempt.startedAt} />
          </section>
        </>
      )}
    </AdminPage>
  );
}
