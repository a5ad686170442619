import { useSession } from '#web/lib/session/session.ts';
import { PageHead } from '#web/ui/page/page-head.tsx';
import styles from './account-page.module.css';
import { AttemptSection } from './attempt-section.tsx';
import { ConsentSection } from './consent-section.tsx';
import { DataSection } from './data-section.tsx';
import { useState } from 'react';
import type { SessionUser } from '#web/lib/session/stored-session.ts';

const standIn = '/avatar.svg';

/** The person's details from the Google account. */
function Person({ user: { name, email, picture } }: { user: SessionUser }) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <section aria-label="You" className={styles.person}>
      <img
        src={picture === undefined || isBroken ? standIn : picture}
        alt=""
        width="72"
        height="72"
        referrerPolicy="no-referrer"
        className={styles.photo}
        onError={() => setIsBroken(true)}
      />
      <div>
        <p className={styles.name}>{name}</p>
        {email !== name && <p className={styles.email}>{email}</p>}
        <p className={styles.note}>From your Google account. Reports are mailed to this address.</p>
      </div>
    </section>
  );
}

/** The data of the signed-in person, with what they can do with it. */
export function AccountPage() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className={styles.page}>
      <PageHead title="My account | TrueIn" />
      <h1 className={styles.title}>My account</h1>
      <Person user={user} />
      <AttemptSection email={user.email} />
      <ConsentSection />
      <DataSection userId={user.id} />
    </div>
  );
}
