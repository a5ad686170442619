import { mayBeSignedIn, isSignOutPending } from '#web/lib/session/session-hint.ts';
import { hydrateIslands, watchIslands } from './watch-islands.ts';

// Everything that a public page runs before a person uses it: no React, no session, and no network but for the facts of the quiz.

const root = document.documentElement;

/** Without a session the page shows a Login link; React is only loaded for people with a session. */
function showSession(): void {
  const isHere = mayBeSignedIn();
  if (isHere) root.dataset.session = 'kept';
  if (isHere || isSignOutPending()) hydrateIslands('session');
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-assessment]'))
    link.href = isHere ? '/quiz-selection' : '/login';
}

showSession();
window.addEventListener('storage', showSession);
window.addEventListener('pageshow', showSession);
for (const year of document.querySelectorAll('[data-this-year]')) year.textContent = String(new Date().getFullYear());
const facts = document.querySelectorAll<HTMLElement>('[data-quiz-fact]');
if (facts.length > 0)
  import('#web/lib/quiz-facts.ts').then(({ showQuizFacts }) => showQuizFacts(facts)).catch(() => undefined);
const query = new URLSearchParams(window.location.search);
const lost = query.get('from');
// A path only: an address must not put other words into the page.
if (lost && /^\/[\w/.-]{1,80}$/.test(lost))
  for (const place of document.querySelectorAll('[data-lost]')) place.textContent = lost;
watchIslands();
if (query.has('about')) hydrateIslands('interaction'); // the contact form begins the message
