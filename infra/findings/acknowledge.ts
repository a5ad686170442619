import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** The name under which CDK keeps our acknowledgements and reports what was found. */
export const checkName = 'security-checks';

/**
 * Accepts findings of the checks at synth (`security-checks.ts`) on a construct and everything below it, each with its reason. One that
 * no finding matches any more is itself a finding.
 *
 * @param reasons by the finding's name, for example `AwsSolutions-S1`, `CT.S3.PR.2` or `AwsSolutions-IAM5[Resource::/reports/*]`.
 */
export function acknowledge(scope: IConstruct, reasons: Record<string, string>): void {
  const acknowledgements = Object.entries(reasons).map(([id, reason]) => ({ id: `${checkName}::${id}`, reason }));
  Validations.of(scope).acknowledge(...acknowledgements);
}

/** What is acknowledged on this construct itself: the names of findings. */
export function acknowledgedOn(scope: IConstruct): string[] {
  return scope.node.metadata
    .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
    .flatMap(({ data }: { data?: unknown }) => (typeof data === 'object' && data !== null ? Object.keys(data) : []))
    .filter((id) => id.startsWith(`${checkName}::`))
    .map((id) => id.slice(checkName.length + 2));
}
