import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { SiteLogs } from '#infra/constructs/site/site-logs.ts';

export interface SiteLogsStackProps {
  config: StageConfig;
  distributionId: string;
}

/** CloudFront's log of the site. CloudFront hands its logs over in us-east-1 only, wherever the rest of the stage is. */
export class SiteLogsStack extends Stack {
  constructor(scope: Construct, id: string, { config, distributionId }: SiteLogsStackProps) {
    super(scope, id, { env: { region: 'us-east-1' }, tags: { product: 'truein', stage: config.stage } });
    new SiteLogs(this, 'site', { config, distributionId });
  }
}
