import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { gsi1 } from '#functions/adapters/dynamo/keys.ts';
import type { AlarmRow } from './alarm-topic.ts';

interface Services {
  tableName: string;
  userPool: { id: string; clientId: string };
  /** Names of the pipes from the table's stream. */
  pipes: string[];
}

const minute = Duration.minutes(1);

const sum = (namespace: string, metricName: string, dimensionsMap: Record<string, string> = {}): Metric =>
  new Metric({ namespace, metricName, dimensionsMap, statistic: 'Sum', period: minute });

/** The sum of metrics. A metric without data counts as 0. */
export const total = (metrics: IMetric[]): IMetric => {
  const named = Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric]));
  const expression = Object.keys(named)
    .map((name) => `FILL(${name}, 0)`)
    .join(' + ');
  return new MathExpression({ expression, usingMetrics: named, period: minute });
};

/** Alarms about the AWS services below the product. */
export function serviceAlarms({ tableName, userPool, pipes }: Services): AlarmRow[] {
  const pool = { UserPool: userPool.id, UserPoolClient: userPool.clientId };
  const inUse = new Metric({
    namespace: 'AWS/Usage',
    metricName: 'ConcurrentExecutions',
    dimensionsMap: { Type: 'Resource', Resource: 'ConcurrentExecutions', Service: 'Lambda', Class: 'None' },
    statistic: 'Maximum',
    period: minute,
  });
  const inUsePercentage = new MathExpression({
    expression: '100 * inUse / SERVICE_QUOTA(inUse)',
    usingMetrics: { inUse },
    period: minute,
  });
  const mails = (metricName: string) =>
    new Metric({ namespace: 'AWS/SES', metricName, statistic: 'Average', period: Duration.hours(1) });
  // The metrics of a table exclude its index, which has its own.
  const tableThrottles = ['ReadThrottleEvents', 'WriteThrottleEvents'].flatMap((name) => [
    sum('AWS/DynamoDB', name, { TableName: tableName }),
    sum('AWS/DynamoDB', name, { TableName: tableName, GlobalSecondaryIndexName: gsi1 }),
  ]);
  const pipeFailures = pipes.map((PipeName) => sum('AWS/EventBridge/Pipes', 'ExecutionFailed', { PipeName }));
  const signInThrottles = [
    sum('AWS/Cognito', 'SignInThrottles', pool),
    sum('AWS/Cognito', 'TokenRefreshThrottles', pool),
    // Everyone signs in through Google, and Cognito counts these sign-ins for each identity provider.
    sum('AWS/Cognito', 'FederationThrottles', { ...pool, IdentityProvider: 'Google' }),
  ];
  const repeatedly = { periods: 2, of: 5 };
  return [
    ['functions-throttled', 'Lambda throttles functions of the account.', sum('AWS/Lambda', 'Throttles'), repeatedly],
    [
      'concurrency-near-limit',
      'The account uses more than 80 % of its concurrent executions.',
      inUsePercentage,
      { threshold: 80, periods: 3 },
    ],
    ['pipe-fails', 'A pipe cannot move records of the table to their queue.', total(pipeFailures), repeatedly],
    ['table-throttled', 'DynamoDB throttles the table or its index.', total(tableThrottles), repeatedly],
    [
      'bounce-rate-high',
      'Too many mails bounce: at 10 % SES suspends the account.',
      mails('Reputation.BounceRate'),
      { threshold: 0.05 },
    ],
    [
      'complaint-rate-high',
      'Too many people mark our mails as spam: at 0.5 % SES suspends the account.',
      mails('Reputation.ComplaintRate'),
      { threshold: 0.001 },
    ],
    ['sign-in-throttled', 'Cognito throttles sign-ins or token renewals.', total(signInThrottles), repeatedly],
  ];
}
