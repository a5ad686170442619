import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { StageConfig } from '#infra/config.ts';
import { onceARun } from '#test/support/once-a-run.ts';
import { testStage } from './test-stage.ts';
import type { TemplateBody } from './resources.ts';

/** The CloudFormation templates of a stage's stacks. */
export interface StageTemplates {
  data: TemplateBody;
  app: TemplateBody;
  siteLogs: TemplateBody;
  /** Only of a stage that has one. */
  firewall?: TemplateBody;
  /** The site's `config.json`, with markers for what only the deployment knows. */
  siteConfig: unknown;
}

const prod = testStage('prod');
/** Production as `npm run deploy` makes it: under a domain of its own, with the version of Google's secret that is current. */
export const prodWithDomain: StageConfig = {
  ...prod,
  signIn: { ...prod.signIn, googleSecretVersion: '11112222-3333' },
  site: { domainName: 'truein.example', certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/x' },
};
/** dev has neither the domain nor the version. */
const stages = [prodWithDomain, testStage('dev')];

/** All stacks of a stage. CDK takes seconds to load and to synthesise, so a run synthesises these two once, in one process. */
export async function stageTemplates(config: StageConfig = prodWithDomain): Promise<StageTemplates> {
  const place = stages.findIndex((each) => isDeepStrictEqual(each, config));
  const configs = place < 0 ? [config] : stages;
  const made = await onceARun(['stage templates', configs], async () => {
    const { synthStage } = await import('./synth-stage.ts');
    return configs.map((each): StageTemplates => {
      let siteConfig: unknown;
      const stage = synthStage({ config: each, lookAt: (assembly) => (siteConfig = publishedConfig(assembly)) });
      return { ...stage, siteConfig };
    });
  });
  return made[Math.max(place, 0)] as StageTemplates;
}

function publishedConfig(assembly: string): unknown {
  const folder = readdirSync(assembly)
    .map((name) => join(assembly, name))
    .find((path) => path.includes('asset.') && !path.endsWith('.zip') && readdirSync(path).includes('config.json'));
  if (!folder) throw new Error('There is no config.json in the assembly.');
  return JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'));
}
