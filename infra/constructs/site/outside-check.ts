import { join } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import { Architecture, LoggingFormat, Runtime, type IFunction } from 'aws-cdk-lib/aws-lambda';
import { NodejsFunction } from 'aws-cdk-lib/aws-lambda-nodejs';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Construct } from 'constructs';
import type { AlarmRow } from '#infra/constructs/alarm-topic.ts';
import type { LogProps } from '#infra/constructs/app-logs.ts';
import { bundling } from '#infra/constructs/bundling.ts';
import { deployHelperParts } from '#infra/constructs/deploy-helper.ts';
import { acknowledge } from '#infra/findings/acknowledge.ts';

const root = join(import.meta.dirname, '../../..');
const interval = Duration.minutes(5);

interface OutsideCheckProps {
  config: LogProps;
  /** The site's origin. */
  origin: string;
}

/** Visits the site from another region as a stranger does: home page, quiz, way to the sign-in. Its failure rings, and its silence, too. */
export class OutsideCheck extends Construct {
  readonly alarms: AlarmRow[];

  constructor(scope: Construct, id: string, { config, origin }: OutsideCheckProps) {
    super(scope, id);
    const visitor = new NodejsFunction(this, 'look-at-site', {
      entry: join(import.meta.dirname, 'look-at-site.ts'),
      projectRoot: root,
      depsLockFilePath: join(root, 'package-lock.json'),
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: 256,
      timeout: Duration.minutes(2),
      bundling,
      awsSdkConnectionReuse: false,
      loggingFormat: LoggingFormat.JSON,
      environment: { SITE_ORIGIN: origin },
      ...deployHelperParts(this, config),
    });
    // The right to call an alias names it alone. The next run looks again, so none is repeated.
    const live = visitor.addAlias('live') as IFunction;
    live.configureAsyncInvoke({ retryAttempts: 0 });
    new Schedule(this, 'schedule', {
      schedule: ScheduleExpression.rate(interval),
      target: new LambdaInvoke(live, { retryAttempts: 0, maxEventAge: interval }),
    });
    acknowledge(this, {
      'Serverless-LambdaDLQ': 'Its call has no content. A run that fails or does not start raises an alarm.',
      'Serverless-LambdaAsyncFailureDestination': 'As above: there is nothing to keep of a run that failed.',
      'Serverless-LambdaTracing': 'It calls the site only. Its log says what it found.',
    });
    this.alarms = [
      [
        'site-check-fails',
        'From outside, the home page, the quiz or the way to the sign-in is broken.',
        visitor.metricErrors({ period: interval }),
        { periods: 2 },
      ],
      [
        'site-check-stopped',
        'The check from outside has stopped running.',
        visitor.metricInvocations({ period: interval }),
        { isLow: true, threshold: 1, periods: 3 },
      ],
    ];
  }
}
