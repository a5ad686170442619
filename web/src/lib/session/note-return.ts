export const returnKey = 'truein.return-to';
/** The pages behind the sign-in, by the beginning of their `paths`: all of them would weigh on every public page. */
const behindSignIn = /^\/(quiz|account|reports|admin)/;

/** Notes the page that is open as the place where the session of a person ended, for this tab alone. */
export function noteReturn(userId: string): void {
  const { pathname, search, hash } = window.location;
  if (!behindSignIn.test(pathname)) return;
  try {
    const { usr: state } = (window.history.state ?? {}) as { usr?: unknown }; // where the router keeps the page's state
    sessionStorage.setItem(returnKey, JSON.stringify({ userId, path: pathname + search + hash, state }));
  } catch {
    // A browser that keeps nothing begins again at home.
  }
}
