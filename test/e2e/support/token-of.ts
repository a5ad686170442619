import { signIn } from '#infra/local/seed/sign-in.ts';
import { localNames } from '#infra/local/settings.ts';

/** An ID token of a person, got as a browser of their own would get it. */
export async function tokenOf(origin: string, email: string): Promise<string> {
  const { userPoolDomain } = (await (await fetch(`${origin}/config.json`)).json()) as { userPoolDomain: string };
  const identityOrigin = `http://${userPoolDomain}`;
  return signIn({ identityOrigin, siteOrigin: origin, clientId: localNames.clientId, email });
}

export function userIdOf(token: string): string {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(payload) as { sub: string }).sub;
}
