import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** The name under which CDK stores our acknowledgements and reports findings. */
export const checkName = 'security-checks';

/**
 * Accepts findings of `security-checks.ts` about a construct and everything below it, each with its reason.
 *
 * @param reasons by the finding's name, for example `AwsSolutions-S1` or `AwsSolutions-IAM5[Resource::/reports/*]`.
 */
export function acknowledge(scope: IConstruct, reasons: Record<string, string>): void {
  const acknowledgements = Object.entries(reasons).map(([id, reason]) => ({ id: `${checkName}::${id}`, reason }));
  Validations.of(scope).acknowledge(...acknowledgements);
}
