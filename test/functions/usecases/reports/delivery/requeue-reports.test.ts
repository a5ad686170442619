import { beforeAll, describe, expect, it } from 'vitest';
import { requeueStore } from '#functions/adapters/dynamo/reports/requeue-store.ts';
import { maxResendsAtOnce, resendReports } from '#functions/contract/admin/reports/reports.ts';
import { type ReportStatus } from '#functions/domain/reports/report-delivery.ts';
import { requeueReports } from '#functions/usecases/reports/delivery/report-commands.ts';
import { failFirst } from '#test/support/faults.ts';
import { deliver, endedAttempt, makeOutside } from '#test/support/make-account.ts';
import { auditOf } from '#test/support/make-admin.ts';
import { another, makeEngine, type Engine } from '#test/support/engine/make-engine.ts';
import { notFound } from '#functions/domain/words/reports.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({ questions: 4 });
});

type Seen = { resends?: number; status?: ReportStatus };
const noted: string[] = [];

async function sentReport({ resends = 0, status = 'sent' }: Seen = {}) {
  const { userId, attemptId } = await endedAttempt(engine);
  await deliver(engine, makeOutside(), { userId, attemptId });
  return { userId, attemptId, resends, status };
}

const requeueAll = (reports: Awaited<ReturnType<typeof sentReport>>[], on = engine) =>
  requeueReports(
    {
      requeues: requeueStore(on.table),
      clock: engine.clock,
      noteFailure: (attemptId) => void noted.push(attemptId),
    },
    { reports, reason: 'The mail service was down.', by: 'admin' },
  );

describe('requeueReports', () => {
  it('reports each outcome in the requested order, with audit entries', async () => {
    const [first, second] = [await sentReport(), await sentReport()];
    const moved = await sentReport({ status: 'failed' });
    const again = await sentReport();
    await requeueAll([again]);
    const nobody = { ...first, userId: 'nobody' };
    const { results } = await requeueAll([second, again, nobody, moved, { ...again, resends: 1 }, first]);
    expect(results.map(({ attemptId, outcome, code }) => [attemptId, outcome, code])).toEqual([
      [second.attemptId, 'queued', undefined],
      [again.attemptId, 'already', undefined],
      [nobody.attemptId, 'refused', 'not-found'],
      [moved.attemptId, 'refused', 'revision-conflict'],
      [again.attemptId, 'refused', 'report-not-ready'],
      [first.attemptId, 'queued', undefined],
    ]);
    expect(results[2]?.message).toBe(notFound);
    const audit = await auditOf(engine, 'report-resent');
    for (const { attemptId } of [again, second, first])
      expect(audit.filter(({ object }) => object === `report of attempt ${attemptId}`)).toMatchObject([
        { reason: 'The mail service was down.' },
      ]);
  });

  it("queues the others if one can't be written, and reports that one", async () => {
    const reports = [await sentReport(), await sentReport(), await sentReport()];
    const unlucky = another(engine);
    failFirst(
      unlucky.table,
      ({ name, input }) => name === 'TransactWriteItems' && JSON.stringify(input).includes(reports[1]?.attemptId ?? ''),
      () => new Error('away'),
      9,
    );
    const { results } = await requeueAll(reports, unlucky);
    expect(results.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['queued', undefined],
      ['refused', 'unexpected'],
      ['queued', undefined],
    ]);
    expect(noted).toEqual([reports[1]?.attemptId]);
  });
});

describe('the body of resendReports', () => {
  const target = { userId: 'u', attemptId: `1.1.${'0'.repeat(26)}`, resends: 0, status: 'failed' };
  const accepts = (count: number, reason = 'r') =>
    resendReports.body.safeParse({ reports: Array.from({ length: count }, () => target), reason }).success;

  it('needs a reason and at least one report, and has a limit', () => {
    expect([0, 1, maxResendsAtOnce, maxResendsAtOnce + 1].map((count) => accepts(count))).toEqual([
      ...[false, true, true, false],
    ]);
    expect(accepts(1, ' ')).toBe(false);
  });
});
