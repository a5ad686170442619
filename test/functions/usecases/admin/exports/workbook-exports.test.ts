import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import {
  exportBench,
  openExportsBucket,
  type ExportBench,
  type ExportsBucket,
} from '#test/support/exports/export-bench.ts';
import { makePerson } from '#test/support/make-admin.ts';
import { makeEngine, type Engine } from '#test/support/engine/make-engine.ts';

let engine: Engine;
let bucket: ExportsBucket;
let bench: ExportBench;
beforeAll(async () => {
  [engine, bucket] = await Promise.all([makeEngine({ questions: 4 }), openExportsBucket()]);
  await engine.addCoupon({ code: 'TRU-BATCH', batchId: 'ab12cd', maxUses: 9 });
  bench = exportBench(engine, bucket);
  bench.ports.batches.find = async () => ({ label: 'Class of 2026' }) as never;
});
afterAll(() => bucket.close());

/** `seconds`: of each answer since the start. */
async function take(userId: string, code: string, seconds: readonly number[]) {
  await engine.redeem(userId, code);
  const view = await engine.enter(userId);
  for (const [place, since] of seconds.entries()) {
    engine.clock.advance((since - (seconds[place - 1] ?? 0)) * 1000);
    await engine.answer(userId, view, place, 0, since * 1000);
  }
  await engine.end(userId, view.attemptId);
  return view.attemptId;
}

type Row = Record<string, string | number>;

async function sheetsOf(from: number) {
  const { file } = await bench.write({ kind: 'workbook', from });
  const { Sheets, SheetNames } = read(file);
  expect(SheetNames).toEqual(['Scores', 'Answers']);
  const rowsOf = (sheet: string) => utils.sheet_to_json<Row>(Sheets[sheet] ?? {});
  const [titles = []] = utils.sheet_to_json<string[]>(Sheets['Scores'] ?? {}, { header: 1 });
  return { scores: rowsOf('Scores'), answers: rowsOf('Answers'), titles };
}

const since = () => {
  engine.clock.advance(1000);
  return engine.clock();
};

describe('a workbook export', () => {
  it('has person, coupon, batch, times, scores and answers of each attempt', async () => {
    const from = since();
    const asha = await makePerson(engine, 'asha@example.com');
    const attemptId = await take(asha, 'TRU-BATCH', [0, 30, 90]);
    await engine.ports.profiles.upsert({ userId: asha, email: 'asha@example.com', name: '=Asha' });
    const { scores, answers, titles } = await sheetsOf(from);
    const stored = await engine.find(asha, attemptId);
    expect(scores).toMatchObject([
      {
        Attempt: attemptId,
        Name: "'=Asha",
        'Email address': 'asha@example.com',
        Coupon: 'TRU-BATCH',
        Batch: 'Class of 2026',
        'Minutes taken': 1.5,
        'How it ended': 'Ended by the candidate',
        'Questions answered': 3,
        'Late answers': 0,
        Points: stored?.score,
        'Response quality': 'Read with care',
        'Total (%)': Math.round((((stored?.score ?? 0) - 3) / 12) * 1e4) / 100,
        'Bank version': 1,
      },
    ]);
    // A scale without an answer is an empty cell.
    const scales = titles.filter((title) => title.endsWith(' (%)'));
    expect(scales.some((title) => scores[0]?.[title] === undefined)).toBe(true);
    expect(answers.map((row) => row['Seconds since the start'])).toEqual([0, 30, 90]);
    expect(answers.map((row) => row['Seconds for this answer'])).toEqual([undefined, 30, 60]);
    expect(answers.reduce((sum, row) => sum + Number(row['Points']), 0)).toBe(stored?.score);
    expect(answers[0]).toMatchObject({ Attempt: attemptId, Name: "'=Asha", 'Arrived late': 'no' });
  });

  it('shows the coupon of each attempt, even if one code brought several', async () => {
    const from = since();
    const ravi = await makePerson(engine, 'ravi@example.com', 'Ravi');
    const ids = [await take(ravi, 'WELCOME', [0])];
    ids.push(await take(ravi, 'WELCOME', [0]), await take(ravi, 'TRU-BATCH', [0]));
    const { scores } = await sheetsOf(from);
    const codes = new Map(scores.map((row) => [row['Attempt'], row['Coupon']]));
    expect(ids.map((id) => codes.get(id))).toEqual(['WELCOME', 'WELCOME', 'TRU-BATCH']);
  });
});
