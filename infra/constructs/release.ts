import { Lazy, Stack, type CfnElement } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import type { Alias, Version } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { acknowledge } from '#infra/findings/acknowledge.ts';

/**
 * How new versions of the API's functions go live. A canary gets a tenth of the requests for ten minutes; a version that fails meanwhile
 * is rolled back, and the deploy fails. The first deploy makes the alias and has nothing to compare.
 */
export class Release extends Construct {
  readonly #application: LambdaApplication;
  readonly #canary: boolean;

  constructor(scope: Construct, id: string, { canary }: Pick<StageConfig, 'canary'>) {
    super(scope, id);
    this.#application = new LambdaApplication(this, 'application');
    this.#canary = canary;
  }

  /** @param failures of the new version alone: with those of the old one, nobody could deploy a fix. */
  guard(alias: Alias, version: Version, failures: IMetric): void {
    const name = alias.lambda.node.id;
    const alarm = new Alarm(this, `${name}-fails`, {
      alarmDescription: `new-version-fails: The new version of ${name} fails, so the deploy is rolled back. See docs/runbook.md.`,
      metric: failures,
      threshold: 0,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      evaluationPeriods: 5,
      // One failure may be the network's.
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
    // CloudFormation starts CodeDeploy when it updates the alias: the group must know the new alarm by then.
    alias.node.addDependency(group);
    acknowledge(group, {
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]':
        'The policy that AWS keeps for CodeDeploy with Lambda: it changes aliases and reads alarms. No function runs under it.',
    });
  }
}

/**
 * Gives each version an alarm of its own. CloudWatch keeps the state of an alarm that is changed, and CodeDeploy starts nothing while an
 * alarm is on: with one alarm for all versions, the one of a failing version would block the deploy of its fix.
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
