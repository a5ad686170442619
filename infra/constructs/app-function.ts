import { join } from 'node:path';
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  type Alias,
  type IFunction,
} from 'aws-cdk-lib/aws-lambda';
import { NodejsFunction, type BundlingOptions } from 'aws-cdk-lib/aws-lambda-nodejs';
import { MathExpression, Metric, type IMetric, type MetricOptions } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter, type LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { EnvName } from '#functions/runtime/env.ts';
import { acknowledge } from '#infra/findings/acknowledge.ts';
import { metricNamespace } from '#functions/runtime/metric-names.ts';
import type { Release } from './release.ts';
import { appLogs, type LogProps } from './app-logs.ts';
import { functionSizes, type HandlerName } from './function-sizes.ts';
import { bundling as commonBundling } from './bundling.ts';

export interface AppFunctionProps extends LogProps {
  /** Bundling options that this function needs beyond the common ones. */
  bundling?: BundlingOptions;
}

/** The function's name in AWS. Fixed, so that commands and people find it. */
export const functionName = (stackName: string, handler: HandlerName): string => `${stackName}-${handler}`;

const root = join(import.meta.dirname, '../..');

/** A Lambda function with the house defaults: ESM bundle, arm64, JSON logs, own role, `live` alias. Its id is its handler's name. */
export class AppFunction extends NodejsFunction {
  /** The published version that every trigger calls. */
  readonly live: IFunction;
  readonly #alias: Alias;
  readonly #logGroup: LogGroup;
  readonly #role: Role;

  constructor(scope: Construct, id: HandlerName, { bundling, ...logs }: AppFunctionProps) {
    const { memoryMb, seconds } = functionSizes[id];
    const logGroup = appLogs(scope, `${id}-logs`, logs);
    // A role of our own: the one that CDK makes may write to every log group of the account.
    const role = new Role(scope, `${id}-role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    super(scope, id, {
      functionName: functionName(Stack.of(scope).stackName, id),
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
      // Lambda's lines about calls that work cost more than the calls. How long they take is in its metrics and in the access log.
      systemLogLevelV2: SystemLogLevel.WARN,
      logGroup,
      role,
      // A deploy or a person can roll back to the version before: see the runbook.
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN },
    });
    this.#logGroup = logGroup;
    this.#role = role;
    logGroup.grantWrite(role);
    // CDK's classes and interfaces disagree on what exactOptionalPropertyTypes means by "absent", hence the cast.
    this.#alias = this.addAlias('live');
    this.live = this.#alias as IFunction;
    acknowledge(this, {
      'Serverless-LambdaDLQ':
        'Every caller uses the alias. What is called asynchronously has a failure destination there; a queue has its own dead-letter queue, and the API waits for the answer.',
      'Serverless-LambdaTracing':
        'A request runs through one function, whose log lines have the id that the person is shown. A trace would add a line for the function and nothing within it, unless the SDK is instrumented, which costs time at each cold start.',
    });
  }

  /** The maximum of a metric that the function emits itself, by default over five minutes. */
  emittedMaximum(metricName: string, options: MetricOptions = { period: Duration.minutes(5) }): IMetric {
    const dimensionsMap = { FunctionName: this.functionName };
    return new Metric({ namespace: metricNamespace, metricName, statistic: 'Maximum', dimensionsMap, ...options });
  }

  /** Counts the lines per minute in which the function logs any of these events. */
  countLines(...events: [string, ...string[]]): IMetric {
    const filter = new MetricFilter(this, `lines-${events[0]}`, {
      logGroup: this.#logGroup,
      filterPattern: FilterPattern.any(
        ...events.map((event) => FilterPattern.stringValue('$.message.event', '=', event)),
      ),
      metricNamespace,
      metricName: `${this.node.addr.slice(-8)}-${events[0]}`,
    });
    return filter.metric({ period: Duration.minutes(1), statistic: 'Sum' });
  }

  /** Moves the alias to a new version as the release says, and back when the version fails. */
  releaseBy(release: Release): void {
    const dimensionsMap = { Version: this.currentVersion.version };
    const name = `${this.node.addr.slice(-8)}-unexpected-by-version`;
    new MetricFilter(this, 'unexpected-by-version', {
      logGroup: this.#logGroup,
      filterPattern: FilterPattern.stringValue('$.message.event', '=', 'unexpected'),
      metricNamespace,
      metricName: name,
      dimensions: { Version: '$.message.version' },
    });
    const every = { period: Duration.minutes(1), statistic: 'Sum' };
    const ofVersion = {
      FunctionName: this.functionName,
      Resource: `${this.functionName}:live`,
      ExecutedVersion: this.currentVersion.version,
    };
    const failures = new MathExpression({
      expression: 'FILL(crashes, 0) + FILL(unexpected, 0)',
      usingMetrics: {
        crashes: new Metric({ namespace: 'AWS/Lambda', metricName: 'Errors', dimensionsMap: ofVersion, ...every }),
        unexpected: new Metric({ namespace: metricNamespace, metricName: name, dimensionsMap, ...every }),
      },
      period: every.period,
    });
    release.guard(this.#alias, this.currentVersion, failures);
  }

  /**
   * Says why a right of the function ends in a wildcard.
   *
   * @param resource its ARN as cdk-nag writes it, without a reference to a resource of ours at the beginning: `/reports/*`.
   */
  explainWildcard(resource: string, reason: string): void {
    acknowledge(this.#role, { [`AwsSolutions-IAM5[Resource::${resource}]`]: reason });
  }

  setEnv(variables: Partial<Record<EnvName, string>>): void {
    for (const [name, value] of Object.entries(variables)) this.addEnvironment(name, value);
  }
}
