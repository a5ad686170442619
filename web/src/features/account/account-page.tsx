import { useQuery } from '@tanstack/react-query';
import type { listMyAttempts } from '#functions/contract/account.ts';
import type { Reply } from '#functions/contract/endpoint.ts';
import { useSession } from '#web/lib/session/session.ts';
import { PageHead } from '#web/ui/page/page-head.tsx';
import * as words from '#web/lib/words/account/page.ts';
import { dateOf } from '#web/lib/format/day-of.ts';
import { myAttemptsQuery } from './account-queries.ts';
import { AttemptSection } from './attempt-section.tsx';
import { AccountSection } from './account-section.tsx';
import { DataSection } from './data-section.tsx';
import { useState } from 'react';
import type { SessionUser } from '#web/lib/session/stored-session.ts';

const standIn = '/avatar.svg';

/** The person's details from the Google account. */
function Person({ user: { name, email, picture } }: { user: SessionUser }) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <section
      aria-label={words.you}
      className="flex flex-wrap items-center gap-4 [&>div]:min-w-0 [&>div]:flex-[1_1_10rem]"
    >
      <img
        src={picture === undefined || isBroken ? standIn : picture}
        alt=""
        width="72"
        height="72"
        referrerPolicy="no-referrer"
        className="size-18 rounded-[50%] bg-sunken object-cover"
        onError={() => setIsBroken(true)}
      />
      <div>
        <p translate="no" className="m-0 font-display text-lg/snug font-semibold wrap-anywhere">
          {name}
        </p>
        {email !== name && (
          <p translate="no" className="m-0 leading-[1.45] wrap-anywhere">
            {email}
          </p>
        )}
        <p className="m-0 text-sm/[1.45] wrap-anywhere text-quiet">{words.source}</p>
      </div>
    </section>
  );
}

/** The data of the signed-in person, with what they can do with it. */
export function AccountPage() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="mx-auto grid min-h-[calc(100*var(--dvh)_-_var(--header-height)_-_8rem)] w-[min(100%_-_2_*_var(--gutter),52rem)] grid-cols-1 content-start pt-[clamp(2rem,6vw,4rem)] pb-24">
      <PageHead title={words.pageTitle} />
      <h1 className="mx-0 mt-0 mb-6 tracking-[-0.02em]">{words.heading}</h1>
      <Person user={user} />
      <AttemptSection email={user.email} />
      <ConsentSection />
      <DataSection userId={user.id} />
    </div>
  );
}

type Consent = Reply<typeof listMyAttempts>['consents'][number];

/** The person's consents with date and guardian. Empty if the server does not answer: the section above shows why. */
function ConsentSection() {
  const { data, error } = useQuery(myAttemptsQuery);
  if (!data || error) return null;
  return (
    <AccountSection title={words.consent}>
      {data.consents.length === 0 && <p>{words.noConsent}</p>}
      {data.consents.map((consent) => (
        <ConsentLine key={consent.textVersion} consent={consent} />
      ))}
    </AccountSection>
  );
}

function ConsentLine({ consent: { textVersion, at, guardian, sentences } }: { consent: Consent }) {
  return (
    <div className="w-full border-t border-line pt-4 [&>p]:mb-2 [&>p]:wrap-anywhere">
      <p>{guardian ? words.guardianAgreed(guardian, dateOf(at)) : words.agreed(dateOf(at))}</p>
      <details className="text-sm text-quiet [&_p]:my-2 [&_summary]:w-fit [&_summary]:cursor-pointer [&_summary]:py-1 [&_summary]:font-semibold [&_summary]:text-link">
        <summary>{words.textOf(textVersion)}</summary>
        {sentences?.map((sentence) => <p key={sentence}>{sentence}</p>) ?? <p>{words.noText}</p>}
      </details>
    </div>
  );
}
