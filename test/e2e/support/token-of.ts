import * as z from 'zod/mini';
import { signIn } from '#infra/local/seed/sign-in.ts';

const siteConfig = z.object({
  userPoolDomain: z.string(),
  userPoolClientId: z.string(),
  userPoolEndpoint: z.optional(z.string()),
});

/** An ID token of a person, got as a browser of their own would get it. */
export async function tokenOf(origin: string, email: string): Promise<string> {
  const settings: unknown = await (await fetch(`${origin}/config.json`)).json();
  const { userPoolDomain, userPoolClientId, userPoolEndpoint } = siteConfig.parse(settings);
  const scheme = userPoolEndpoint ? new URL(userPoolEndpoint).protocol : 'https:';
  return signIn({
    identityOrigin: `${scheme}//${userPoolDomain}`,
    siteOrigin: origin,
    clientId: userPoolClientId,
    email,
  });
}

export function userIdOf(token: string): string {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(payload) as { sub: string }).sub;
}
