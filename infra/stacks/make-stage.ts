import { Validations, type App } from 'aws-cdk-lib';
import type { StageConfig } from '../config.ts';
import { SecurityChecks } from '#infra/findings/security-checks.ts';
import { AppStack } from './app-stack.ts';
import { DataStack } from './data-stack.ts';
import { FirewallStack } from './firewall-stack.ts';
import { SiteLogsStack } from './site-logs-stack.ts';

export interface StageStacks {
  data: DataStack;
  app: AppStack;
  /** Only in the stages that have a firewall. */
  firewall: FirewallStack | undefined;
  siteLogs: SiteLogsStack;
}

/** All stacks of a stage, in the order in which they need each other. Their synth checks them, too. */
export function makeStage(app: App, config: StageConfig, siteFiles: string): StageStacks {
  Validations.of(app).addPlugins(new SecurityChecks(app));
  const name = (part: string) => `truein-${config.stage}-${part}`;
  const data = new DataStack(app, name('data'), { config });
  const firewall = config.firewall ? new FirewallStack(app, name('firewall'), { config }) : undefined;
  const stack = new AppStack(app, name('app'), { config, data, firewall: firewall?.firewall, siteFiles });
  const { distributionArn } = stack;
  const siteLogs = new SiteLogsStack(app, name('site-logs'), { config, distributionArn });
  return { data, app: stack, firewall, siteLogs };
}
