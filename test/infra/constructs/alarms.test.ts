import { describe, expect, it } from 'vitest';
import { gsi1 } from '#functions/adapters/dynamo/keys.ts';
import { metricNames, metricNamespace } from '#functions/runtime/metric-names.ts';
import type { HandlerName } from '#infra/constructs/function-sizes.ts';
import { functionsOf, resourcesOf } from '../stacks/resources.ts';
import { stageTemplates } from '../stacks/stage-templates.ts';
import { alarmDelays, alarmNames, alarmsOn, alarmWindows, type Measured } from './alarm-states.ts';

const stage = await stageTemplates();

const functionRef = (name: HandlerName) => ({ Ref: functionsOf(stage.app).get(name)?.id });
/** An environment variable of a function in the template. A name from another stack is an `Fn::ImportValue`. */
const settingOf = (name: HandlerName, setting: string) =>
  functionsOf(stage.app).get(name)?.properties.Environment.Variables[setting];
const tableName = () => settingOf('candidate-api', 'TABLE_NAME');
/** The function of the check from outside, which is in us-east-1. */
const ofOutsideCheck = (metric: string, value: number) => {
  const { id } = only('AWS::Lambda::Function', stage.siteLogs);
  return aws('Lambda', metric, { FunctionName: { Ref: id } }, value);
};
const only = <Properties>(type: string, template = stage.app) => {
  const [found, ...others] = resourcesOf<Properties>(template, type);
  if (!found || others.length > 0) throw new Error(`There is not one ${type}.`);
  return found;
};

const aws = (service: string, name: string, dimensions: Record<string, unknown>, value: number): Measured[] => [
  { namespace: `AWS/${service}`, name, dimensions, value },
];
const ofFunction = (name: HandlerName, metric: string, value: number) =>
  aws('Lambda', metric, { FunctionName: functionRef(name) }, value);
const ofOurs = (by: HandlerName, name: string, value: number): Measured[] => [
  { namespace: metricNamespace, name, dimensions: { FunctionName: functionRef(by) }, value },
];
const api = (name: string, value: number) =>
  aws('ApiGateway', name, { ApiId: { Ref: only('AWS::ApiGatewayV2::Api').id } }, value);
const pool = () => ({
  UserPool: settingOf('account-api', 'USER_POOL_ID'),
  UserPoolClient: settingOf('candidate-api', 'TOKEN_CLIENT_ID'),
});

interface Filter {
  LogGroupName: { Ref: string };
  FilterPattern: string;
  MetricTransformations: { MetricName: string; MetricNamespace: string }[];
}
/** Log lines, as these metric filters count them. */
const counted = (value: number, filters: { properties: Filter }[]): Measured[] =>
  filters
    .flatMap(({ properties }) => properties.MetricTransformations)
    .map(({ MetricName, MetricNamespace }) => ({ namespace: MetricNamespace, name: MetricName, value }));
const filtersWith = (pattern: string) =>
  resourcesOf<Filter>(stage.app, 'AWS::Logs::MetricFilter').filter(({ properties }) =>
    properties.FilterPattern.includes(pattern),
  );

/** A log line of this event, as the metric filters of the function's log group count it. */
function line(by: HandlerName, event: string): Measured[] {
  const group = functionsOf(stage.app).get(by)?.properties.LoggingConfig.LogGroup.Ref;
  const filters = filtersWith(`$.message.event = "${event}"`);
  return counted(
    1,
    filters.filter(({ properties }) => properties.LogGroupName.Ref === group),
  );
}

/** The new version of the function that saves answers. */
const newVersion = () => {
  const [version] = resourcesOf(stage.app, 'AWS::Lambda::Version').filter(({ id }) => id.includes('candidateapi'));
  return { 'Fn::GetAtt': [version?.id, 'Version'] };
};
const crash = () => {
  const called = { 'Fn::Join': ['', [functionRef('candidate-api'), ':live']] };
  const ofVersion = { FunctionName: functionRef('candidate-api'), Resource: called, ExecutedVersion: newVersion() };
  return aws('Lambda', 'Errors', ofVersion, 1);
};
const unexpected = () =>
  line('candidate-api', 'unexpected').map((each) => ({ ...each, dimensions: { Version: newVersion() } }));

/** Replies with this status, as the metric filters of the API's access log count them. */
const replies = (status: string, value: number) => counted(value, filtersWith(`$.status = "${status}"`));

/** What each part of the sweep emits when it has done its work, with the alarm that misses it. */
const completed = [
  ['attempts-not-closed', metricNames.closingCompleted],
  ['reports-not-released', metricNames.releasingCompleted],
] as const;
/** The metrics of a normal day. Reports are as old as they may be. */
const usual = (): Measured[] => [
  ...ofFunction('reconcile-reports', 'Invocations', 5),
  ...ofOutsideCheck('Invocations', 1),
  ...completed.flatMap(([, metric]) => ofOurs('sweep', metric, 1)),
  ...api('4xx', 50),
  ...api('5xx', 0),
  ...aws('SES', 'Reputation.BounceRate', {}, 0.01),
  ...aws('SES', 'Reputation.ComplaintRate', {}, 0.0002),
  ...inUse(100),
  ...ofOurs('reconcile-reports', metricNames.oldestUndeliveredSeconds, 2 * 60 * 60),
  ...ofOurs('reconcile-reports', metricNames.oldestOverdueSeconds, 10 * 60),
  ...ofOurs('sweep', metricNames.urgentReviews, 0),
];

const inUse = (calls: number) =>
  aws(
    'Usage',
    'ConcurrentExecutions',
    { Type: 'Resource', Resource: 'ConcurrentExecutions', Service: 'Lambda', Class: 'None' },
    calls,
  );

/** The alarms that are on when these metrics replace the usual ones. */
function on(measured: Measured[]): string[] {
  const key = ({ namespace, name, dimensions }: Measured) => JSON.stringify([namespace, name, dimensions]);
  const now = new Set(measured.map(key));
  const all = [...measured, ...usual().filter((each) => !now.has(key(each)))];
  return [...alarmsOn(stage.app, all), ...alarmsOn(stage.siteLogs, all)];
}

/** Failures, each with the alarm that it raises. */
const troubles: [alarm: string, what: string, measured: () => Measured[]][] = [
  ['answers-not-saved', 'the API refuses an answer with 429', () => replies('429', 1)],
  ['new-version-fails', 'a new version crashes', crash],
  ['new-version-fails', 'a new version answers with 500', unexpected],
  ['api-fails', 'the API answers with 5xx', () => api('5xx', 1)],
  [
    'requests-refused',
    'a quarter of the requests has no valid token or no right',
    () => [...api('Count', 400), ...replies('401', 100)],
  ],
  [
    'requests-around-site',
    'a client calls the API directly, not through the site',
    () => line('candidate-api', 'not-through-site').map((each) => ({ ...each, value: 6 })),
  ],
  ['functions-throttled', 'Lambda refuses calls', () => aws('Lambda', 'Throttles', {}, 1)],
  ['concurrency-near-limit', '900 of 1,000 possible calls run', () => inUse(900)],
  ['table-throttled', 'the table refuses reads', () => aws('DynamoDB', 'ReadThrottleEvents', ofTable(), 1)],
  ['table-throttled', 'the table refuses writes', () => aws('DynamoDB', 'WriteThrottleEvents', ofTable(), 1)],
  ['table-throttled', 'the index refuses reads', () => aws('DynamoDB', 'ReadThrottleEvents', ofIndex(), 1)],
  ['table-throttled', 'the index refuses writes', () => aws('DynamoDB', 'WriteThrottleEvents', ofIndex(), 1)],
  ['bounce-rate-high', 'seven of a hundred mails bounce', () => aws('SES', 'Reputation.BounceRate', {}, 0.07)],
  ['complaint-rate-high', 'two people in a thousand complain', () => aws('SES', 'Reputation.ComplaintRate', {}, 0.002)],
  [
    'sign-in-throttled',
    'Cognito refuses sign-ins through Google',
    () => aws('Cognito', 'FederationThrottles', { ...pool(), IdentityProvider: 'Google' }, 1),
  ],
  ['sign-in-throttled', 'Cognito refuses sign-ins', () => aws('Cognito', 'SignInThrottles', pool(), 1)],
  ['sign-in-throttled', 'Cognito refuses renewals', () => aws('Cognito', 'TokenRefreshThrottles', pool(), 1)],
  ['reconcile-reports-fails', 'reports cannot be reconciled', () => ofFunction('reconcile-reports', 'Errors', 1)],
  [
    'report-delivery-overdue',
    'a report is in delivery for more than two hours',
    () => ofOurs('reconcile-reports', metricNames.oldestUndeliveredSeconds, 2 * 60 * 60 + 1),
  ],
  [
    'report-release-overdue',
    'a report is held more than ten minutes after it was due',
    () => ofOurs('reconcile-reports', metricNames.oldestOverdueSeconds, 10 * 60 + 1),
  ],
  [
    'report-set-aside',
    'reconciliation sets a report aside',
    () => ofOurs('reconcile-reports', metricNames.parkedReports, 1),
  ],
  ['report-review-urgent', 'a review is urgent', () => ofOurs('sweep', metricNames.urgentReviews, 1)],
  ['report-not-delivered', 'report delivery gives up a report', () => line('deliver-report', 'report-set-aside')],
  ['report-not-delivered', 'report delivery cannot read a message', () => line('deliver-report', 'message-unreadable')],
  ['mails-throttled', 'SES throttles mails', () => line('deliver-report', 'mail-throttled')],
  ['contact-not-mailed', 'the mail of a contact message fails', () => line('public-api', 'contact-not-mailed')],
  ['site-fails', 'three of a hundred requests fail at the edge', () => aws('CloudFront', '5xxErrorRate', ofSite(), 3)],
  ['site-check-fails', 'the check from outside fails', () => ofOutsideCheck('Errors', 1)],
  [
    'firewall-blocks-many',
    'the firewall blocks 5,000 requests',
    () => aws('WAFV2', 'BlockedRequests', { WebACL: firewallMetric(), Rule: 'ALL' }, 5_000),
  ],
  ['firewall-blocks-session', 'the firewall blocks one request with a session', blockedSession],
];

/** A request that the firewall has blocked, as the metric filter of its log counts it. */
function blockedSession(): Measured[] {
  if (!stage.firewall) throw new Error('Production has no firewall.');
  return counted(1, [only<Filter>('AWS::Logs::MetricFilter', stage.firewall)]);
}

const ofTable = () => ({ TableName: tableName() });
/** DynamoDB measures a table without its indexes. */
const ofIndex = () => ({ ...ofTable(), GlobalSecondaryIndexName: gsi1 });

/** CloudFront's metrics have the region "Global". */
function ofSite() {
  const source = only<{ ResourceArn: { 'Fn::Join': [string, unknown[]] } }>(
    'AWS::Logs::DeliverySource',
    stage.siteLogs,
  );
  return { DistributionId: source.properties.ResourceArn['Fn::Join'][1].at(-1), Region: 'Global' };
}

/** WAF's metrics have the firewall's metric name and not its name. */
function firewallMetric() {
  if (!stage.firewall) throw new Error('Production has no firewall.');
  const acl = only<{ VisibilityConfig: { MetricName: string } }>('AWS::WAFv2::WebACL', stage.firewall);
  return acl.properties.VisibilityConfig.MetricName;
}

describe('the alarms', () => {
  it('no alarm is on in normal operation', () => expect(on([])).toEqual([]));

  it.each(troubles)('only %s is on when %s', (alarm, _what, measured) => {
    expect(measured()).not.toEqual([]);
    expect(on(measured())).toEqual([alarm]);
  });

  it('a few refused requests at night raise no alarm, and 403 counts like 401', () => {
    expect(on([...api('Count', 10), ...replies('401', 10)])).toEqual([]);
    expect(replies('403', 1)).toEqual(replies('401', 1));
  });

  it('pipe-fails is on when either pipe fails to deliver', () => {
    const pipes = resourcesOf(stage.app, 'AWS::Pipes::Pipe');
    expect(pipes).toHaveLength(2);
    for (const { id } of pipes)
      expect(on(aws('EventBridge/Pipes', 'ExecutionFailed', { PipeName: { Ref: id } }, 1))).toEqual(['pipe-fails']);
  });

  it.each<[alarm: string, minutes: number, missing: () => Measured[]]>([
    ['reconcile-reports-stopped', 15, () => ofFunction('reconcile-reports', 'Invocations', 5)],
    ['site-check-stopped', 15, () => ofOutsideCheck('Invocations', 1)],
    ...completed.map(([alarm, metric]): [string, number, () => Measured[]] => [
      alarm,
      5,
      () => ofOurs('sweep', metric, 1),
    ]),
  ])('%s is on after %i minutes without its metric', (alarm, minutes, missing) => {
    const silent = new Set(missing().map((each) => JSON.stringify(each)));
    const others = usual().filter((each) => !silent.has(JSON.stringify(each)));
    expect(others.length).toBe(usual().length - 1);
    expect([...alarmsOn(stage.app, others), ...alarmsOn(stage.siteLogs, others)]).toEqual([alarm]);
    expect(new Map([...alarmDelays(stage.app), ...alarmDelays(stage.siteLogs)]).get(alarm)).toBe(minutes * 60);
  });

  it('alarms are on within 15 minutes, those of SES’s reputation within an hour', () => {
    const delays = [...alarmDelays(stage.app), ...alarmDelays(stage.siteLogs)];
    expect(delays.length).toBeGreaterThan(30);
    const slow = delays.filter(([, seconds]) => seconds > 15 * 60);
    expect(slow.sort()).toEqual([
      ['bounce-rate-high', 60 * 60],
      ['complaint-rate-high', 60 * 60],
    ]);
  });

  it('alarms about passing failures look at more minutes than must be bad', () => {
    expect(Object.fromEntries(alarmWindows(stage.app))).toMatchObject({
      'answers-not-saved': '2 of 5',
      'requests-around-site': '2 of 5',
      'mails-throttled': '3 of 30',
    });
  });

  it('every alarm is tried in this file, except those of dead-letter queues', () => {
    const tried = new Set([
      ...troubles.map(([alarm]) => alarm),
      'pipe-fails',
      'reconcile-reports-stopped',
      'site-check-stopped',
      ...completed.map(([alarm]) => alarm),
    ]);
    const all = new Set([...alarmNames(stage.app), ...alarmNames(stage.siteLogs)]);
    expect([...all].filter((name) => !tried.has(name)).sort()).toEqual([
      'export-not-written',
      'mail-event-not-recorded',
      'report-file-not-removed',
      'report-message-stuck',
      'scheduled-runs-missed',
      'upload-not-imported',
    ]);
  });
});

it('the firewall’s metric has no name that WAF reserves', () => {
  expect(firewallMetric()).not.toMatch(/^(all|default_action)$/i);
});
