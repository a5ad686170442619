/** A person in the user pool. `sub` and `googleId` never change. */
export interface Account {
  readonly sub: string;
  readonly googleId: string;
  readonly email: string;
  readonly name: string;
  readonly createdAt: number;
}

/** The name that Cognito gives to a person from Google. */
export function usernameOf(account: Account): string {
  return `Google_${account.googleId}`;
}

/** The claims of Cognito's ID token beyond the standard ones (iss, aud, iat, exp, auth_time). */
export function idTokenClaims(
  account: Account,
  userPoolId: string,
  origin: string,
): { sub: string; [claim: string]: unknown } {
  return {
    ...personClaims(account, origin),
    token_use: 'id',
    'cognito:username': usernameOf(account),
    'cognito:groups': [`${userPoolId}_Google`],
    identities: [
      {
        dateCreated: String(account.createdAt),
        userId: account.googleId,
        providerName: 'Google',
        providerType: 'Google',
        issuer: null,
        primary: 'true',
      },
    ],
  };
}

/** The person's claims in Cognito's access token. `originJti` is shared by the tokens of one sign-in. Without it, Amplify revokes nothing. */
export function accessTokenClaims(account: Account, userPoolId: string, originJti: string): Record<string, unknown> {
  return {
    token_use: 'access',
    version: 2,
    username: usernameOf(account),
    'cognito:groups': [`${userPoolId}_Google`],
    origin_jti: originJti,
  };
}

/** The claims that identify the person. */
export function personClaims(account: Account, origin: string): { sub: string; [claim: string]: unknown } {
  const { sub, email, name } = account;
  return {
    sub,
    email,
    email_verified: true,
    name,
    picture: `${origin}/picture/${initialOf(name)}.svg`,
  };
}

/** One letter or digit for the picture that replaces a Google photo. */
function initialOf(name: string): string {
  return name.toUpperCase().match(/[A-Z0-9]/)?.[0] ?? 'X';
}
