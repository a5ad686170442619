import { reconcileEveryMinutes } from '#functions/domain/reports/report-delivery.ts';
import { gigabyteSeconds, line, logBytesOf, type Line } from './attempt-costs.ts';
import type { Counts } from './counts.ts';
import { prices } from './prices.ts';

const minutes = 30 * 24 * 60;
/** A new table on demand has four partitions, each with a shard of the stream. Each pipe reads each shard four times a second. */
const streamShards = 4;
const readsPerSecond = 4;

/** What a month costs without a visitor, in dollars. */
export function monthlyCosts({ idle, resources }: Counts): Line[] {
  const of = (type: string) => resources[type] ?? 0;
  const runs = Object.entries(idle).map(([name, once]) => {
    const times = name === 'reconcile-reports' ? minutes / reconcileEveryMinutes : minutes;
    return { name, times, once };
  });
  const total = (each: (run: (typeof runs)[number]) => number) => runs.reduce((sum, run) => sum + each(run), 0);
  const calls = total(({ times }) => times);
  const seconds = total(({ name, times, once }) => times * gigabyteSeconds({ [name]: once }));
  const reads = total(({ times, once }) => times * once.readUnits);
  const writes = total(({ times, once }) => times * once.writeUnits);
  const logs = total(({ name, times, once }) => times * logBytesOf({ [name]: once }));
  const streamReads = of('AWS::Pipes::Pipe') * streamShards * readsPerSecond * minutes * 60;
  const alarms = of('AWS::CloudWatch::Alarm');
  const metrics = of('AWS::Logs::MetricFilter');
  const dashboards = of('AWS::CloudWatch::Dashboard');
  const secrets = of('AWS::SecretsManager::Secret') + googlesSecret;
  const keys = of('AWS::KMS::Key');
  const acls = of('AWS::WAFv2::WebACL');
  const rules = of('rules of the firewall');
  return [
    line('CloudWatch', 'alarms', alarms, prices.cloudWatch.alarm * alarms),
    line('CloudWatch', 'metrics of our own, at most', metrics, prices.cloudWatch.metric * metrics),
    line('CloudWatch', 'dashboards', dashboards, prices.cloudWatch.dashboard * dashboards),
    line('CloudWatch', 'MB of logs of the schedules', logs / 1e6, prices.cloudWatch.logByte * logs),
    line('WAF', 'web ACLs', acls, prices.waf.acl * acls),
    line('WAF', 'rules', rules, prices.waf.rule * rules),
    line('Secrets Manager', 'secrets', secrets, prices.secret * secrets),
    line('KMS', 'keys of our own', keys, prices.kmsKey * keys),
    line('EventBridge Scheduler', 'runs', calls, prices.eventBridge.scheduledRun * calls),
    line('Lambda', 'calls by schedule', calls, prices.lambda.request * calls),
    line('Lambda', 'GB-seconds', seconds, prices.lambda.gigabyteSecond * seconds),
    line('DynamoDB', 'read units', reads, prices.dynamoDb.readUnit * reads),
    line('DynamoDB', 'write units', writes, prices.dynamoDb.writeUnit * writes),
    line(
      'DynamoDB',
      'reads of the stream by the pipes, at most',
      streamReads,
      prices.dynamoDb.streamRead * streamReads,
    ),
  ];
}

/** Google's client secret, which is made by hand before the first deploy. */
const googlesSecret = 1;
