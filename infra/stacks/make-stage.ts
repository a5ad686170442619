import { ReferenceStrength, Stack, type App } from 'aws-cdk-lib';
import { noInlineHashes } from '#infra/inline-hashes.ts';
import { refuseUnnamedChanges, type StageTemplates } from '#infra/stage-changes.ts';
import { stackName, type StageConfig } from '../config.ts';
import { AppStack } from './app-stack.ts';
import { DataStack } from './data-stack.ts';
import { FirewallStack, SiteLogsStack } from './edge-stacks.ts';

export interface StageStacks {
  data: DataStack;
  app: AppStack;
  /** Only in the stages that have a firewall. */
  firewall: FirewallStack | undefined;
  siteLogs: SiteLogsStack;
}

/**
 * A value of a stack in another region. The reference is weak, because a strong one needs two functions of CDK and parameters that they
 * synchronise. A weak one is safe: AWS refuses to delete a firewall that is in use, and a distribution is never replaced.
 */
const fromOtherRegion = (value: string): string => Stack.consumeReference(value, ReferenceStrength.WEAK);

/**
 * Creates all stacks of a stage, in the order of their dependencies.
 * @param before what is deployed now. `refuseUnnamedChanges` throws if they differ in more than is `named`.
 */
export function makeStage(
  app: App,
  config: StageConfig,
  siteFiles: string,
  before?: StageTemplates,
  named?: unknown,
): StageStacks {
  const name = (part: string) => stackName(config.stage, part);
  const data = new DataStack(app, name('data'), { config });
  const firewall = config.firewall ? new FirewallStack(app, name('firewall'), { config }) : undefined;
  const stack = new AppStack(app, name('app'), {
    config,
    data,
    firewallArn: firewall && fromOtherRegion(firewall.firewall.arn),
    siteFiles,
    previousInline: before?.app.Metadata?.inlineHashes ?? noInlineHashes,
  });
  const distributionId = fromOtherRegion(stack.distributionId);
  const siteLogs = new SiteLogsStack(app, name('site-logs'), {
    config,
    distributionId,
    origin: `https://${config.site?.domainName ?? fromOtherRegion(stack.distributionDomain)}`,
    firewall: firewall?.stackName,
  });
  if (before) {
    const templateOf = ({ artifactId }: Stack) => app.synth().getStackArtifact(artifactId).template as object;
    refuseUnnamedChanges(config.stage, before, { data: templateOf(data), app: templateOf(stack) }, named);
  }
  return { data, app: stack, firewall, siteLogs };
}
