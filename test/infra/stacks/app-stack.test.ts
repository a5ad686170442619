import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { readerLimits } from '#functions/adapters/sheet/refuse-file.ts';
import { leaseMs, lostAfterMs, maxDeliveryTries } from '#functions/domain/reports/report-delivery.ts';
import { exportLeaseMs, exportWritingMs } from '#functions/domain/admin/export-order.ts';
import { readingLeaseMs } from '#functions/domain/uploads/upload.ts';
import { envNames } from '#functions/runtime/env.ts';
import { stages } from '#infra/config.ts';
import { matching } from '#test/support/matchers.ts';
import { functionSizes, importReceives, exportReceives } from '#infra/constructs/function-sizes.ts';
import { expectProperties, functionsOf, handlerNames, resourcesOf } from './resources.ts';
import { stageTemplates, type StageTemplates } from './stage-templates.ts';

const stage = await stageTemplates();

describe('the functions', () => {
  it('each function runs Node 24 on arm64 with its own role and its own log group, kept a year', () => {
    const ours = [...functionsOf(stage.app).values()].map(({ properties }) => properties);
    const logGroups = new Map(
      resourcesOf<{ RetentionInDays?: number }>(stage.app, 'AWS::Logs::LogGroup').map(({ id, properties }) => [
        id,
        properties,
      ]),
    );
    for (const each of ours) {
      expect(each).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        LoggingConfig: { LogFormat: 'JSON', SystemLogLevel: 'WARN' },
      });
      expect(logGroups.get(each.LoggingConfig.LogGroup.Ref)?.RetentionInDays).toBe(365);
    }
    expect(new Set(ours.map((each) => each.Role['Fn::GetAtt'][0])).size).toBe(ours.length);
    expect(new Set(ours.map((each) => each.LoggingConfig.LogGroup.Ref)).size).toBe(ours.length);
  });

  it('all callers use the alias "live" of a function', () => {
    const aliases = resourcesOf<{ Name: string; FunctionName: { Ref: string } }>(stage.app, 'AWS::Lambda::Alias');
    expect(aliases.map(({ properties }) => properties.Name)).toEqual(handlerNames.map(() => 'live'));
    const aliasIds = aliases.map(({ id }) => id);
    const callees = [
      ...resourcesOf<{ IntegrationUri: { Ref: string } }>(stage.app, 'AWS::ApiGatewayV2::Integration').map(
        ({ properties }) => properties.IntegrationUri.Ref,
      ),
      ...resourcesOf<{ Target: { Arn: { Ref: string } } }>(stage.app, 'AWS::Scheduler::Schedule').map(
        ({ properties }) => properties.Target.Arn.Ref,
      ),
    ];
    expect(callees).toHaveLength(6);
    expect(aliasIds).toEqual(expect.arrayContaining(callees));
    const mappings = resourcesOf<{ FunctionName: unknown }>(stage.app, 'AWS::Lambda::EventSourceMapping');
    expect(mappings).toHaveLength(5);
    for (const { properties } of mappings) expect(JSON.stringify(properties.FunctionName)).toContain(':live');
  });

  const settings = Object.fromEntries(
    [...functionsOf(stage.app)].map(([name, { properties }]) => [name, properties.Environment.Variables]),
  );

  it('every environment variable is used by some function', () => {
    expect(new Set(Object.values(settings).flatMap(Object.keys))).toEqual(new Set(envNames));
  });

  it('the functions get the addresses of this stage', () => {
    const TOKEN_ISSUER = settings['candidate-api']?.['TOKEN_ISSUER'] ?? expect.fail();
    const TOKEN_JWKS_URI = { 'Fn::Join': ['', [TOKEN_ISSUER, '/.well-known/jwks.json']] };
    const tokens = { TOKEN_ISSUER, TOKEN_JWKS_URI, TOKEN_CLIENT_ID: { Ref: matching('signin') } };
    expect(settings).toMatchObject({
      'public-api': { MAIL_FROM: 'TrueIn <reports@example.com>', MAIL_CONTACT_TO: 'office@example.com' },
      'deliver-report': {
        SITE_ORIGIN: 'https://truein.example',
        MAIL_CONFIGURATION_SET: { 'Fn::ImportValue': matching('mail') },
      },
      ...Object.fromEntries(['candidate-api', 'account-api', 'admin-api'].map((name) => [name, tokens])),
    });
  });
});

describe('the work queues', () => {
  interface QueueProperties {
    VisibilityTimeout?: number;
    MessageRetentionPeriod?: number;
    RedrivePolicy?: { deadLetterTargetArn: { 'Fn::GetAtt': [string, 'Arn'] }; maxReceiveCount: number };
    SqsManagedSseEnabled?: boolean;
  }

  const workOf = (template: StageTemplates['app'], place: string) => {
    const queues = resourcesOf<QueueProperties>(template, 'AWS::SQS::Queue').filter(({ id }) => id.startsWith(place));
    const [work, ...others] = queues.filter(({ properties }) => properties.RedrivePolicy);
    if (!work || others.length > 0) throw new Error('There is not one queue with work.');
    return { queues, ...work.properties };
  };

  it.each([
    ['import-bank', 'uploads', () => stage.data],
    ['deliver-report', 'reportdelivery', () => stage.app],
    ['remove-report-file', 'fileremoval', () => stage.app],
    ['record-mail-event', 'mailevents', () => stage.app],
  ] as const)('the queue of %s has dead letters and a visibility timeout of at least six runs', (reader, place, of) => {
    const { queues, RedrivePolicy, VisibilityTimeout } = workOf(of(), place);
    expect(queues.map(({ id }) => id)).toContain(RedrivePolicy?.deadLetterTargetArn['Fn::GetAtt'][0]);
    expect(VisibilityTimeout).toBeGreaterThanOrEqual(6 * functionSizes[reader].seconds);
    expect(functionsOf(stage.app).get(reader)?.properties.Timeout).toBe(functionSizes[reader].seconds);
  });

  it('report delivery survives three days without mail quota and outlasts a dead worker’s lease', () => {
    const { RedrivePolicy, VisibilityTimeout = 0, MessageRetentionPeriod = 0 } = workOf(stage.app, 'reportdelivery');
    const threeDays = 3 * 24 * 60 * 60;
    expect((RedrivePolicy?.maxReceiveCount ?? 0) * VisibilityTimeout).toBeGreaterThan(threeDays);
    expect(RedrivePolicy?.maxReceiveCount).toBeLessThanOrEqual(1000);
    expect(MessageRetentionPeriod).toBeGreaterThan(threeDays);
    expect(VisibilityTimeout * 1000).toBeGreaterThan(leaseMs);
    expect(leaseMs).toBeGreaterThan(functionSizes['deliver-report'].seconds * 1000);
    expect(maxDeliveryTries * VisibilityTimeout * 1000).toBeLessThanOrEqual(lostAfterMs / 2);
  });

  it('every queue is encrypted and either has dead letters or holds them', () => {
    const queues = [stage.data, stage.app].flatMap((template) =>
      resourcesOf<QueueProperties>(template, 'AWS::SQS::Queue'),
    );
    expect(queues.every(({ properties, id }) => properties.RedrivePolicy ?? /deadletters|missedruns/.test(id))).toBe(
      true,
    );
    expect(queues.every(({ properties }) => properties.SqsManagedSseEnabled)).toBe(true);
  });

  it('a failed message is retried alone, not with its whole batch', () => {
    const mappings = resourcesOf<{ FunctionResponseTypes: string[] }>(stage.app, 'AWS::Lambda::EventSourceMapping');
    const ways = mappings.map(({ properties }) => properties.FunctionResponseTypes);
    expect(ways).toHaveLength(5);
    for (const way of ways) expect(way).toEqual(['ReportBatchItemFailures']);
  });

  it('a run gets one message, because its time limit is for one, or several of the short mail events', () => {
    const mappings = resourcesOf<{ BatchSize: number }>(stage.app, 'AWS::Lambda::EventSourceMapping');
    const many = mappings.filter(({ properties }) => properties.BatchSize > 1);
    expect(many.map(({ id }) => id)).toEqual([expect.stringContaining('recordmailevent')]);
  });

  it('the importer knows its retry limit and has memory and time for its child process', () => {
    const importer = functionsOf(stage.app).get('import-bank')?.properties;
    expect(importer?.Environment.Variables['IMPORT_MAX_RECEIVES']).toBe(String(importReceives));
    expect(workOf(stage.data, 'uploads').RedrivePolicy?.maxReceiveCount).toBe(importReceives);
    const { memoryMb, seconds } = functionSizes['import-bank'];
    // The child's memory limit plus the importer's own peak.
    expect(memoryMb * 1024 * 1024).toBeGreaterThan(readerLimits.rssBytes + 1_000_000_000);
    expect(seconds * 1000).toBeGreaterThanOrEqual(readerLimits.wallMs + 30_000);
    expect(readerLimits.wallMs).toBeGreaterThan(3 * readerLimits.cpuMs);
    // A second run can take the upload only after the first one has ended.
    expect(readingLeaseMs).toBeGreaterThan(seconds * 1000);
  });

  it('an export worker is replaced only after its time limit, and stops itself before', () => {
    const { VisibilityTimeout = 0, RedrivePolicy } = workOf(stage.data, 'exports');
    const { seconds } = functionSizes['write-export'];
    expect(exportWritingMs).toBeLessThan(seconds * 1000 - 60_000);
    expect(exportLeaseMs).toBeGreaterThanOrEqual(seconds * 1000);
    expect(VisibilityTimeout * 1000).toBeGreaterThan(exportLeaseMs);
    const worker = functionsOf(stage.app).get('write-export')?.properties;
    expect(worker?.Environment.Variables['EXPORT_MAX_RECEIVES']).toBe(String(exportReceives));
    expect(RedrivePolicy?.maxReceiveCount).toBe(exportReceives);
  });

  it('queue readers use two concurrent calls each and reserve none, so small accounts can deploy', () => {
    const mappings = resourcesOf<{ ScalingConfig?: { MaximumConcurrency: number } }>(
      stage.app,
      'AWS::Lambda::EventSourceMapping',
    ).filter(({ id }) => !id.includes('deliverreport'));
    expect(mappings.map(({ properties }) => properties.ScalingConfig)).toEqual(
      mappings.map(() => ({ MaximumConcurrency: 2 })),
    );
    for (const type of ['AWS::Lambda::Function', 'AWS::Lambda::Alias', 'AWS::Lambda::Version'])
      for (const { properties } of resourcesOf<object>(stage.app, type))
        expect(Object.keys(properties).filter((name) => /^(Reserved|Provisioned)Concurren/.test(name))).toEqual([]);
  });
});

function pipesInto(place: string) {
  interface PipeProperties {
    SourceParameters: { FilterCriteria: { Filters: { Pattern: string }[] } };
    Target: unknown;
  }
  return resourcesOf<PipeProperties>(stage.app, 'AWS::Pipes::Pipe')
    .filter(({ properties }) => JSON.stringify(properties.Target).includes(place))
    .map(({ properties }) => ({
      patterns: properties.SourceParameters.FilterCriteria.Filters.map(({ Pattern }) => JSON.parse(Pattern) as unknown),
    }));
}

describe('the pipe of report delivery', () => {
  it('only results that are pending and unowned go from the stream into the delivery queue', () => {
    const [pipe] = pipesInto('reportdelivery');
    const prefix = keys.result('a', '').sk;
    const Keys = { sk: { S: [{ prefix }] } };
    // A result that a worker gives back keeps its owner; its message is still in the queue.
    const returnToQueue = { status: { S: ['pending'] }, owner: { S: [{ exists: false }] } };
    expect(pipe?.patterns).toEqual([{ eventName: ['INSERT', 'MODIFY'], dynamodb: { Keys, NewImage: returnToQueue } }]);
  });
});

describe('the pipe of removed results', () => {
  it('removed results go from the stream into the queue of file removal', () => {
    const Keys = { sk: { S: [{ prefix: keys.result('a', '').sk }] } };
    expect(pipesInto('fileremoval')).toEqual([{ patterns: [{ eventName: ['REMOVE'], dynamodb: { Keys } }] }]);
  });

  it('file removal starts after any delivery worker of the result has ended', () => {
    const [queue] = resourcesOf<{ DelaySeconds?: number }>(stage.app, 'AWS::SQS::Queue').filter(
      ({ properties }) => properties.DelaySeconds,
    );
    expect(queue?.id).toMatch(/^fileremoval/);
    expect(queue?.properties.DelaySeconds).toBeGreaterThan(2 * functionSizes['deliver-report'].seconds);
  });

  it('every pipe reads from the oldest record, so a recreated pipe misses none', () => {
    const pipes = resourcesOf<{
      SourceParameters: { DynamoDBStreamParameters: { StartingPosition: string } };
    }>(stage.app, 'AWS::Pipes::Pipe');
    const from = pipes.map(({ properties }) => properties.SourceParameters.DynamoDBStreamParameters.StartingPosition);
    expect(from).toEqual(['TRIM_HORIZON', 'TRIM_HORIZON']);
  });
});

it.each([
  ['sweep', 'rate(1 minute)'],
  ['reconcile-reports', 'rate(5 minutes)'],
] as const)('%s is scheduled at %s', (name, ScheduleExpression) => {
  const schedules = resourcesOf<{ ScheduleExpression: string; State: string; Target: unknown }>(
    stage.app,
    'AWS::Scheduler::Schedule',
  );
  expect(schedules).toHaveLength(2);
  const own = schedules.filter(({ properties }) =>
    JSON.stringify(properties.Target).includes(name.replaceAll('-', '')),
  );
  expect(own.map(({ properties }) => properties)).toMatchObject([{ ScheduleExpression, State: 'ENABLED' }]);
});

it('SES reports send, reject, delivery, bounce and complaint of each mail', () => {
  expectProperties(stage.app, 'AWS::SES::ConfigurationSetEventDestination', {
    EventDestination: { MatchingEventTypes: ['send', 'reject', 'delivery', 'bounce', 'complaint'] },
  });
});

const alarms = [stage.app, stage.siteLogs].flatMap((template) =>
  resourcesOf<{ AlarmDescription: string; AlarmActions?: unknown[] }>(template, 'AWS::CloudWatch::Alarm'),
);

it('the runbook has one section for each alarm', () => {
  const runbook = readFileSync('docs/runbook.md', 'utf8');
  const names = new Set(alarms.map(({ properties }) => properties.AlarmDescription.split(':')[0] ?? ''));
  const [, section = ''] = /\n## Alarms\n([^]*?)\n## /.exec(runbook) ?? [];
  // Sections whose title has a space are about trouble without an alarm.
  const titles = [...section.matchAll(/\n### (\S+)\n/g)].map(([, title]) => title);
  expect([...names].sort()).toEqual(titles.sort());
});

it('every alarm notifies a person, except those that only a deploy reads', () => {
  const silent = alarms.filter(({ properties }) => !properties.AlarmActions?.length);
  expect(new Set(silent.map(({ properties }) => properties.AlarmDescription.split(':')[0]))).toEqual(
    new Set(['new-version-fails']),
  );
});

it('an alarm counts 5xx and 429 replies of the route that saves answers', () => {
  const [filter] = resourcesOf<{ FilterPattern: string }>(stage.app, 'AWS::Logs::MetricFilter').filter(
    ({ properties }) => properties.FilterPattern.includes('$.route'),
  );
  expect(filter?.properties.FilterPattern).toBe(
    '{ ($.route = "POST /api/attempts/{attemptId}/answers") && ($.status = "5*" || $.status = "429") }',
  );
  const routes = resourcesOf<{ RouteKey: string }>(stage.app, 'AWS::ApiGatewayV2::Route');
  expect(routes.map(({ properties }) => properties.RouteKey)).toContain('POST /api/attempts/{attemptId}/answers');
});

it('the budget warns at 80 % of the month’s sum and when the forecast exceeds it', () => {
  const above = { ComparisonOperator: 'GREATER_THAN', ThresholdType: 'PERCENTAGE' };
  const Subscribers = [{ SubscriptionType: 'EMAIL', Address: 'operations@example.com' }];
  expectProperties(stage.app, 'AWS::Budgets::Budget', {
    Budget: { BudgetLimit: { Amount: stages.prod.monthlyBudget, Unit: 'USD' }, TimeUnit: 'MONTHLY' },
    NotificationsWithSubscribers: [
      { Notification: { ...above, NotificationType: 'ACTUAL', Threshold: 80 }, Subscribers },
      { Notification: { ...above, NotificationType: 'FORECASTED', Threshold: 100 }, Subscribers },
    ],
  });
});

it('every dead-letter queue has an alarm of its own, and alarms are mailed to operations', () => {
  const watching = resourcesOf<{ AlarmDescription: string }>(stage.app, 'AWS::CloudWatch::Alarm')
    .map(({ properties }) => [properties.AlarmDescription.split(':')[0], JSON.stringify(properties)] as const)
    .filter(([, properties]) => properties.includes('ApproximateNumberOfMessagesVisible'));
  const places = [stage.data, stage.app].flatMap((template) =>
    resourcesOf<{ RedrivePolicy?: unknown }>(template, 'AWS::SQS::Queue').filter(
      ({ properties }) => !properties.RedrivePolicy,
    ),
  );
  expect(watching).toHaveLength(places.length);
  expect(Object.fromEntries(watching)).toEqual({
    'upload-not-imported': matching(/uploadswork.*"Threshold":0,/),
    'export-not-written': matching(/exportswork.*"Threshold":0,/),
    'report-message-stuck': matching(/reportdeliverywork.*"Threshold":0,/),
    'mail-event-not-recorded': matching(/maileventswork.*"Threshold":0,/),
    'report-file-not-removed': matching(/fileremovalwork.*"Threshold":0,/),
    'scheduled-runs-missed': matching(/missedruns.*"Threshold":5,/),
  });
  for (const template of [stage.app, stage.siteLogs])
    expectProperties(template, 'AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'operations@example.com' });
});
