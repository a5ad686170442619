import { beforeAll, describe, expect, it } from 'vitest';
import { leaseMs, lostAfterMs } from '#functions/domain/reports/report-delivery.ts';
import { endedAttempt } from '#test/support/make-account.ts';
import { makeClock, engineOn, makeEngine } from '#test/support/engine/make-engine.ts';
import { reopen } from '#test/support/dynamo/make-table.ts';
import { runScheduled, stubEnvironment } from '#test/support/handlers/run-handler.ts';

const functionName = 'truein-reconcile-reports';

describe('the scheduled run that reconciles reports', () => {
  let lines: string[];
  beforeAll(async () => {
    const { table } = await makeEngine({ questions: 4 });
    const longAgo = engineOn(reopen(table), makeClock(Date.now() - 2 * (leaseMs + lostAfterMs)));
    await endedAttempt(longAgo);
    stubEnvironment(table);
    const { handler } = await import('#functions/handlers/reconcile-reports.ts');
    ({ lines } = await runScheduled(handler, functionName));
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
      HangingReports: 1,
      RequeuedReports: 1,
      ParkedReports: 0,
    });
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
});
