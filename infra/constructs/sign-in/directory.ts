import { SecretValue, Stack } from 'aws-cdk-lib';
import {
  AccountRecovery,
  FeaturePlan,
  ProviderAttribute,
  UserPool,
  UserPoolIdentityProviderGoogle,
} from 'aws-cdk-lib/aws-cognito';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { StageConfig } from '#infra/config.ts';
import { acknowledge } from '#infra/findings/acknowledge.ts';
import { removalOf } from '#infra/constructs/removal.ts';
import type { AppFunction } from '#infra/constructs/app-function.ts';

// Keep attributes mutable: with immutable ones, every sign-in would fail after a person changes their name at Google.
const mutable = { mutable: true };

/** The user pool. All people come from Google, so it offers neither registration nor passwords. */
export class Directory extends UserPool {
  /** Host name of the hosted sign-in pages. */
  readonly signInHost: string;

  constructor(scope: Construct, id: string, { signIn, ...config }: Pick<StageConfig, 'signIn' | 'keepData'>) {
    super(scope, id, {
      featurePlan: FeaturePlan.LITE,
      selfSignUpEnabled: false,
      accountRecovery: AccountRecovery.NONE,
      // Nobody has a password. If an operator adds a person by hand, the password has to be strong.
      passwordPolicy: {
        minLength: 16,
        requireLowercase: true,
        requireUppercase: true,
        requireDigits: true,
        requireSymbols: true,
      },
      standardAttributes: { email: mutable, fullname: mutable, profilePicture: mutable },
      deletionProtection: config.keepData,
      removalPolicy: removalOf(config),
    });
    acknowledge(this, {
      'AwsSolutions-COG2':
        'Everyone signs in through Google, which asks for a second factor. The pool has no password to protect.',
      'AwsSolutions-COG8':
        "The Plus plan protects the pool's passwords and sign-in forms. The pool has neither, because Google does the sign-in. The plan is billed for each person and month.",
    });
    const { googleSecretName, googleSecretVersion } = signIn;
    // CloudFormation reads a secret only when its reference changes, so the version is part of it.
    const version = googleSecretVersion === undefined ? {} : { versionId: googleSecretVersion };
    const google = (jsonField: string) => SecretValue.secretsManager(googleSecretName, { jsonField, ...version });
    new UserPoolIdentityProviderGoogle(this, 'google', {
      userPool: this,
      // CloudFormation resolves these two at the deploy, so the template contains neither.
      clientId: google('clientId').unsafeUnwrap(),
      clientSecretValue: google('clientSecret'),
      scopes: ['openid', 'email', 'profile'],
      attributeMapping: {
        email: ProviderAttribute.GOOGLE_EMAIL,
        emailVerified: ProviderAttribute.GOOGLE_EMAIL_VERIFIED,
        fullname: ProviderAttribute.GOOGLE_NAME,
        profilePicture: ProviderAttribute.GOOGLE_PICTURE,
      },
    });
    this.addDomain('domain', { cognitoDomain: { domainPrefix: signIn.domainPrefix } });
    this.signInHost = `${signIn.domainPrefix}.auth.${Stack.of(this).region}.amazoncognito.com`;
  }

  /** Lets a function remove people, but neither list nor add them. */
  grantErase(fn: AppFunction): void {
    fn.addToRolePolicy(
      new PolicyStatement({ actions: ['cognito-idp:AdminDeleteUser'], resources: [this.userPoolArn] }),
    );
    fn.setEnv({ USER_POOL_ID: this.userPoolId });
  }
}
