import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { acknowledge } from '#infra/findings/acknowledge.ts';
import type { AppFunction } from './app-function.ts';

/**
 * The secret header by which the API recognises CloudFront, so that it may trust the client address. It also keys the hashes in the
 * rate limits' counters. CloudFormation generates it at the deploy, so no template contains it.
 */
export class ApiSecret extends Construct {
  /** The secret's value, for a header or an environment variable. */
  readonly value: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const secret = new Secret(this, 'secret', {
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: RemovalPolicy.DESTROY,
    });
    acknowledge(secret, {
      'AwsSolutions-SMG4':
        'CloudFront and the functions take the value at a deploy, so a rotation between deploys would lock the site out of its API. Replacing the secret in a deploy rotates it.',
    });
    this.value = secret.secretValue.unsafeUnwrap();
  }

  tell(fn: AppFunction): void {
    fn.setEnv({ API_SECRET: this.value });
  }
}
