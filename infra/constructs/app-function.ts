import { join } from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, LoggingFormat, Runtime, type IFunction } from 'aws-cdk-lib/aws-lambda';
import { NodejsFunction, type BundlingOptions } from 'aws-cdk-lib/aws-lambda-nodejs';
import type { IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { EnvName } from '#functions/runtime/env.ts';
import { functionSizes, type HandlerName } from './function-sizes.ts';
import { bundling as commonBundling } from './bundling.ts';

export interface AppFunctionProps {
  logRetentionDays: number;
  /** Bundling options that this function needs beyond the common ones. */
  bundling?: BundlingOptions;
}

const root = join(import.meta.dirname, '../..');

/** A Lambda function with the house defaults: ESM bundle, arm64, JSON logs, own role, `live` alias. Its id is its handler's name. */
export class AppFunction extends NodejsFunction {
  /** The published version that every trigger calls. */
  readonly live: IFunction;
  readonly #logGroup: LogGroup;

  constructor(scope: Construct, id: HandlerName, { logRetentionDays, bundling }: AppFunctionProps) {
    const { memoryMb, seconds } = functionSizes[id];
    const logGroup = new LogGroup(scope, `${id}-logs`, {
      retention: logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // A role of our own: the one that CDK makes may write to every log group of the account.
    const role = new Role(scope, `${id}-role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    super(scope, id, {
      entry: join(root, 'functions/handlers', `${id}.ts`),
      projectRoot: root,
      depsLockFilePath: join(root, 'package-lock.json'),
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: memoryMb,
      timeout: Duration.seconds(seconds),
      bundling: { ...commonBundling, ...bundling },
      awsSdkConnectionReuse: false,
      loggingFormat: LoggingFormat.JSON,
      logGroup,
      role,
    });
    this.#logGroup = logGroup;
    logGroup.grantWrite(role);
    // CDK's classes and interfaces disagree on what exactOptionalPropertyTypes means by "absent", hence the cast.
    this.live = this.addAlias('live') as IFunction;
  }

  /** Counts the lines per minute in which the function logs any of these events. */
  countLines(...events: [string, ...string[]]): IMetric {
    const filter = new MetricFilter(this, `lines-${events[0]}`, {
      logGroup: this.#logGroup,
      filterPattern: FilterPattern.any(
        ...events.map((event) => FilterPattern.stringValue('$.message.event', '=', event)),
      ),
      metricNamespace: 'TrueIn',
      metricName: `${this.node.addr.slice(-8)}-${events[0]}`,
    });
    return filter.metric({ period: Duration.minutes(1), statistic: 'Sum' });
  }

  setEnv(variables: Partial<Record<EnvName, string>>): void {
    for (const [name, value] of Object.entries(variables)) this.addEnvironment(name, value);
  }
}
