import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { StageConfig } from '#infra/config.ts';
import { acknowledge } from '#infra/findings/acknowledge.ts';
import type { AppFunction } from './app-function.ts';

/**
 * The secret header by which the API recognises requests that came through CloudFront. The API refuses all others, because they bypass
 * the firewall and could forge the client's address. The secret also keys the hashes of the rate limits' counters. CloudFormation
 * generates it at the deploy, so no template contains it.
 */
export class ApiSecret extends Construct {
  /** The secret that CloudFront sends. */
  readonly sent: string;
  readonly #accepted: string;

  constructor(scope: Construct, id: string, { siteSecrets }: Pick<StageConfig, 'siteSecrets'>) {
    super(scope, id);
    const { sent, accepted } = siteSecrets;
    const values = new Map(accepted.map((number) => [number, this.#generated(number)]));
    const value = values.get(sent);
    if (value === undefined)
      throw new Error(`infra/config.ts: siteSecrets.accepted lacks ${sent}, which CloudFront sends.`);
    this.sent = value;
    this.#accepted = [...values.values()].join(',');
  }

  passTo(fn: AppFunction): void {
    fn.setEnv({ API_SECRET: this.#accepted });
  }

  #generated(number: number): string {
    const secret = new Secret(this, `secret-${number}`, {
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: RemovalPolicy.DESTROY,
    });
    acknowledge(secret, {
      'AwsSolutions-SMG4':
        'CloudFront and the functions read the value only at a deploy, so a rotation between deploys would lock the site out of its API. The runbook says how to change it by deploys.',
    });
    return secret.secretValue.unsafeUnwrap();
  }
}
