import { useSession } from '#web/lib/session/session.ts';
import { PageHead } from '#web/ui/page/page-head.tsx';
import styles from './account-page.module.css';
import { AttemptSection } from './attempt-section.tsx';
import { ConsentSection } from './consent-section.tsx';
import { DataSection } from './data-section.tsx';
import { Person } from './person.tsx';

/** What we know of the person who is signed in, and what they can do with it. */
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
