import { Lazy, Stack, type CfnElement } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import type { Alias, Version } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { acknowledge } from '#infra/findings/acknowledge.ts';

/**
 * How new versions of the API's functions go live. A canary gets a tenth of the requests for ten minutes. If the version fails within
 * this time, it is rolled back, and the deploy fails. The first deploy creates the alias, so it has no canary.
 */
export class Release extends Construct {
  readonly #application: LambdaApplication;
  readonly #canary: boolean;

  constructor(scope: Construct, id: string, { canary }: Pick<StageConfig, 'canary'>) {
    super(scope, id);
    this.#application = new LambdaApplication(this, 'application');
    this.#canary = canary;
  }

  /** @param failures only those of the new version, because failures of the old one would block the deploy of a fix. */
  guard(alias: Alias, version: Version, failures: IMetric): void {
    const name = alias.lambda.node.id;
    const alarm = new Alarm(this, `${name}-fails`, {
      alarmDescription: `new-version-fails: The new version of ${name} fails, so the deploy is rolled back. See docs/runbook.md.`,
      metric: failures,
      threshold: 0,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: 5,
      // A single failure may come from the network.
      datapointsToAlarm: 2,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    followVersion(alarm, version);
    const group = new LambdaDeploymentGroup(this, name, {
      application: this.#application,
      alias,
      deploymentConfig: this.#canary
        ? LambdaDeploymentConfig.CANARY_10PERCENT_10MINUTES
        : LambdaDeploymentConfig.ALL_AT_ONCE,
      alarms: [alarm],
    });
    // CloudFormation starts CodeDeploy when it updates the alias. By then, the group must have the new alarm.
    alias.node.addDependency(group);
    acknowledge(group, {
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]':
        'AWS maintains this policy for CodeDeploy with Lambda: it allows changing aliases and reading alarms. No function has it.',
    });
  }
}

/**
 * Gives each version its own alarm. CloudWatch keeps the state of an alarm that is changed, and CodeDeploy starts nothing while an alarm
 * is on. So with one alarm for all versions, a failing version would block the deploy of its fix.
 */
function followVersion(alarm: Alarm, version: Version): void {
  const resourceOf = (construct: Alarm | Version) => construct.node.defaultChild as CfnElement;
  const own = resourceOf(alarm);
  const name = String(Stack.of(alarm).resolve(own.logicalId));
  own.overrideLogicalId(
    Lazy.uncachedString({
      produce: () => `${name}${String(Stack.of(version).resolve(resourceOf(version).logicalId)).slice(-32)}`,
    }),
  );
}
