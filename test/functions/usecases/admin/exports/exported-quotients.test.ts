import { describe, expect, it, onTestFinished } from 'vitest';
import { read, utils } from 'xlsx';
import { makeReportFigures } from '#functions/domain/reports/figures/make-report-figures.ts';
import { defaultQuizDetails } from '#functions/domain/banks/quiz.ts';
import { publishBank } from '#functions/usecases/banks/publish-bank.ts';
import { exportBench, openExportsBucket } from '#test/support/exports/export-bench.ts';
import { readCsvRows } from '#test/support/exports/read-csv-rows.ts';
import { engineOn, newPerson, quizId, type Engine } from '#test/support/engine/make-engine.ts';
import { makeMapFile, mapHeader } from '#test/support/sheets/make-map.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';
import { uploadTo } from '#test/support/sheets/upload-to.ts';

const eq = [mapHeader, ...['A a1', 'A a2', 'B b1'].map((name) => [...name.split(' '), 'EQ', '', ''])];
const columns = [
  'EQ (Emotional Quotient) (%)',
  'EQ (Emotional Quotient), likely from (%)',
  'EQ (Emotional Quotient), likely to (%)',
];

async function published(): Promise<Engine> {
  const engine = engineOn(await makeTable());
  const { uploadId } = await uploadTo(engine, makeMapFile(eq));
  const { staging = '' } = (await engine.ports.uploads.find(uploadId)) ?? {};
  await publishBank(engine.ports, { quizId, uploadId, staging, details: defaultQuizDetails, by: 'admin' });
  await engine.addCoupon({ code: 'WELCOME' });
  return engine;
}

async function take(engine: Engine, count: number) {
  const userId = newPerson();
  await engine.redeem(userId);
  const view = await engine.enter(userId);
  for (let index = 0; index < count; index++) await engine.answer(userId, view, index, index % 3);
  await engine.end(userId, view.attemptId);
  return (await engine.find(userId, view.attemptId)) ?? expect.fail('There is no attempt.');
}

describe('an export', () => {
  it('has quotients with their intervals exactly where the report has them', async () => {
    const engine = await published();
    const whole = await take(engine, 12);
    engine.clock.advance(1_000);
    await take(engine, 2);
    const bucket = await openExportsBucket();
    onTestFinished(bucket.close);
    const bench = exportBench(engine, bucket);
    const bank = engine.ports.banks;
    const [questions, map] = await Promise.all([bank.getQuestions(quizId, 1), bank.getMap(quizId, 1)]);
    const [quotient] = makeReportFigures(whole, questions, map).quotients;
    const { percent, low, high } = quotient?.score ?? expect.fail('There is no score.');
    const rounded = [percent, low, high].map((figure) => Math.round(figure * 100) / 100);
    const scores = readCsvRows((await bench.write({ kind: 'scores' })).file);
    // The last ended first: two answers are too few.
    expect(scores.map((row) => columns.map((column) => row[column]))).toEqual([['', '', ''], rounded.map(String)]);
    const { Sheets } = read((await bench.write({ kind: 'workbook' })).file);
    const rows = utils.sheet_to_json<Record<string, number>>(Sheets['Scores'] ?? {});
    expect(rows.map((row) => columns.map((column) => row[column]))).toEqual([
      [undefined, undefined, undefined],
      rounded,
    ]);
  });

  it('has the scales of all bank versions, each filled for the attempts that have it', async () => {
    const engine = await published();
    await take(engine, 12);
    engine.clock.advance(1_000);
    await engine.publish(makeBank(4), 1);
    await take(engine, 4);
    const bucket = await openExportsBucket();
    onTestFinished(bucket.close);
    const rows = readCsvRows((await exportBench(engine, bucket).write({ kind: 'scores' })).file);
    const filled = ['Parameter 1 (%)', 'A (%)', ...columns].map((column) => rows.map((row) => row[column] !== ''));
    // The last ended first.
    expect(filled).toEqual([[true, false], [false, true], ...columns.map(() => [false, true])]);
  });
});
