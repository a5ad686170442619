import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { configOf, type StageConfig } from '#infra/config.ts';
import { AppStack } from '#infra/stacks/app-stack.ts';
import { DataStack } from '#infra/stacks/data-stack.ts';

export interface StageTemplates {
  data: Template;
  app: Template;
}

interface Options {
  config?: StageConfig;
  /** Bundles the functions, too: seconds. */
  bundle?: boolean;
  /** Gets the folder of the assembly, while there is one. */
  lookAt?: (assembly: string, stage: StageTemplates) => void;
}

/** Both stacks as CloudFormation would get them, under the flags of cdk.json. */
export function synthStage({ config = configOf('prod'), bundle = false, lookAt }: Options = {}): StageTemplates {
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: Record<string, unknown> };
  const folder = mkdtempSync(join(tmpdir(), 'truein-synth-'));
  try {
    const app = new App({
      context: { ...context, ...(bundle ? {} : { 'aws:cdk:bundling-stacks': [] }) },
      outdir: join(folder, 'assembly'),
      analyticsReporting: false,
    });
    const data = new DataStack(app, 'data', { config });
    const stack = new AppStack(app, 'app', { config, data, siteFiles: builtSite(join(folder, 'site')) });
    const stage = { data: Template.fromStack(data), app: Template.fromStack(stack) };
    lookAt?.(app.outdir, stage);
    return stage;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A folder as the site's build makes it. */
function builtSite(folder: string): string {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets/app.js'), 'export {};');
  return folder;
}
