import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#functions/contract/endpoint.ts';
import type { listMyAttempts } from '#functions/contract/account.ts';
import { myAttemptsQuery } from './account-queries.ts';
import { dateOf } from '#web/lib/words/day-of.ts';
import { AccountSection } from './account-section.tsx';
import styles from './consent-section.module.css';

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
    <div className={styles.consent}>
      <p>
        {guardian
          ? `${guardian.name} (${guardian.relationship}, ${guardian.contact}) agreed for you as you were under 18, on ${dateOf(at)}.`
          : `You agreed on ${dateOf(at)}, and said that you are 18 or older.`}
      </p>
      <details className={styles.words}>
        <summary>Text of version {textVersion}</summary>
        {sentences?.map((sentence) => <p key={sentence}>{sentence}</p>) ?? (
          <p>The text of this version is no longer available.</p>
        )}
      </details>
    </div>
  );
}
