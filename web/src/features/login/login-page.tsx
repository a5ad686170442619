import { useEffect, useSyncExternalStore } from 'react';
import { paths } from '#web/lib/paths.ts';
import { consumeSignInNext } from '#web/lib/session/sign-out.ts';
import buttonStyles from '#web/ui/button.module.css';
import { Card } from '#web/ui/page/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { ProfileShape } from '#web/ui/figure/profile-shape.tsx';
import { EndedSession } from './ended-session.tsx';
import { InAppBrowser } from './in-app-browser.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { canStore, type SignInFailure, takeFailure } from '#web/lib/session/sign-in-return.ts';
import * as words from '#web/lib/words/login.ts';
import { Tagged } from '#web/ui/tagged.tsx';

// Module state, because a guard may unmount the page while the person is leaving.
let failure: SignInFailure | undefined;
const watchers = new Set<() => void>();

function tell(why: SignInFailure | undefined): void {
  failure = why;
  for (const watcher of watchers) watcher();
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Leads to Google's sign-in page, and tells why the last try has failed. */
function useLeaveForGoogle() {
  const { signIn } = useSession();
  return {
    failure: useSyncExternalStore(subscribe, () => failure),
    leave: () => {
      // Google would ask for a password in vain.
      if (!canStore()) return tell('storage');
      tell(undefined);
      signIn().catch((error: unknown) => {
        console.error('The sign-in page cannot be reached', error);
        tell('service');
      });
    },
  };
}

export function LoginPage() {
  const { failure, leave } = useLeaveForGoogle();
  useEffect(() => {
    tell(takeFailure() ?? failure);
    if (consumeSignInNext()) leave();
  });
  return (
    <div className="grid min-h-[calc(100*var(--dvh)_-_var(--header-height))] grid-cols-1 items-center justify-items-center bg-sunken px-(--gutter) py-12">
      <PageHead title={words.pageTitle} description={words.description} />
      <Card
        aria-labelledby="welcome"
        className="grid w-[min(100%,27rem)] grid-cols-1 justify-items-center text-center [--shape-gap:var(--surface)] [&_h1]:mb-2 [&_h1]:text-3xl [&_p]:text-quiet"
      >
        <ProfileShape withRings className="mb-6 w-[min(8rem,28*var(--dvh))]" />
        <h1 id="welcome">{words.heading}</h1>
        <p>{words.subtitle}</p>
        <EndedSession />
        <InAppBrowser />
        <button
          type="button"
          className={classNames('mt-2 mb-4 w-full gap-3', buttonStyles.button, buttonStyles.quiet, buttonStyles.large)}
          onClick={leave}
        >
          <GoogleMark />
          <span>{words.button}</span>
        </button>
        {failure && (
          <Notice tone="danger" className="mb-4 text-start [&_p]:text-inherit">
            <p>{words.failures[failure]}</p>
          </Notice>
        )}
        <p className="m-0 text-sm">
          <Tagged
            text={words.privacy}
            draw={{
              privacy: (text) => <a href={paths.privacy}>{text}</a>,
              terms: (text) => <a href={paths.terms}>{text}</a>,
            }}
          />
        </p>
      </Card>
    </div>
  );
}

/** Google's own logo in its own colours, as its branding rules require. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 48 48" width="22" height="22" aria-hidden="true" focusable="false">
      <path
        fill="#EA4335"
        d="M24 9.500c3.540 0 6.710 1.220 9.210 3.600l6.850-6.850C35.900 2.380 30.470 0 24 0 14.620 0 6.510 5.380 2.560 13.220l7.980 6.190C12.430 13.720 17.740 9.500 24 9.500z"
      />
      <path
        fill="#4285F4"
        d="M46.980 24.550c0-1.570-.150-3.090-.380-4.550H24v9.020h12.940c-.580 2.960-2.260 5.480-4.780 7.180l7.730 6c4.510-4.180 7.090-10.360 7.090-17.650z"
      />
      <path
        fill="#FBBC05"
        d="M10.530 28.590c-.480-1.450-.760-2.990-.760-4.590s.270-3.140.760-4.590l-7.980-6.190C.920 16.460 0 20.120 0 24c0 3.880.920 7.540 2.560 10.780l7.970-6.190z"
      />
      <path
        fill="#34A853"
        d="M24 48c6.480 0 11.930-2.130 15.890-5.810l-7.730-6c-2.150 1.450-4.920 2.300-8.160 2.300-6.260 0-11.570-4.220-13.470-9.910l-7.980 6.190C6.510 42.620 14.620 48 24 48z"
      />
    </svg>
  );
}
