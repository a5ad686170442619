import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { attemptCoupons } from '#functions/adapters/dynamo/attempts/attempt-coupons.ts';
import { attemptRecords } from '#functions/adapters/dynamo/attempts/attempt-records.ts';
import { exportStore } from '#functions/adapters/dynamo/admin/export-store.ts';
import { indiaMinute } from '#functions/domain/calendar/india-days.ts';
import { getExportPage } from '#functions/usecases/admin/exports/get-export-page.ts';
import { startExport } from '#functions/usecases/admin/exports/start-export.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { endedAttempt } from '#test/support/make-account.ts';
import { auditOf } from '#test/support/make-admin.ts';
import { makeEngine, startedAttempt, type Engine } from '#test/support/engine/make-engine.ts';
import { aString } from '#test/support/matchers.ts';

let engine: Engine;
let ports: Parameters<typeof getExportPage>[0] & Parameters<typeof startExport>[0];
const portsOf = (of: Engine) => ({
  ...of.ports,
  records: attemptRecords(of.table),
  exports: exportStore(of.table),
  coupons: attemptCoupons(of.table),
  batches: { find: async () => undefined },
});
beforeAll(async () => {
  engine = await makeEngine({ questions: 4 });
  ports = portsOf(engine);
});

const start = (
  kind: 'responses' | 'scores',
  range: { from?: number; until?: number; batch?: string; person?: string } = {},
) => startExport(ports, { kind, from: 0, until: engine.clock(), reason: 'Yearly study.', by: 'admin', ...range });

async function all(exportId: string) {
  const pages = [];
  for (let cursor: string | undefined, more = true; more;) {
    const page = await getExportPage(ports, { exportId, cursor, by: 'admin' });
    pages.push(page);
    cursor = page.next;
    more = cursor !== undefined;
  }
  return pages;
}

const table = (pages: Awaited<ReturnType<typeof all>>) =>
  pages.flatMap(({ columns, rows }) =>
    rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]]))),
  );

describe('an export', () => {
  it('of responses has a row for each answer, with what the spec names', async () => {
    const from = engine.clock() + 1;
    engine.clock.advance(1);
    const { userId, attemptId } = await endedAttempt(engine);
    const { exportId } = await start('responses', { from });
    const rows = table(await all(exportId));
    expect(rows).toHaveLength(2);
    const [, second] = rows;
    const attempt = await engine.find(userId, attemptId);
    const questions = await engine.ports.banks.getQuestions(1, 1);
    const question = questions.find(({ number }) => number === second?.['ques_id']);
    const option = question?.options.find(({ text }) => text === second?.['answer']);
    expect(second).toEqual({
      attempt_id: attemptId,
      user_id: userId,
      email: `${userId}@example.com`,
      name: aString,
      coupon: aString,
      batch: '',
      quiz_id: 1,
      quiz: 'TrueIn Assessment',
      version: 1,
      ques_id: question?.number,
      question: question?.text,
      question_category: question?.category,
      sub_category: question?.subCategory,
      answer: option?.text,
      score: option?.points,
      remarks: option?.remarks,
      category: { 1: 'Ignorance', 2: 'Passion', 3: 'Passion', 4: 'Goodness', 5: 'Goodness' }[option?.points ?? 0],
      scw: option?.scw,
      strength: option?.strength,
      weakness: option?.weakness,
      seconds: 61,
      position: 2,
      late: 'no',
      response_quality: 'caution',
    });
    expect(rows.reduce((sum, row) => sum + Number(row['score']), 0)).toBe(attempt?.score);
  });

  it('has what there is where its last day is years ahead', async () => {
    const from = engine.clock() + 1;
    engine.clock.advance(1);
    const { attemptId } = await endedAttempt(engine);
    const until = engine.clock() + 5 * 365 * 86_400_000;
    const rows = table(await all((await start('scores', { from, until })).exportId));
    expect(rows).toMatchObject([{ attempt_id: attemptId }]);
  });

  it('of scores has a row for each attempt, with the percents of its report', async () => {
    const from = engine.clock() + 1;
    engine.clock.advance(1);
    const { userId, attemptId } = await endedAttempt(engine);
    const [page] = await all((await start('scores', { from })).exportId);
    const [row] = table(page ? [page] : []);
    const attempt = await engine.find(userId, attemptId);
    expect(row).toMatchObject({
      attempt_id: attemptId,
      end_reason: 'candidate',
      answered: 2,
      late_answers: 0,
      score: attempt?.score,
      // Two answers tell nothing.
      response_quality: 'caution',
      quality_reasons: 'few-answers',
      started_india_time: indiaMinute(attempt?.createdAt ?? 0),
      ended_india_time: indiaMinute(attempt?.endedAt ?? 0),
    });
    // Two questions with points from 1 to 5: the report's own formula.
    expect(row?.['POMP Total']).toBe(
      Math.round(((((attempt?.score ?? 0) - 2) / 8) * 100 + Number.EPSILON) * 100) / 100,
    );
    expect(page?.columns).toContain('POMP Parameter 1 › Sub-parameter 1');
    expect(Object.values(row ?? {})).toContain('');
  });

  it('counts the answers that arrived after the time was over', async () => {
    const from = engine.clock() + 1;
    engine.clock.advance(1);
    const { userId, view, attemptId } = await startedAttempt(engine);
    engine.clock.advance(view.timeLimitSeconds * 1000 + 60_000);
    await engine.answer(userId, view, 1);
    await engine.end(userId, attemptId);
    expect(table(await all((await start('scores', { from })).exportId))).toMatchObject([{ late_answers: 1 }]);
    const rows = table(await all((await start('responses', { from })).exportId));
    expect(rows.map(({ late }) => late)).toEqual(['no', 'yes']);
  });

  it('of one person has what they have ended in these days, and nobody else’s, and names them in the audit', async () => {
    const from = engine.clock() + 1;
    engine.clock.advance(1);
    const { userId, attemptId } = await endedAttempt(engine);
    await endedAttempt(engine);
    await engine.redeem(userId);
    const open = await engine.enter(userId);
    await engine.answer(userId, open, 0);
    const rows = table(await all((await start('scores', { from, person: userId })).exportId));
    expect(rows.map((row) => row['attempt_id'])).toEqual([attemptId]);
    expect(table(await all((await start('scores', { from: engine.clock() + 1, person: userId })).exportId))).toEqual(
      [],
    );
    expect(table(await all((await start('scores', { from, person: 'nobody' })).exportId))).toEqual([]);
    expect((await auditOf(engine, 'data-exported')).filter(({ person }) => person === userId)).toHaveLength(2);
  });

  it('of one person ends with its last moment', async () => {
    const { userId, attemptId } = await endedAttempt(engine);
    const until = engine.clock();
    engine.clock.advance(1);
    await engine.redeem(userId);
    const view = await engine.enter(userId);
    await engine.answer(userId, view, 0);
    await engine.end(userId, view.attemptId);
    const rows = table(await all((await start('scores', { until, person: userId })).exportId));
    expect(rows.map((row) => row['attempt_id'])).toEqual([attemptId]);
  });

  it('of one person comes in pages, too, each attempt once', async () => {
    const { userId } = await endedAttempt(engine);
    for (let turn = 0; turn < 2; turn++) {
      engine.clock.advance(1000);
      await engine.redeem(userId);
      const view = await engine.enter(userId);
      await engine.answer(userId, view, 0);
      await engine.end(userId, view.attemptId);
    }
    const long = 'x'.repeat(400_000);
    const usual = ports;
    const getQuestions: typeof usual.banks.getQuestions = async (...of) =>
      (await usual.banks.getQuestions(...of)).map((question) => ({ ...question, text: question.text + long }));
    const { exportId } = await start('responses', { person: userId });
    ports = { ...usual, banks: { ...usual.banks, getQuestions } };
    const pages = await all(exportId);
    ports = usual;
    expect(pages.length).toBeGreaterThan(1);
    const ids = table(pages).map((row) => String(row['attempt_id']));
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(3);
  });

  it('is in the audit, with its range and reason, before there is a row; and for its admin and a day alone', async () => {
    const { exportId } = await start('responses', { from: 5, until: 9, batch: 'abc123' });
    const { Items = [] } = await engine.table.db.send(
      new ScanCommand({ TableName: engine.table.name, ConsistentRead: true }),
    );
    const entries = Items.filter(
      ({ what, after }) => what === 'data-exported' && (after as { from: number }).from === 5,
    );
    expect(entries).toMatchObject([
      { by: 'admin', object: 'responses', reason: 'Yearly study.', after: { from: 5, until: 9, batch: 'abc123' } },
    ]);
    await expect(getExportPage(ports, { exportId, by: 'other' })).rejects.toMatchObject({ code: 'not-found' });
    await expect(getExportPage(ports, { exportId: '0'.repeat(26), by: 'admin' })).rejects.toMatchObject({
      code: 'not-found',
    });
    const later = { ...ports, clock: () => engine.clock() + 25 * 60 * 60_000 };
    await expect(getExportPage(later, { exportId, by: 'admin' })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('comes in pages of bounded size, with each attempt once', async () => {
    const large = await makeEngine({ questions: 3 });
    const words = 'x'.repeat(60_000);
    await large.publish(
      makeBank(3).map((question) => ({ ...question, text: question.text + words })),
      1,
    );
    const attempts = new Set<string>();
    for (let count = 0; count < 60; count++) {
      attempts.add((await endedAttempt(large)).attemptId);
      large.clock.advance(1000);
    }
    const here = portsOf(large);
    ports = here;
    const { exportId } = await startExport(here, {
      kind: 'responses',
      from: 0,
      until: large.clock(),
      reason: 'r',
      by: 'admin',
    });
    const pages = await all(exportId);
    expect(pages.length).toBeGreaterThan(5);
    for (const page of pages) expect(JSON.stringify(page.rows).length).toBeLessThan(1_000_000);
    const listed = pages.flatMap(({ rows }) => rows.map(([id]) => String(id)));
    expect(listed).toHaveLength(120);
    expect(new Set(listed)).toEqual(attempts);
  }, 60_000);

  it('leaves out who has erased their account, though the index may still know them', async () => {
    const from = engine.clock() + 1;
    engine.clock.advance(1);
    ports = portsOf(engine);
    const gone = await endedAttempt(engine);
    const stays = await endedAttempt(engine);
    await engine.ports.people.markErased(gone.userId, engine.clock());
    const rows = table(await all((await start('responses', { from })).exportId));
    expect(new Set(rows.map((row) => row['user_id']))).toEqual(new Set([stays.userId]));
  });
});
