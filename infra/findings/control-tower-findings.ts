import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { CfnGuardValidator } from '@cdklabs/cdk-validator-cfnguard';
import type { IPolicyValidationContext } from 'aws-cdk-lib';

/** What one rule says of one resource. */
export interface Finding {
  rule: string;
  description: string;
  /** Path of the resource's construct. */
  at: string;
}

const rulesFolder = join(
  dirname(createRequire(import.meta.url).resolve('@cdklabs/cdk-validator-cfnguard/package.json')),
  'rules/control-tower/cfn-guard',
);

/**
 * What AWS Control Tower's proactive controls say of the templates. Only the rules about types of resources that are in the templates
 * run: with all of them a synth takes twice as long. The checker is a program for Linux and macOS.
 *
 * @param paths of the resources' constructs, by the template's file name and the logical id.
 */
export function controlTowerFindings(
  context: IPolicyValidationContext,
  paths: Map<string, Map<string, string>>,
): Finding[] {
  const types = new Set(
    context.templatePaths.flatMap((path) => readFileSync(path, 'utf8').match(/"AWS::\w+::\w+"/g) ?? []),
  );
  const rules = readdirSync(rulesFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.guard'))
    .map((name) => join(rulesFolder, name))
    .filter((path) => [...types].some((type) => readFileSync(path, 'utf8').includes(type)));
  if (rules.length === 0) return [];
  const guard = new CfnGuardValidator({ controlTowerRulesEnabled: false, rules });
  const { violations } = guard.validate(context);
  return violations.flatMap(({ ruleName, description, violatingResources }) =>
    violatingResources.map(({ templatePath = '', resourceLogicalId = '' }) => ({
      rule: /^\[(CT\.[\w.-]+)\]/.exec(description)?.[1] ?? ruleName,
      description,
      at: paths.get(basename(templatePath))?.get(resourceLogicalId) ?? `${templatePath}#${resourceLogicalId}`,
    })),
  );
}
