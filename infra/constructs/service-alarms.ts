import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { gsi1 } from '#functions/adapters/dynamo/keys.ts';
import { api as contract } from '#functions/contract/api.ts';
import { apiPrefix } from '#functions/contract/endpoint.ts';
import type { Watched } from './alarm-topic.ts';
import type { AppApi } from './app-api.ts';

export interface WatchedServices {
  answersNotSaved: IMetric;
  /** Messages of the contact form that were stored and not mailed. */
  contactNotMailed: IMetric;
  tableName: string;
  userPool: { id: string; clientId: string };
  /** Names of the pipes from the table's stream. */
  pipes: string[];
}

const minute = Duration.minutes(1);

const sum = (namespace: string, metricName: string, dimensionsMap: Record<string, string> = {}): Metric =>
  new Metric({ namespace, metricName, dimensionsMap, statistic: 'Sum', period: minute });

/** The sum of metrics, where one without data counts as 0. */
const together = (metrics: IMetric[]): IMetric => {
  const named = Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric]));
  const expression = Object.keys(named)
    .map((name) => `FILL(${name}, 0)`)
    .join(' + ');
  return new MathExpression({ expression, usingMetrics: named, period: minute });
};

/** Failures of a request that matters most: the candidate's answer. Counts the replies that people got, from the API or the gateway. */
export const unsavedAnswers = (api: AppApi): IMetric =>
  api.countAnswers('answers-not-saved', {
    route: `${contract.saveAnswer.method} ${apiPrefix}${contract.saveAnswer.path}`,
    statuses: ['5*', '429'],
  });

/** Alarms about the AWS services below the product. */
export function serviceAlarms(services: WatchedServices): Watched[] {
  const { answersNotSaved, contactNotMailed, tableName, userPool, pipes } = services;
  const pool = { UserPool: userPool.id, UserPoolClient: userPool.clientId };
  const inUse = new Metric({
    namespace: 'AWS/Usage',
    metricName: 'ConcurrentExecutions',
    dimensionsMap: { Type: 'Resource', Resource: 'ConcurrentExecutions', Service: 'Lambda', Class: 'None' },
    statistic: 'Maximum',
    period: minute,
  });
  const mails = (metricName: string) =>
    new Metric({ namespace: 'AWS/SES', metricName, statistic: 'Average', period: Duration.hours(1) });
  return [
    {
      name: 'answers-not-saved',
      description: 'Answers of candidates are not being saved.',
      metric: answersNotSaved,
      when: { periods: 2, of: 5 },
    },
    {
      name: 'contact-not-mailed',
      description: 'A contact message could not be mailed to the office.',
      metric: contactNotMailed,
    },
    {
      name: 'functions-throttled',
      description: 'Lambda throttles functions of the account.',
      metric: sum('AWS/Lambda', 'Throttles'),
      when: { periods: 2, of: 5 },
    },
    {
      name: 'concurrency-near-limit',
      description: 'The account uses more than 80 % of its concurrent executions.',
      metric: new MathExpression({
        expression: '100 * inUse / SERVICE_QUOTA(inUse)',
        usingMetrics: { inUse },
        period: minute,
      }),
      when: { threshold: 80, periods: 3 },
    },
    {
      name: 'pipe-fails',
      description: 'A pipe cannot move records of the table to their queue.',
      metric: together(pipes.map((PipeName) => sum('AWS/EventBridge/Pipes', 'ExecutionFailed', { PipeName }))),
      when: { periods: 2, of: 5 },
    },
    {
      name: 'table-throttled',
      description: 'DynamoDB throttles the table or its index.',
      // The metrics of a table leave out its index, which has metrics of its own.
      metric: together(
        ['ReadThrottleEvents', 'WriteThrottleEvents'].flatMap((name) => [
          sum('AWS/DynamoDB', name, { TableName: tableName }),
          sum('AWS/DynamoDB', name, { TableName: tableName, GlobalSecondaryIndexName: gsi1 }),
        ]),
      ),
      when: { periods: 2, of: 5 },
    },
    {
      name: 'mails-bounce',
      description: 'Too many mails bounce: at 10 % SES suspends the account.',
      metric: mails('Reputation.BounceRate'),
      when: { threshold: 0.05 },
    },
    {
      name: 'mails-complained-about',
      description: 'Too many people mark our mails as spam: at 0.5 % SES suspends the account.',
      metric: mails('Reputation.ComplaintRate'),
      when: { threshold: 0.001 },
    },
    {
      name: 'sign-in-throttled',
      description: 'Cognito throttles sign-ins or token renewals.',
      metric: together([
        sum('AWS/Cognito', 'SignInThrottles', pool),
        sum('AWS/Cognito', 'TokenRefreshThrottles', pool),
        // All people sign in at Google, and Cognito counts these sign-ins for each identity provider.
        sum('AWS/Cognito', 'FederationThrottles', { ...pool, IdentityProvider: 'Google' }),
      ]),
      when: { periods: 2, of: 5 },
    },
  ];
}
