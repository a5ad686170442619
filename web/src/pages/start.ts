import { mayBeSignedIn, signOutWaits } from '#web/lib/session/session-hint.ts';
import { wakeIslands, watchIslands } from './watch-islands.ts';

// All that a public page runs before someone uses it: no React, no session, no network.

const root = document.documentElement;

/** Who is signed out sees a Login, which is a link: React is only needed for who is not. */
function showSession(): void {
  const isHere = mayBeSignedIn();
  if (isHere) root.dataset.session = 'kept';
  if (isHere || signOutWaits()) wakeIslands('session');
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-assessment]'))
    link.href = isHere ? '/quiz-selection' : '/login';
}

showSession();
window.addEventListener('storage', showSession);
window.addEventListener('pageshow', showSession);
for (const year of document.querySelectorAll('[data-this-year]')) year.textContent = String(new Date().getFullYear());
watchIslands();
