import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { AppFunction } from './app-function.ts';

/**
 * What CloudFront shows the API, so that the API believes it whose request it is; and what keys the hashes of the rate limits' counters.
 * CloudFormation makes it and fills it in at the deploy: it is in no template.
 */
export class ApiSecret extends Construct {
  /** For the value of a header or a variable. */
  readonly value: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const secret = new Secret(this, 'secret', {
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.value = secret.secretValue.unsafeUnwrap();
  }

  tell(fn: AppFunction): void {
    fn.setEnv({ API_SECRET: this.value });
  }
}
