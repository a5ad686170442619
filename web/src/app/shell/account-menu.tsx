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
      <span role="status" className="text-sm text-quiet">
        Loading...
      </span>
    );
  }
  if (!user) {
    return (
      <>
        {/* Invisible while a person is signed in and the account menu is still loading. */}
        <ButtonLink
          to={paths.login}
          tone="quiet"
          className="[html[data-session=kept]_[data-island=account-menu]:not([data-awake])_&]:invisible"
        >
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
        buttonClassName="py-0.5 pr-1 pl-0.5 gap-1 border-0 flex items-center rounded-full bg-transparent text-inherit cursor-pointer hover:bg-hover"
        label={
          <>
            <Avatar picture={user.picture} />
            <ChevronDown aria-hidden="true" size={16} />
          </>
        }
      >
        <p className="mx-0 mt-0 mb-2 grid border-b border-line px-3 pt-2 pb-3 leading-[1.35] wrap-anywhere [&_span]:text-sm [&_span]:text-quiet">
          <strong>{user.name}</strong>
          {user.email !== user.name && <span>{user.email}</span>}
        </p>
        <ul className="m-0 list-none p-0">
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
