import { beforeAll, describe, expect, it } from 'vitest';
import { attemptCoupons } from '#functions/adapters/dynamo/attempts/attempt-coupons.ts';
import { attemptRecords } from '#functions/adapters/dynamo/attempts/attempt-records.ts';
import { exportStore } from '#functions/adapters/dynamo/admin/export-store.ts';
import { getExportPage } from '#functions/usecases/admin/exports/get-export-page.ts';
import { reportViews } from '#functions/adapters/dynamo/reports/report-views.ts';
import { getWorkbookPage } from '#functions/usecases/admin/exports/get-workbook-page.ts';
import { readReport } from '#functions/usecases/reports/read-report.ts';
import { startExport } from '#functions/usecases/admin/exports/start-export.ts';
import { judgeOtherwise } from '#test/support/reports/judge-otherwise.ts';
import { makePerson } from '#test/support/make-admin.ts';
import { makeEngine, type Engine } from '#test/support/engine/make-engine.ts';

let engine: Engine;
let ports: Parameters<typeof getWorkbookPage>[0] & Parameters<typeof startExport>[0];
beforeAll(async () => {
  engine = await makeEngine({ questions: 4 });
  await engine.addCoupon({ code: 'TRU-BATCH', batchId: 'ab12cd', maxUses: 9 });
  const batches = { find: async () => ({ label: 'Class of 2026' }) as never };
  ports = {
    ...engine.ports,
    batches,
    exports: exportStore(engine.table),
    records: attemptRecords(engine.table),
    coupons: attemptCoupons(engine.table),
  };
});

async function take(userId: string, code: string, seconds: readonly number[]) {
  await engine.redeem(userId, code);
  const view = await engine.enter(userId);
  for (const [place, wait] of seconds.entries()) {
    engine.clock.advance(wait * 1000);
    await engine.answer(userId, view, place, 0, wait * 1000);
  }
  await engine.end(userId, view.attemptId);
  return view.attemptId;
}

const start = (kind: 'workbook' | 'scores' | 'responses', from: number) =>
  startExport(ports, { kind, from, until: engine.clock(), reason: 'Yearly study.', by: 'admin' });

it('says of each attempt what its report was made by, where there is one', async () => {
  const from = engine.clock();
  const person = await makePerson(engine, 'judged@example.com', 'Judged');
  const attemptId = await take(person, 'TRU-BATCH', [0]);
  const other = await take(await makePerson(engine, 'other@example.com', 'Other'), 'TRU-BATCH', [0]);
  await readReport({ ...engine.ports, views: reportViews(engine.table) }, { userId: person, attemptId, by: 'admin' });
  await judgeOtherwise(engine, { userId: person, attemptId });
  const workbook = await getWorkbookPage(ports, { ...(await start('workbook', from)), by: 'admin' });
  const tierOf = (id: string) => workbook.attempts.find((one) => one.attemptId === id)?.quality.tier;
  expect([tierOf(attemptId), tierOf(other)]).toEqual(['doubtful', 'caution']);
  for (const kind of ['scores', 'responses'] as const) {
    const page = await getExportPage(ports, { ...(await start(kind, from)), by: 'admin' });
    const text = JSON.stringify(page);
    expect(text).toContain('doubtful');
    expect(text).toContain('caution');
  }
  engine.clock.advance(1);
});

describe('a workbook', () => {
  it('has who, by which coupon and batch, when, the scores of the report and the answers', async () => {
    const from = engine.clock();
    const asha = await makePerson(engine, 'asha@example.com', 'Asha');
    const attemptId = await take(asha, 'TRU-BATCH', [0, 30]);
    const { exportId } = await start('workbook', from);
    const { attempts, next } = await getWorkbookPage(ports, { exportId, by: 'admin' });
    expect(next).toBeUndefined();
    const stored = await engine.find(asha, attemptId);
    expect(attempts).toMatchObject([
      {
        attemptId,
        email: `${asha}@example.com`,
        coupon: 'TRU-BATCH',
        batchLabel: 'Class of 2026',
        startedAt: stored?.createdAt,
        endedAt: stored?.endedAt,
        endReason: 'candidate',
        points: stored?.score,
      },
    ]);
    const [attempt] = attempts;
    expect(attempt?.answers).toHaveLength(2);
    expect(attempt?.answers.reduce((sum, { points }) => sum + points, 0)).toBe(stored?.score);
    expect(attempt?.answers.map(({ seconds }) => seconds)).toEqual([0, 30]);
    expect(attempt?.scales[0]).toEqual({
      name: 'Total',
      percent: Math.round((((stored?.score ?? 0) - 2) / 8) * 1e4) / 100,
    });
    expect(attempt?.scales.some(({ percent }) => percent === undefined)).toBe(true);
  });

  it('tells the coupon of each attempt, also where one code brought several', async () => {
    const from = (engine.clock.advance(1000), engine.clock());
    const ravi = await makePerson(engine, 'ravi@example.com', 'Ravi');
    const ids = [await take(ravi, 'WELCOME', [0])];
    ids.push(await take(ravi, 'WELCOME', [0]), await take(ravi, 'TRU-BATCH', [0]));
    const { exportId } = await start('workbook', from);
    const { attempts } = await getWorkbookPage(ports, { exportId, by: 'admin' });
    const codes = new Map(attempts.map(({ attemptId, coupon }) => [attemptId, coupon]));
    expect(ids.map((id) => codes.get(id))).toEqual(['WELCOME', 'WELCOME', 'TRU-BATCH']);
  });

  it('is not had as rows, nor rows as a workbook, nor by another admin', async () => {
    const [book, rows] = [await start('workbook', 0), await start('scores', 0)];
    const gone = { code: 'not-found' };
    await expect(getExportPage(ports, { exportId: book.exportId, by: 'admin' })).rejects.toMatchObject(gone);
    await expect(getWorkbookPage(ports, { exportId: rows.exportId, by: 'admin' })).rejects.toMatchObject(gone);
    await expect(getWorkbookPage(ports, { exportId: book.exportId, by: 'other' })).rejects.toMatchObject(gone);
  });
});

describe('a CSV file', () => {
  it.each(['scores', 'responses'] as const)('of %s says who, by which coupon and batch', async (kind) => {
    const from = engine.clock() + 1;
    engine.clock.advance(1);
    const asha = await makePerson(engine, 'asha@example.com', 'Asha');
    await take(asha, 'TRU-BATCH', [0, 30]);
    const { exportId } = await start(kind, from);
    const { columns, rows } = await getExportPage(ports, { exportId, by: 'admin' });
    expect(rows).toHaveLength(kind === 'scores' ? 1 : 2);
    for (const row of rows)
      expect(['name', 'email', 'coupon', 'batch'].map((column) => row[columns.indexOf(column)])).toEqual([
        ...['Asha', `${asha}@example.com`, 'TRU-BATCH', 'Class of 2026'],
      ]);
  });
});
