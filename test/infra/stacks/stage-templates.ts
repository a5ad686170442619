import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StageConfig } from '#infra/config.ts';
import { onceARun } from '#test/support/once-a-run.ts';
import { testStage } from './test-stage.ts';
import type { TemplateBody } from './resources.ts';

/** What the stacks of a stage are for CloudFormation, as plain JSON. */
export interface StageTemplates {
  data: TemplateBody;
  app: TemplateBody;
  siteLogs: TemplateBody;
  /** Only of a stage that has one. */
  firewall?: TemplateBody;
  /** The site's `config.json`, with markers for what only the deployment knows. */
  siteConfig: unknown;
}

/** Production under a domain of its own. */
export const prodWithDomain: StageConfig = {
  ...testStage('prod'),
  site: { domainName: 'truein.example', certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/x' },
};

/** Both stacks with these settings. CDK takes seconds to load and to synthesise, so it does both once in a run. */
export const stageTemplates = (config = testStage('prod')): Promise<StageTemplates> =>
  onceARun(['stage templates', config], async () => {
    const { synthStage } = await import('./synth-stage.ts');
    let siteConfig: unknown;
    const stage = synthStage({
      config,
      lookAt: (assembly) => {
        siteConfig = publishedConfig(assembly);
      },
    });
    return { ...stage, siteConfig };
  });

function publishedConfig(assembly: string): unknown {
  const folder = readdirSync(assembly)
    .map((name) => join(assembly, name))
    .find((path) => path.includes('asset.') && !path.endsWith('.zip') && readdirSync(path).includes('config.json'));
  if (!folder) throw new Error('There is no config.json in the assembly.');
  return JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'));
}
