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

/** The function's name in AWS. It is fixed, so that commands and operators can find it. */
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
    // An explicit role, because the one that CDK creates may write to every log group of the account.
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
      // Lambda's log lines about successful calls would cost more than the calls. Durations are in the metrics and in the access log.
      systemLogLevelV2: SystemLogLevel.WARN,
      logGroup,
      role,
      // Old versions are kept, so that a deploy or an operator can roll back (see the runbook). The version of a failed deploy is deleted
      // once the alias names the old one again: if it stayed, Lambda would refuse to publish the same code at the next try.
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE },
    });
    this.#logGroup = logGroup;
    this.#role = role;
    logGroup.grantWrite(role);
    // Under exactOptionalPropertyTypes, CDK's class does not match its own interface, hence the cast.
    this.#alias = this.addAlias('live');
    this.live = this.#alias as IFunction;
    acknowledge(this, {
      'Serverless-LambdaDLQ':
        'Every caller uses the alias. Asynchronous calls have a failure destination there, each queue has a dead-letter queue, and the API waits for the answer.',
      'Serverless-LambdaTracing':
        'One function serves a request, and its log lines have the id that the person is shown. Without an instrumented SDK, which slows each cold start, a trace would show no more than that the function ran.',
    });
  }

  /** The maximum of a metric that the function emits itself, by default over five minutes. */
  emittedMaximum(metricName: string, options: MetricOptions = { period: Duration.minutes(5) }): IMetric {
    const dimensionsMap = { FunctionName: this.functionName };
    return new Metric({ namespace: metricNamespace, metricName, statistic: 'Maximum', dimensionsMap, ...options });
  }

  /** The number of log lines per minute with any of these events. */
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

  /** Lets the release move the alias to each new version, and back if that version fails. */
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
   * Records why a permission of the function ends in a wildcard.
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
