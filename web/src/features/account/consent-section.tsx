import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#functions/contract/endpoint.ts';
import type { listMyAttempts } from '#functions/contract/account.ts';
import { myAttemptsQuery } from './account-queries.ts';
import { dateOf } from '#web/lib/words/day-of.ts';
import { AccountSection } from './account-section.tsx';

type Consent = Reply<typeof listMyAttempts>['consents'][number];

/** The person's consents with date and guardian. Empty if the server does not answer: the section above shows why. */
export function ConsentSection() {
  const { data, error } = useQuery(myAttemptsQuery);
  if (!data || error) return null;
  return (
    <AccountSection title="Consent">
      {data.consents.length === 0 && <p>You have not been asked yet. We ask before your first assessment.</p>}
      {data.consents.map((consent) => (
        <ConsentLine key={consent.textVersion} consent={consent} />
      ))}
    </AccountSection>
  );
}

function ConsentLine({ consent: { textVersion, at, guardian, sentences } }: { consent: Consent }) {
  return (
    <div className="w-full border-t border-line pt-4 [&>p]:mb-2 [&>p]:wrap-anywhere">
      <p>
        {guardian
          ? `${guardian.name} (${guardian.relationship}, ${guardian.contact}) agreed for you as you were under 18, on ${dateOf(at)}.`
          : `You agreed on ${dateOf(at)}, and said that you are 18 or older.`}
      </p>
      <details className="text-sm text-quiet [&_p]:my-2 [&_summary]:w-fit [&_summary]:cursor-pointer [&_summary]:py-1 [&_summary]:font-semibold [&_summary]:text-link">
        <summary>Text of version {textVersion}</summary>
        {sentences?.map((sentence) => <p key={sentence}>{sentence}</p>) ?? (
          <p>The text of this version is no longer available.</p>
        )}
      </details>
    </div>
  );
}
