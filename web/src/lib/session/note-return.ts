import { tabStorage } from '#web/lib/storage.ts';
import { returnPlaceKey } from './wanted-page.ts';

/** The pages behind the sign-in, by prefix: importing `paths` would add weight to every public page. */
const behindSignIn = /^\/(quiz|account|reports|admin)/;

/** Stores the current page as the place where a person's session ended, for this tab only. A browser without storage starts at home. */
export function noteReturn(userId: string): void {
  const { pathname, search, hash } = window.location;
  if (!behindSignIn.test(pathname)) return;
  const { usr: state } = (window.history.state ?? {}) as { usr?: unknown }; // the key under which the router stores the page's state
  tabStorage.set(returnPlaceKey, JSON.stringify({ userId, path: pathname + search + hash, state }));
}
