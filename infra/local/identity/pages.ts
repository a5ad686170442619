import { createHash } from 'node:crypto';
import { errors, type Provider } from 'oidc-provider';
import { parseEmail, type Accounts } from '#infra/local/identity/accounts.ts';
import type { Account } from '#infra/local/identity/claims.ts';
import { readBody, type Context, type Middleware } from '#infra/local/identity/middleware.ts';

const css = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: Canvas; color: CanvasText }
main { box-sizing: border-box; width: min(26rem, 100%); padding: 1.5rem }
h1 { font-size: 1.5rem; margin: 0 }
ul { list-style: none; margin: 1rem 0; padding: 0 }
li + li { margin-top: .5rem }
form { display: grid; gap: .5rem; margin: 0 0 .5rem }
button, input { box-sizing: border-box; width: 100%; padding: .75rem 1rem; font: inherit; border: 1px solid GrayText; border-radius: .5rem }
button { background: ButtonFace; color: ButtonText; text-align: start; overflow-wrap: anywhere; cursor: pointer }
button span { display: block; font-size: .875rem }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
.error { color: light-dark(#b00020, #ff8a8a); margin: 0 }
`;
const cssHash = createHash('sha256').update(css).digest('base64');

/** The page that replaces Google's account chooser. */
function chooserPage(
  ctx: Context,
  accounts: readonly Account[],
  formTargets: readonly string[],
  wrong?: { email: string },
): void {
  const error = wrong && '<p class="error" id="wrong">Enter an e-mail address, such as name@example.com.</p>';
  render(
    ctx,
    wrong ? 400 : 200,
    'Choose an account',
    `<p>To continue to TrueIn. This is the local stand-in for Google sign-in: no password, and nothing leaves this machine.</p>
<form method="post"><ul>${accounts.map(accountItem).join('')}</ul></form>
<form method="post" novalidate>
<label for="email">Another e-mail address</label>
<input id="email" name="email" type="email" autocomplete="email" required value="${escape(wrong?.email ?? '')}"${error ? ' aria-invalid="true" aria-describedby="wrong" autofocus' : ''}>
${error ?? ''}
<button>Continue</button>
</form>
<form method="post"><button name="cancel" value="yes">Cancel</button></form>`,
    formTargets,
  );
}

/** A page that explains why the sign-in cannot continue. */
export function messagePage(ctx: Context, title: string, message: string): void {
  render(ctx, ctx.status >= 400 && ctx.status !== 404 ? ctx.status : 400, title, `<p>${escape(message)}</p>`);
}

function accountItem({ name, email }: Account): string {
  return `<li><button name="email" value="${escape(email)}">${escape(name)} <span>${escape(email)}</span></button></li>`;
}

/** Renders a page. Browsers also apply form-action to the redirects after a form, so the policy must contain the site's origins. */
function render(ctx: Context, status: number, title: string, body: string, formTargets: readonly string[] = []): void {
  ctx.status = status;
  ctx.type = 'html';
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'sha256-${cssHash}'; form-action 'self' ${formTargets.join(' ')}; base-uri 'none'; frame-ancestors 'none'`,
  );
  ctx.body = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} - TrueIn</title><style>${css}</style></head>
<body><main>
<h1>${title}</h1>
${body}
</main></body>
</html>
`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** `/sign-in/:uid`: shows the account chooser, and passes the choice (or the cancellation) to the engine. */
export function signIn(engine: Provider, accounts: Accounts, siteOrigins: readonly string[]): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith('/sign-in/')) return next();
    try {
      await engine.interactionDetails(ctx.req, ctx.res);
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error;
      return messagePage(ctx, 'This sign-in has expired', 'Go back to the site and sign in again.');
    }
    if (ctx.method !== 'POST') return chooserPage(ctx, accounts.samples, siteOrigins);

    const form = new URLSearchParams(await readBody(ctx));
    if (form.has('cancel'))
      return finish(ctx, { error: 'access_denied', error_description: 'User cancelled the sign-in' });
    const typed = form.get('email') ?? '';
    const email = parseEmail(typed);
    if (!email) return chooserPage(ctx, accounts.samples, siteOrigins, { email: typed });
    return finish(ctx, { login: { accountId: accounts.signIn(email).sub }, select_account: {} });
  };

  async function finish(ctx: Context, result: Parameters<Provider['interactionResult']>[2]): Promise<void> {
    const next = await engine.interactionResult(ctx.req, ctx.res, result, { mergeWithLastSubmission: false });
    ctx.status = 303;
    ctx.redirect(next);
  }
}
