import { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { StageConfig } from '#infra/config.ts';
import { acknowledge } from '#infra/findings/acknowledge.ts';
import type { AppFunction } from './app-function.ts';

/**
 * The secret header by which the API knows requests that came through CloudFront. All others are refused: they would pass by the
 * firewall, and forge the client's address. It also keys the hashes in the rate limits' counters. CloudFormation generates it at the
 * deploy, so no template contains it.
 */
export class ApiSecret extends Construct {
  /** What CloudFront sends. */
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

  tell(fn: AppFunction): void {
    fn.setEnv({ API_SECRET: this.#accepted });
  }

  #generated(number: number): string {
    const secret = new Secret(this, `secret-${number}`, {
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: RemovalPolicy.DESTROY,
    });
    acknowledge(secret, {
      'AwsSolutions-SMG4':
        'CloudFront and the functions take the value at a deploy, so a rotation between deploys would lock the site out of its API. The runbook says how deploys change it.',
    });
    return secret.secretValue.unsafeUnwrap();
  }
}
