import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Validations, type Stack } from 'aws-cdk-lib';
import type { StageConfig } from '#infra/config.ts';
import { SecurityChecks } from '#infra/findings/security-checks.ts';
import { makeStage } from '#infra/stacks/make-stage.ts';
import type { StageTemplates } from '#infra/stage-changes.ts';
import { testStage } from './test-stage.ts';
import type { TemplateBody } from './resources.ts';

interface SynthesisedStage {
  data: TemplateBody;
  app: TemplateBody;
  siteLogs: TemplateBody;
  firewall?: TemplateBody;
}

interface Options {
  config?: StageConfig;
  /** What the release before has deployed. */
  before?: StageTemplates;
  /** Also bundles the functions, which takes seconds. */
  bundle?: boolean;
  /** Also runs the security checks, which takes seconds. */
  check?: boolean;
  /** Called with the folder of the assembly before it is removed. */
  lookAt?: (assembly: string, stage: SynthesisedStage) => void;
}

/** All stacks as CloudFormation would get them, under the flags of cdk.json. */
export function synthStage({
  config = testStage('prod'),
  before,
  bundle = false,
  check = false,
  lookAt,
}: Options = {}): SynthesisedStage {
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8')) as { context: Record<string, unknown> };
  const folder = mkdtempSync(join(tmpdir(), 'truein-synth-'));
  try {
    const app = new App({
      context: { ...context, ...(bundle ? {} : { 'aws:cdk:bundling-stacks': [] }) },
      outdir: join(folder, 'assembly'),
      analyticsReporting: false,
    });
    if (check) Validations.of(app).addPlugins(new SecurityChecks());
    const { data, app: stack, firewall, siteLogs } = makeStage(app, config, builtSite(join(folder, 'site')), before);
    const assembly = app.synth();
    const templateOf = ({ artifactId }: Stack) => assembly.getStackArtifact(artifactId).template as TemplateBody;
    const stage = {
      data: templateOf(data),
      app: templateOf(stack),
      siteLogs: templateOf(siteLogs),
      ...(firewall && { firewall: templateOf(firewall) }),
    };
    lookAt?.(app.outdir, stage);
    return stage;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A folder like one that the site's build makes. */
function builtSite(folder: string): string {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><style>p{}</style><script>a()</script>');
  writeFileSync(join(folder, 'assets/app.js'), 'export {};');
  return folder;
}
