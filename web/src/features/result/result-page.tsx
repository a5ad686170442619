import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { listMyAttempts } from '#functions/contract/account.ts';
import { reportComes } from '#functions/domain/reports/promise/report-parts.ts';
import { call } from '#web/lib/api-client.ts';
import { dayOf } from '#web/lib/format/day-of.ts';
import { paths } from '#web/lib/paths.ts';
import { myReportLink } from '#web/lib/report-paths.ts';
import { readRouteState } from '#web/lib/route-state.ts';
import { useSession } from '#web/lib/session/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { Scene } from '#web/ui/figure/scene.tsx';
import done from '#web/ui/figure/scenes/result.svg?raw';
import { useReducedMotion } from '#web/ui/use-media.ts';
import * as words from '#web/lib/words/result.ts';
import { Tagged } from '#web/ui/tagged.tsx';
import { product } from '#web/lib/words/ui.ts';

const durationMs = 3_000;

/** Confetti for three seconds; none with reduced motion. Its code is a chunk of its own. */
function useConfetti(): void {
  const isReduced = useReducedMotion();
  useEffect(() => {
    if (isReduced) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    import('./confetti.ts').then(
      ({ throwConfetti }) => {
        if (!isGone) stop = throwConfetti(durationMs);
      },
      () => undefined, // only decoration
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isReduced]);
}

/** The person's newest report: looked for ever more seldom while the page is visible, until it is released. */
const newestReport = queryOptions({
  queryKey: ['newest-report'],
  gcTime: 0,
  async queryFn({ signal }) {
    const { attempts } = await call(listMyAttempts, {}, { signal });
    const [newest] = attempts.sort((a, b) => (b.endedAt ?? 0) - (a.endedAt ?? 0));
    return newest?.report ? { ...newest.report, attemptId: newest.attemptId } : null;
  },
  refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
    data?.canRead ? false : Math.min(60_000, 5_000 * 2 ** (dataUpdateCount + errorUpdateCount)),
});

/** The page after the end of an attempt. */
export function ResultPage() {
  const { message = reportComes, note } = readRouteState(useLocation().state);
  const { email = '' } = useSession().user ?? {};
  const report = useQuery(newestReport).data;
  const day = report ? dayOf(report.dueAt ?? report.promisedBy) : undefined;
  const draw = {
    email: (text: string) => <span translate="no">{text}</span>,
    account: (text: string) => <a href={paths.account}>{text}</a>,
  };
  const description = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The quiz has disappeared with the focus: without this, a screen reader would not announce the end and its reason.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useConfetti();
  return (
    <div className="grid min-h-[calc(100*var(--dvh)_-_var(--header-height)_-_8rem)] content-center justify-items-center px-(--gutter) py-16 text-center">
      <PageHead title={`${words.heading} | ${product}`} />
      <Scene svg={done} className="mb-6 w-[min(clamp(12rem,40vw,18rem),45*var(--dvh))]" />
      <p className="mx-0 mt-0 mb-2 text-lg font-medium text-quiet">{words.congratulations}</p>
      <h1
        ref={heading}
        tabIndex={-1}
        aria-describedby={description}
        className="mx-0 mt-0 mb-4 font-display text-4xl/tight font-semibold tracking-[-0.02em] text-balance outline-none"
      >
        {words.heading}
      </h1>
      <div id={description} className="mx-0 mt-0 mb-8 grid max-w-128 gap-3 text-lg text-balance text-quiet [&_p]:m-0">
        <p>
          <Tagged text={message.replace(/\d+-\d+ business hours/, '<line>$&</line>')} />
        </p>
        {note && <p className="text-base text-body">{note}</p>}
      </div>
      <div className="mx-0 mt-0 mb-8 grid max-w-128 gap-3 text-balance wrap-anywhere text-quiet [&_p]:m-0">
        <p role="status">
          <Tagged text={report?.canRead ? words.ready(email) : words.comes(email, day)} draw={draw} />
        </p>
        <p>
          <Tagged text={words.find} draw={draw} />
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        {report?.canRead && (
          <ButtonLink to={myReportLink(report.attemptId)} tone="primary" size="large">
            {words.read}
          </ButtonLink>
        )}
        <ButtonLink to={paths.home} tone={report?.canRead ? 'quiet' : 'primary'} size="large">
          {words.home}
        </ButtonLink>
      </div>
    </div>
  );
}
