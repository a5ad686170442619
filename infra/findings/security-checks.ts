import {
  CfnResource,
  Stack,
  type App,
  type IPolicyValidationContext,
  type IPolicyValidationPlugin,
  type PolicyValidationPluginReport,
} from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { acknowledgedOn, checkName } from './acknowledge.ts';
import { controlTowerFindings, type Finding } from './control-tower-findings.ts';

/**
 * Runs cdk-nag (AwsSolutions, Serverless) and Control Tower's rules (cfn-guard) at each synth. Every finding fails the synth, warnings too,
 * unless a construct acknowledges it with a reason. So does an acknowledgement that matches no finding.
 *
 * The rule packs are not registered with CDK themselves: they would apply acknowledgements on their own, so that nobody could tell a
 * stale one, and CDK lets a synth pass with warnings and with findings that have no severity (cfn-guard's have none).
 */
export class SecurityChecks implements IPolicyValidationPlugin {
  readonly name = checkName;
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
  }

  validate(context: IPolicyValidationContext): PolicyValidationPluginReport {
    const findings = [...nagFindings(this.#app), ...controlTowerFindings(context, pathsByLogicalId(this.#app))];
    const violations = [...findings, ...staleAcknowledgements(this.#app, findings)].map(
      ({ rule, description, at }) => ({
        ruleName: rule,
        description,
        severity: 'error',
        violatingResources: [{ constructPath: at, locations: [] }],
      }),
    );
    return { success: violations.length === 0, violations };
  }
}

function nagFindings(app: App): Finding[] {
  return [new AwsSolutionsChecks(), new ServerlessChecks()].flatMap((pack) =>
    pack.validateScope(app).violations.flatMap(({ ruleName, description, violatingResources }) =>
      violatingResources.map(({ constructPath = '' }) => ({
        rule: withoutReference(ruleName),
        description,
        at: constructPath,
      })),
    ),
  );
}

/** A finding about a wildcard begins with the logical id of its resource, or with a reference to another stack. The rest tells what is meant. */
const withoutReference = (rule: string): string =>
  rule.replace(/(\[Resource::)(?:<\w+\.Arn>|\{.*\}|[\w-]+:ExportsOutput\w+)(\/.*\])$/, '$1$2');

function staleAcknowledgements(app: App, findings: readonly Finding[]): Finding[] {
  return app.node.findAll().flatMap((construct) => {
    const { path } = construct.node;
    const below = findings.filter(({ at }) => at === path || at.startsWith(`${path}/`) || path === '');
    return acknowledgedOn(construct)
      .filter((id) => below.every(({ rule }) => rule !== id))
      .map((id) => ({ rule: 'stale-acknowledgement', description: `Nothing is found of ${id} any more.`, at: path }));
  });
}

/** The paths of all resources' constructs: by the template's file name, then by logical id. */
function pathsByLogicalId(app: App): Map<string, Map<string, string>> {
  const paths = new Map<string, Map<string, string>>();
  for (const construct of app.node.findAll()) {
    if (!CfnResource.isCfnResource(construct)) continue;
    const stack = Stack.of(construct);
    const ofStack = paths.get(stack.templateFile) ?? new Map<string, string>();
    ofStack.set(String(stack.resolve(construct.logicalId)), construct.node.path);
    paths.set(stack.templateFile, ofStack);
  }
  return paths;
}
