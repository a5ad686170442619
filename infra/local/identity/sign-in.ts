import { errors, type Provider } from 'oidc-provider';
import { type Accounts, parseEmail } from '#infra/local/identity/accounts.ts';
import { type Context, type Middleware, readBody } from '#infra/local/identity/middleware.ts';
import { chooserPage, messagePage } from '#infra/local/identity/pages.ts';

/** `/sign-in/:uid`: shows the account chooser, and passes the choice (or the cancellation) to the engine. */
export function signIn(engine: Provider, accounts: Accounts, siteOrigins: readonly string[]): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith('/sign-in/')) return next();
    try {
      await engine.interactionDetails(ctx.req, ctx.res);
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error;
      return messagePage(ctx, 'This sign-in is over', 'Go back to the site and sign in again.');
    }
    if (ctx.method !== 'POST') return chooserPage(ctx, accounts.samples, siteOrigins);

    const form = new URLSearchParams(await readBody(ctx));
    if (form.has('cancel'))
      return finish(ctx, { error: 'access_denied', error_description: 'User cancelled the sign-in' });
    const typed = form.get('email') ?? '';
    const email = parseEmail(typed);
    if (!email) return chooserPage(ctx, accounts.samples, siteOrigins, { email: typed });
    return finish(ctx, { login: { accountId: accounts.signIn(email).sub } });
  };

  async function finish(ctx: Context, result: Parameters<Provider['interactionResult']>[2]): Promise<void> {
    const next = await engine.interactionResult(ctx.req, ctx.res, result, { mergeWithLastSubmission: false });
    ctx.status = 303;
    ctx.redirect(next);
  }
}
