import type { Provider } from 'oidc-provider';
import type { Middleware } from '#infra/local/identity/middleware.ts';
import { messagePage } from '#infra/local/identity/pages.ts';

/** Cognito's `/logout?client_id&logout_uri`: ends the browser's session here (not the refresh tokens) and goes straight back. */
export function logout(engine: Provider, clientId: string, logoutUris: readonly string[]): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/logout' || ctx.method !== 'GET') return next();
    const { client_id, logout_uri } = ctx.query;
    if (client_id !== clientId || typeof logout_uri !== 'string' || !logoutUris.includes(logout_uri)) {
      return messagePage(ctx, 'Cannot sign out', 'The client or its logout_uri is not registered.');
    }
    const session = await engine.Session.get(ctx);
    await session.destroy();
    ctx.cookies.set('cognito', null);
    ctx.redirect(logout_uri);
  };
}
