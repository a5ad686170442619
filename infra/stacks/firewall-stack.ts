import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { Firewall } from '#infra/constructs/firewall/firewall.ts';

/** The firewall of the site. One for CloudFront has to be in us-east-1, wherever the rest of the stage is. */
export class FirewallStack extends Stack {
  readonly firewall: Firewall;

  constructor(scope: Construct, id: string, { config }: { config: StageConfig }) {
    super(scope, id, { env: { region: 'us-east-1' }, tags: { product: 'truein', stage: config.stage } });
    this.firewall = new Firewall(this, 'firewall');
  }
}
