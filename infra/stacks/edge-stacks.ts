import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { Firewall } from '#infra/constructs/firewall/firewall.ts';
import { AlarmTopic } from '#infra/constructs/alarm-topic.ts';
import { OutsideCheck } from '#infra/constructs/site/outside-check.ts';
import { siteAlarms } from '#infra/constructs/site/site-alarms.ts';
import { SiteLogs } from '#infra/constructs/site/site-logs.ts';

export interface SiteLogsStackProps {
  config: StageConfig;
  distributionId: string;
  /** The site's origin. */
  origin: string;
  /** Name of the firewall, in the stages that have one. */
  firewall: string | undefined;
}

/**
 * CloudFront's log of the site, and the alarms about CloudFront. Both exist in us-east-1 only, whatever the stage's region is. The check from
 * outside is here, too, because it has to be far from what it checks.
 */
export class SiteLogsStack extends Stack {
  constructor(scope: Construct, id: string, { config, distributionId, origin, firewall }: SiteLogsStackProps) {
    super(scope, id, { env: { region: 'us-east-1' }, tags: { product: 'truein', stage: config.stage } });
    const { alarms } = new OutsideCheck(this, 'outside-check', { config, origin });
    new AlarmTopic(this, 'alarms', config.mail.alarmsTo, [...siteAlarms(distributionId, firewall), ...alarms]);
    new SiteLogs(this, 'site', { config, distributionId });
  }
}

/** The firewall of the site. A firewall for CloudFront has to be in us-east-1, whatever the stage's region is. */
export class FirewallStack extends Stack {
  readonly firewall: Firewall;

  constructor(scope: Construct, id: string, { config }: { config: StageConfig }) {
    super(scope, id, { env: { region: 'us-east-1' }, tags: { product: 'truein', stage: config.stage } });
    this.firewall = new Firewall(this, 'firewall');
  }
}
