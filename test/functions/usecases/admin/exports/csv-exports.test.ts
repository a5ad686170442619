import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indiaMinute } from '#functions/domain/calendar/india-days.ts';
import { reportViews } from '#functions/adapters/dynamo/reports/held-store.ts';
import { getExportFile } from '#functions/usecases/admin/exports/order-export.ts';
import { readReport } from '#functions/usecases/reports/read-report.ts';
import { judgeOtherwise } from '#test/support/reports/judge-otherwise.ts';
import {
  exportBench,
  openExportsBucket,
  type ExportBench,
  type ExportsBucket,
} from '#test/support/exports/export-bench.ts';
import { readCsvRows } from '#test/support/exports/read-csv-rows.ts';
import { endedAttempt } from '#test/support/make-account.ts';
import { auditOf, makePerson } from '#test/support/make-admin.ts';
import { makeEngine, startedAttempt, type Engine } from '#test/support/engine/make-engine.ts';
import { aString } from '#test/support/matchers.ts';

let engine: Engine;
let bucket: ExportsBucket;
let bench: ExportBench;
beforeAll(async () => {
  [engine, bucket] = await Promise.all([makeEngine({ questions: 4 }), openExportsBucket()]);
  await engine.addCoupon({ code: 'TRU-BATCH', batchId: 'ab12cd', maxUses: 9 });
  bench = exportBench(engine, bucket);
});
afterAll(() => bucket.close());

type Asked = Parameters<ExportBench['write']>[0];
const rowsOf = async (asked: Asked) => readCsvRows((await bench.write(asked)).file);

/** Has a person end an attempt after one answer. */
async function take(userId: string, coupon?: string): Promise<string> {
  await engine.redeem(userId, coupon);
  const view = await engine.enter(userId);
  await engine.answer(userId, view, 0);
  await engine.end(userId, view.attemptId);
  return view.attemptId;
}

/** A moment after everything so far. */
const since = () => {
  engine.clock.advance(1);
  return engine.clock();
};

describe('a CSV export', () => {
  it('has a row for each answer with the columns of a workbook (responses)', async () => {
    const from = since();
    const { userId, attemptId } = await endedAttempt(engine, 61_000);
    const rows = await rowsOf({ kind: 'responses', from });
    expect(rows).toHaveLength(2);
    const [, second] = rows;
    const attempt = await engine.find(userId, attemptId);
    const questions = await engine.ports.banks.getQuestions(1, 1);
    const question = questions.find(({ number }) => number === Number(second?.['Question no.']));
    const option = question?.options.find(({ text }) => text === second?.['Chosen option']);
    expect(second).toEqual({
      Name: aString,
      'Email address': `${userId}@example.com`,
      Quiz: 'TrueIn Assessment',
      'Attempt started (India time)': '2026-01-05 14:30',
      'Question no.': String(question?.number),
      Question: question?.text,
      Parameter: question?.category,
      'Sub-parameter': question?.subCategory,
      'Chosen option': option?.text,
      Points: String(option?.points),
      'Seconds for this answer': '61',
      'Seconds since the start': '61',
      'Arrived late': 'no',
      Attempt: attemptId,
    });
    expect(rows.reduce((sum, row) => sum + Number(row['Points']), 0)).toBe(attempt?.score);
  });

  it('has a row for each attempt with the percents of its report (scores)', async () => {
    const from = since();
    const { userId, attemptId } = await endedAttempt(engine);
    const [row = {}] = await rowsOf({ kind: 'scores', from });
    const attempt = await engine.find(userId, attemptId);
    expect(row).toMatchObject({
      Attempt: attemptId,
      'How it ended': 'Ended by the candidate',
      'Questions answered': '2',
      'Late answers': '0',
      Points: String(attempt?.score),
      // Two answers tell nothing.
      'Response quality': 'Read with care',
      'Started (India time)': indiaMinute(attempt?.createdAt ?? 0),
      'Ended (India time)': indiaMinute(attempt?.endedAt ?? 0),
    });
    // Two questions with points from 1 to 5: the report's own formula.
    expect(Number(row['Total (%)'])).toBe(
      Math.round(((((attempt?.score ?? 0) - 2) / 8) * 100 + Number.EPSILON) * 100) / 100,
    );
    expect(Object.keys(row)).toContain('Parameter 1 › Sub-parameter 1 (%)');
    expect(Object.values(row)).toContain('');
  });

  it('counts the answers that arrived late', async () => {
    const from = since();
    const { userId, view, attemptId } = await startedAttempt(engine);
    engine.clock.advance(view.timeLimitSeconds * 1000 + 60_000);
    await engine.answer(userId, view, 1);
    await engine.end(userId, attemptId);
    const late = { 'Late answers': '1', 'How it ended': 'Time ran out' };
    expect(await rowsOf({ kind: 'scores', from })).toMatchObject([late]);
    expect((await rowsOf({ kind: 'responses', from })).map((row) => row['Arrived late'])).toEqual(['no', 'yes']);
  });

  it('has only the ended attempts of the chosen person, who is named in the audit', async () => {
    const from = since();
    const { userId, attemptId } = await endedAttempt(engine);
    await endedAttempt(engine);
    await engine.redeem(userId);
    const open = await engine.enter(userId);
    await engine.answer(userId, open, 0);
    const rows = await rowsOf({ kind: 'scores', from, person: userId });
    expect(rows.map((row) => row['Attempt'])).toEqual([attemptId]);
    const nothing = { attempts: 0, rows: 0, status: 'ready' };
    const later = await bench.write({ kind: 'scores', from: engine.clock() + 1, person: userId });
    const nobody = await bench.write({ kind: 'scores', from, person: 'nobody' });
    expect([later, nobody]).toMatchObject([{ stored: nothing }, { stored: nothing }]);
    expect([later.file, nobody.file]).toEqual([undefined, undefined]);
    const ports = { ...bench.ports, signExport: async (key: string) => key };
    await expect(getExportFile(ports, later.id)).rejects.toMatchObject({ code: 'not-found' });
    expect((await auditOf(engine, 'data-exported')).filter(({ person }) => person === userId)).toHaveLength(2);
  });

  it('ends with the last moment of the chosen range', async () => {
    const { userId, attemptId } = await endedAttempt(engine);
    const until = engine.clock();
    engine.clock.advance(1);
    const next = await take(userId);
    const idsOf = async (asked: Partial<Asked>) =>
      (await rowsOf({ kind: 'scores', person: userId, ...asked })).map((row) => row['Attempt']);
    expect(await idsOf({ until })).toEqual([attemptId]);
    expect(await idsOf({})).toEqual([next, attemptId]);
  });

  it('leaves out people who erased their account, even if the index still lists them', async () => {
    const from = since();
    const gone = await endedAttempt(engine);
    const stays = await endedAttempt(engine);
    await engine.ports.people.markErased(gone.userId, engine.clock());
    const rows = await rowsOf({ kind: 'responses', from });
    expect(new Set(rows.map((row) => row['Attempt']))).toEqual(new Set([stays.attemptId]));
  });

  it('has only the attempts of the chosen batch', async () => {
    const from = since();
    await endedAttempt(engine);
    const asha = await makePerson(engine, 'only@example.com', 'Only');
    const attemptId = await take(asha, 'TRU-BATCH');
    await take(asha);
    for (const person of [undefined, asha])
      expect(await rowsOf({ kind: 'scores', from, batch: 'ab12cd', person })).toMatchObject([
        { Attempt: attemptId, Coupon: 'TRU-BATCH', Batch: 'ab12cd' },
      ]);
  });

  it('shows the response quality that a report was made with, if there is one', async () => {
    const from = since();
    const [judged, other] = [await endedAttempt(engine), await endedAttempt(engine)];
    const views = reportViews(engine.table);
    await readReport({ ...engine.ports, views }, { ...judged, by: 'admin' });
    await judgeOtherwise(engine, judged);
    const rows = await rowsOf({ kind: 'scores', from });
    const tierOf = (id: string) => rows.find((row) => row['Attempt'] === id)?.['Response quality'];
    expect([tierOf(judged.attemptId), tierOf(other.attemptId)]).toEqual(['Doubtful', 'Read with care']);
  });

  it('keeps formulas, commas, quotes and line breaks of a name as text in one cell', async () => {
    const from = since();
    const name = '=A1,"x"\r\ny';
    const person = await makePerson(engine, 'sign@example.com');
    await take(person);
    await engine.ports.profiles.upsert({ userId: person, email: 'sign@example.com', name });
    expect(await rowsOf({ kind: 'scores', from })).toMatchObject([{ Name: `'${name}` }]);
  });
});
