import { beforeAll, describe, expect, it } from 'vitest';
import { changeDelivery } from '#functions/adapters/dynamo/reports/change-delivery.ts';
import { leaseMs, lostAfterMs } from '#functions/domain/reports/report-delivery.ts';
import { setRelease } from '#test/functions/usecases/reports/set-release.ts';
import { endedAttempt } from '#test/support/make-account.ts';
import { makeClock, engineOn, makeEngine } from '#test/support/engine/make-engine.ts';
import { reopen } from '#test/support/dynamo/make-table.ts';
import { runScheduled, stubEnvironment } from '#test/support/handlers/run-handler.ts';

const functionName = 'truein-reconcile-reports';

describe('the scheduled run that reconciles reports', () => {
  let lines: string[];
  let cause: unknown;
  let dueAt: number;
  beforeAll(async () => {
    const { table } = await makeEngine({ questions: 4 });
    const longAgo = engineOn(reopen(table), makeClock(Date.now() - 30 * 86_400_000));
    await endedAttempt(longAgo);
    const condition = 'attribute_exists(pk)';
    await changeDelivery(table, await endedAttempt(longAgo), { set: { status: 'sending', sendingAt: 1 }, condition });
    await changeDelivery(table, await endedAttempt(longAgo), { set: { status: 'pending', tries: 'many' }, condition });
    await setRelease(longAgo, { afterBusinessHours: 1 });
    dueAt = (await longAgo.ports.deliveries.find(await endedAttempt(longAgo)))?.dueAt ?? NaN;
    stubEnvironment(table);
    const { handler } = await import('#functions/handlers/reconcile-reports.ts');
    ({ lines, cause } = await runScheduled(handler, functionName));
  });

  it('writes its metrics as one line in the embedded metric format, without names', () => {
    const [line, ...more] = lines.filter((each) => each.includes('_aws'));
    expect(more).toEqual([]);
    expect(line?.endsWith('\n')).toBe(true);
    const metrics = JSON.parse(line ?? '') as Record<string, unknown> & {
      _aws: {
        Timestamp: number;
        CloudWatchMetrics: { Namespace: string; Dimensions: string[][]; Metrics: object[] }[];
      };
    };
    expect(metrics).toMatchObject({
      FunctionName: functionName,
      HangingReports: 2,
      RequeuedReports: 1,
      ParkedReports: 1,
    });
    expect(Math.abs(Number(metrics['OldestOverdueReport']) - (Date.now() - dueAt) / 1000)).toBeLessThan(60);
    expect(metrics['OldestUndeliveredReport']).toBeGreaterThanOrEqual((leaseMs + lostAfterMs) / 1000);
    const { Timestamp, CloudWatchMetrics } = metrics._aws;
    expect(Math.abs(Timestamp - Date.now())).toBeLessThan(60_000);
    expect(CloudWatchMetrics).toEqual([
      {
        Namespace: 'TrueIn',
        Dimensions: [['FunctionName']],
        Metrics: [
          { Name: 'OldestUndeliveredReport', Unit: 'Seconds' },
          { Name: 'OldestOverdueReport', Unit: 'Seconds' },
          { Name: 'HangingReports', Unit: 'Count' },
          { Name: 'RequeuedReports', Unit: 'Count' },
          { Name: 'ParkedReports', Unit: 'Count' },
        ],
      },
    ]);
    expect(line).not.toMatch(/USER#|@|RESULT#/);
  });

  it('fails if a report could not be read, so that its alarm is raised', () =>
    expect(cause).toMatchObject({ errors: [expect.anything()] }));
});
