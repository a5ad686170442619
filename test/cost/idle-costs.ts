import { metricNames } from '#functions/runtime/metric-names.ts';
import { resourcesOf, type TemplateBody } from '#test/infra/stacks/resources.ts';
import type { StageTemplates } from '#test/infra/stacks/stage-templates.ts';
import { monthlyPrices, prices } from './prices.ts';

interface Alarm {
  Metrics?: { MetricStat?: unknown }[];
}

const month = { minutes: 30 * 24 * 60, seconds: 30 * 24 * 60 * 60 };
/** A pipe asks each of the four shards of a small table's stream four times a second. */
const readsASecond = 4 * 4;
/** A scheduled call as it was measured: GB-seconds, log bytes and read units. */
const scheduledCall = { gigabyteSeconds: 0.025, logBytes: 1_061, readUnits: 1.583 };

/** What stands in a stage for 30 days in which nobody comes: the count of each thing, and its dollars. */
export function idleCosts({
  data,
  app,
  siteLogs,
  firewall,
}: StageTemplates): Record<string, [count: number, dollars: number]> {
  const templates: TemplateBody[] = [data, app, siteLogs, ...(firewall ? [firewall] : [])];
  const all = <Properties>(type: string) =>
    templates.flatMap((template) => resourcesOf<Properties>(template, type)).map(({ properties }) => properties);
  const watched = all<Alarm>('AWS::CloudWatch::Alarm').reduce(
    (sum, { Metrics }) => sum + (Metrics?.filter(({ MetricStat }) => MetricStat).length ?? 1),
    0,
  );
  const acls = all<{ Rules: unknown[] }>('AWS::WAFv2::WebACL');
  const runs = all<{ ScheduleExpression: string }>('AWS::Scheduler::Schedule').reduce(
    (sum, { ScheduleExpression }) => sum + month.minutes / Number(/\d+/.exec(ScheduleExpression)?.[0]),
    0,
  );
  const rules = acls.reduce((sum, { Rules }) => sum + Rules.length, 0);
  const streamReads = all('AWS::Pipes::Pipe').length * readsASecond * month.seconds;
  const times = (count: number, dollars: number): [number, number] => [count, count * dollars];
  const { cloudWatch, waf, secret, scheduledRun, streamRead } = monthlyPrices;
  return {
    'metrics that the alarms watch': times(watched, cloudWatch.watchedMetric),
    'metrics of our own': times(Object.keys(metricNames).length, cloudWatch.ownMetric),
    dashboards: times(all('AWS::CloudWatch::Dashboard').length, cloudWatch.dashboard),
    'web ACLs': times(acls.length, waf.acl),
    rules: times(rules, waf.rule),
    // One of them is Google's, which is made by hand.
    secrets: times(all('AWS::SecretsManager::Secret').length + 1, secret),
    'runs of schedules': times(
      runs,
      scheduledRun +
        prices.lambda.request +
        scheduledCall.gigabyteSeconds * prices.lambda.gigabyteSecond +
        scheduledCall.logBytes * prices.cloudWatch.logByte +
        scheduledCall.readUnits * prices.dynamoDb.readUnit,
    ),
    'reads of the stream': times(streamReads, streamRead),
  };
}
