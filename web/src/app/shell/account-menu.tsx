import { ChevronDown } from 'lucide-react';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session.ts';
import { useLogOut } from '#web/lib/session/use-log-out.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ConfirmLogOut } from '#web/ui/confirm-log-out.tsx';
import { Avatar } from './avatar.tsx';
import { Disclosure } from './disclosure.tsx';
import { LoggedOutNotice } from './logged-out-notice.tsx';
import styles from './navbar.module.css';

/** The right end of the navbar: the person's account and its menu. */
export function AccountMenu() {
  const { status, user, isAdmin, isOnlyLocal } = useSession();
  const logOut = useLogOut('/');
  if (status === 'loading') {
    return (
      <span role="status" className={styles.loading}>
        Loading...
      </span>
    );
  }
  if (!user) {
    return (
      <>
        <ButtonLink to={paths.login} tone="quiet" className={styles.login}>
          Login
        </ButtonLink>
        {isOnlyLocal && <LoggedOutNotice />}
      </>
    );
  }
  return (
    <>
      <Disclosure
        alignEnd
        name={`Account of ${user.name}`}
        buttonClassName={styles.account}
        label={
          <>
            <Avatar picture={user.picture} />
            <ChevronDown aria-hidden="true" size={16} />
          </>
        }
      >
        <p className={styles.who}>
          <strong>{user.name}</strong>
          {user.email !== user.name && <span>{user.email}</span>}
        </p>
        <ul className={styles.list}>
          <li>
            <a href={paths.quizSelection} className={styles.item}>
              Take Assessment
            </a>
          </li>
          <li>
            <a href={paths.account} className={styles.item}>
              My account
            </a>
          </li>
          {isAdmin && (
            <li>
              <a href={paths.adminQuizzes} className={styles.item}>
                Admin Panel
              </a>
            </li>
          )}
          <li>
            <button type="button" className={styles.item} onClick={() => void logOut.ask()}>
              Logout
            </button>
          </li>
        </ul>
      </Disclosure>
      <ConfirmLogOut {...logOut} />
    </>
  );
}
