import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session.ts';
import { useLogOut } from '#web/lib/session/use-log-out.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConfirmLogOut } from '#web/ui/confirm-log-out.tsx';
import { Disclosure } from './disclosure.tsx';
import { panelLink } from './site-links.tsx';
import * as words from '#web/lib/words/app/account-menu.ts';
import * as ui from '#web/lib/words/ui.ts';

/** The right end of the navbar: the person's account and its menu. */
export function AccountMenu() {
  const { status, user, isAdmin, isOnlyLocal } = useSession();
  const logOut = useLogOut('/');
  if (status === 'loading') {
    return (
      <span role="status" className="text-sm text-quiet">
        {ui.loading.title}
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
          {words.labels.login}
        </ButtonLink>
        {isOnlyLocal && <LoggedOutNotice />}
      </>
    );
  }
  const links = [
    { to: paths.quizSelection, label: ui.takeAssessment },
    { to: paths.account, label: words.labels.account },
    ...(isAdmin ? [{ to: paths.adminQuizzes, label: words.labels.admin }] : []),
  ];
  return (
    <>
      <Disclosure
        alignEnd
        name={words.menuOf(user.name)}
        buttonClassName="py-0.5 pr-1 pl-0.5 gap-1 border-0 flex items-center rounded-full bg-transparent text-inherit cursor-pointer hover:bg-hover"
        label={
          <>
            <Avatar picture={user.picture} />
            <ChevronDown aria-hidden="true" size={16} />
          </>
        }
      >
        <p className="mx-0 mt-0 mb-2 grid border-b border-line px-3 pt-2 pb-3 leading-[1.35] wrap-anywhere [&_span]:text-sm [&_span]:text-quiet">
          <strong translate="no">{user.name}</strong>
          {user.email !== user.name && <span translate="no">{user.email}</span>}
        </p>
        <ul className="m-0 list-none p-0">
          {links.map(({ to, label }) => (
            <li key={to}>
              <a href={to} className={panelLink}>
                {label}
              </a>
            </li>
          ))}
          <li>
            <button type="button" className={panelLink} onClick={() => void logOut.ask()}>
              {ui.menu.logOut}
            </button>
          </li>
        </ul>
      </Disclosure>
      <ConfirmLogOut {...logOut} />
    </>
  );
}

const standIn = '/avatar.svg';

/** The account's photo; a drawing if there is none, or it does not load. */
function Avatar({ picture }: { picture: string | undefined }) {
  const [broken, setBroken] = useState<string>();
  const source = picture === undefined || picture === broken ? standIn : picture;
  return (
    <img
      src={source}
      alt=""
      width="40"
      height="40"
      referrerPolicy="no-referrer"
      className="block h-[min(2.5rem,14vw)] w-[min(2.5rem,14vw)] rounded-[50%] bg-sunken object-cover"
      onError={() => setBroken(picture)}
    />
  );
}

/** Shown to a person who has logged out while the server could not be reached. */
function LoggedOutNotice() {
  const [isRead, setIsRead] = useState(false);
  if (isRead) return null;
  return (
    <Notice
      tone="info"
      title={words.loggedOut.title}
      className="fixed inset-x-(--gutter) bottom-[max(1rem,env(safe-area-inset-bottom))] z-(--layer-overlay) mx-auto max-w-136 shadow-2"
    >
      <p>{words.loggedOut.text}</p>
      <Button size="small" onPress={() => setIsRead(true)}>
        {ui.buttons.ok}
      </Button>
    </Notice>
  );
}
