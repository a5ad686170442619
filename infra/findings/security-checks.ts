import type { IPolicyValidationContext, IPolicyValidationPlugin, PolicyValidationPluginReport } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { checkName } from './acknowledge.ts';

/**
 * Runs cdk-nag (AwsSolutions, Serverless) at each synth. Every finding fails the synth, unless a construct acknowledges it with a reason.
 *
 * The rule packs are not registered with CDK directly, because CDK lets a synth pass with warnings, and because cdk-nag names a wildcard by
 * the logical id of its resource, which an acknowledgement cannot know.
 */
export class SecurityChecks implements IPolicyValidationPlugin {
  readonly name = checkName;

  validate(context: IPolicyValidationContext): PolicyValidationPluginReport {
    const violations = [new AwsSolutionsChecks(), new ServerlessChecks()]
      .flatMap((pack) => pack.validate(context).violations)
      .map((violation) => ({ ...violation, ruleName: withoutReference(violation.ruleName), severity: 'error' }));
    return { success: violations.length === 0, violations };
  }
}

/** Removes the logical id of the resource, or the reference to another stack, from the name of a finding about a wildcard. */
const withoutReference = (rule: string): string =>
  rule.replace(/(\[Resource::)(?:<\w+\.Arn>|\{.*\}|[\w-]+:ExportsOutput\w+)(\/.*\])$/, '$1$2');
