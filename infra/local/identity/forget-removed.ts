import type { Provider } from 'oidc-provider';
import type { Accounts } from '#infra/local/identity/accounts.ts';
import type { Middleware } from '#infra/local/identity/middleware.ts';

/** A browser may still have the session of a person who was removed: they are asked who they are, as anyone is. */
export function forgetRemoved(engine: Provider, accounts: Accounts): Middleware {
  return async (ctx, next) => {
    if (ctx.path === '/oauth2/authorize') {
      const session = await engine.Session.get(ctx);
      if (session.accountId && !accounts.find(session.accountId)) await session.destroy();
    }
    return next();
  };
}
