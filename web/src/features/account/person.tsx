import { useState } from 'react';
import type { SessionUser } from '#web/lib/session/auth.ts';
import styles from './account-page.module.css';

const standIn = '/avatar.svg';

/** As the Google account says it. */
export function Person({ user: { name, email, picture } }: { user: SessionUser }) {
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
