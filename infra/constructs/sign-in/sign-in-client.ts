import { Duration } from 'aws-cdk-lib';
import { OAuthScope, UserPoolClient, UserPoolClientIdentityProvider } from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import type { AppFunction } from '#infra/constructs/app-function.ts';
import type { Directory } from './directory.ts';

export interface SignInClientProps {
  directory: Directory;
  /** The site's origin. People return to it from Google, and after they sign out. */
  siteOrigin: string;
}

/**
 * The site as a client of the user pool. It is a public client (no secret; code with PKCE, which Amplify always uses, although Cognito
 * does not require it). It is not in the pool's stack because it needs the site's address, and a site without its own domain gets its
 * address only in the app stack. Replacing the client signs everybody out, but loses no account.
 */
export class SignInClient extends UserPoolClient {
  /** The issuer of the tokens. */
  readonly issuer: string;

  constructor(scope: Construct, id: string, { directory, siteOrigin }: SignInClientProps) {
    super(scope, id, {
      userPool: directory,
      generateSecret: false,
      supportedIdentityProviders: [UserPoolClientIdentityProvider.GOOGLE],
      // Leaves the session refresh as the only flow besides OAuth. An empty object would enable Cognito's defaults.
      authFlows: { userSrp: false },
      oAuth: {
        flows: { authorizationCodeGrant: true },
        scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE],
        callbackUrls: [`${siteOrigin}/`],
        logoutUrls: [`${siteOrigin}/`, `${siteOrigin}/login`],
      },
      idTokenValidity: Duration.hours(1),
      accessTokenValidity: Duration.hours(1),
      refreshTokenValidity: Duration.days(30),
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
    });
    this.issuer = directory.userPoolProviderUrl;
  }

  /** Tells a function whose tokens to accept. This needs no permission: the keys are public. */
  passTo(fn: AppFunction): void {
    fn.setEnv({
      TOKEN_ISSUER: this.issuer,
      TOKEN_CLIENT_ID: this.userPoolClientId,
      TOKEN_JWKS_URI: `${this.issuer}/.well-known/jwks.json`,
    });
  }
}
