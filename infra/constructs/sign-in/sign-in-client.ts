import { Duration } from 'aws-cdk-lib';
import { OAuthScope, UserPoolClient, UserPoolClientIdentityProvider } from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import type { AppFunction } from '#infra/constructs/app-function.ts';
import type { Directory } from './directory.ts';

export interface SignInClientProps {
  directory: Directory;
  /** Where people come back to from Google, and from signing out. */
  siteOrigin: string;
}

/**
 * The site as the directory's client: a public one (no secret; code with PKCE, which Cognito demands of nobody and Amplify always does).
 * It is not with the directory because it has to know the site's address, and a site without a domain of its own gets one only in the app
 * stack. A new client signs everybody out and forgets nobody.
 */
export class SignInClient extends UserPoolClient {
  /** Who signs the tokens. */
  readonly issuer: string;

  constructor(scope: Construct, id: string, { directory, siteOrigin }: SignInClientProps) {
    super(scope, id, {
      userPool: directory,
      generateSecret: false,
      supportedIdentityProviders: [UserPoolClientIdentityProvider.GOOGLE],
      // Leaves the refresh of a session as the only flow beside OAuth. An empty object would mean Cognito's defaults.
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

  /** Tells a function whose tokens to accept. That takes no right: the keys are public. */
  tell(fn: AppFunction): void {
    fn.setEnv({
      TOKEN_ISSUER: this.issuer,
      TOKEN_CLIENT_ID: this.userPoolClientId,
      TOKEN_JWKS_URI: `${this.issuer}/.well-known/jwks.json`,
    });
  }
}
