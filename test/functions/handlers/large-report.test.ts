import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { shownReport } from '#functions/contract/reports/report.ts';
import { formatAttemptId, parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { deliver, makeOutside } from '#test/support/make-account.ts';
import { startHandlers, type Handlers } from '#test/support/handlers/handlers.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { giveAnswers } from '#test/support/engine/give-answers.ts';
import { newPerson, type Engine } from '#test/support/engine/make-engine.ts';

const questionCount = 1_000;
const copies = 5;

/** Words that compress as those of a language do. */
function wordsOf(length: number, seed: number): string {
  let state = seed * 7_919 + 1;
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  const words: string[] = [];
  for (let left = length; left > 0; left -= 7) words.push((next() % 60_000).toString(36).padStart(4, 'a'));
  return words.join('  ').slice(0, length);
}

/** What is asked and said takes some 6,000 characters an answer. */
const longBank = () =>
  makeBank(questionCount).map((draft, index) => ({
    ...draft,
    text: `${draft.text} ${wordsOf(3_000, index)}`,
    options: draft.options.map((option, place) => ({
      ...option,
      text: `${option.text} ${wordsOf(800, 5 * index + place)}`,
      remarks: `${option.remarks} ${wordsOf(2_200, 3 * index + place)}`,
    })),
  }));

let handlers: Handlers;
let engine: Engine;
const userId = newPerson();
let attemptId: string;
beforeAll(async () => {
  handlers = await startHandlers();
  engine = handlers.engine;
  await engine.publish(longBank());
  await engine.addCoupon({ code: 'WELCOME' });
  await engine.redeem(userId);
  const view = await engine.enter(userId);
  attemptId = view.attemptId;
  await giveAnswers(engine, userId, view, (index) => index % 5);
  await engine.end(userId, attemptId);
  await deliver(engine, makeOutside(), { userId, attemptId });
}, 300_000);

describe('a report of 1,000 answers with long texts', () => {
  it('is stored, read and exported like any other', async () => {
    const items = await engine.items(userId, `REPORT#${attemptId}`);
    expect(items.length).toBeGreaterThan(2);
    const token = await handlers.tokenOf(userId);
    const reply = await handlers.send('getMyReport', { params: { attemptId }, token });
    expect(reply.status).toBe(200);
    const { document } = shownReport.parse(reply.json);
    expect(document).toMatchObject({ attemptId, answeredCount: questionCount });
    expect(reply.text.length).toBeGreaterThan(5_000_000);
    expect(reply.headers).toMatchObject({ 'content-encoding': 'gzip' });
    const exported = await handlers.send('exportMyData', { token });
    expect(exported.json).toMatchObject({ attempts: [{ attemptId, report: { content: { attemptId } } }] });
    expect(exported.json).not.toHaveProperty('next');
  }, 120_000);

  it('is exported once, page by page, also among several such reports', async () => {
    const ids = await copySittings();
    const token = await handlers.tokenOf(userId);
    const found: string[] = [];
    let from: string | undefined;
    let pages = 0;
    do {
      const { status, json } = await handlers.send('exportMyData', { token, query: from ? { from } : {} });
      expect(status).toBe(200);
      const { attempts, next } = json as { attempts: { attemptId: string; report: object }[]; next?: string };
      for (const { report } of attempts) expect(report).toHaveProperty('content');
      found.push(...attempts.map((attempt) => attempt.attemptId));
      from = next;
      pages += 1;
    } while (from !== undefined);
    expect(found.toSorted()).toEqual([attemptId, ...ids].toSorted());
    expect(pages).toBeGreaterThan(5);
    const lost = await handlers.send('exportMyData', { token, query: { from: '1.1.00000000000000000000000000' } });
    expect(lost).toMatchObject({ status: 400, json: { code: 'invalid-input' } });
  }, 120_000);
});

/** The same sitting again, as if it had been sat so often. */
async function copySittings(): Promise<string[]> {
  const { quizId, version } = parseAttemptId(attemptId);
  const items = [...(await engine.items(userId, 'ATTEMPT#')), ...(await engine.items(userId, 'RESULT#'))];
  const ids: string[] = [];
  for (let copy = 0; copy < copies; copy++) {
    const ref = { quizId, version, ulid: ulid() };
    ids.push(formatAttemptId(ref));
    for (const item of items) {
      const Key = String(item['sk']).startsWith('ATTEMPT#') ? keys.attempt(userId, ref) : keys.resultOf(userId, ref);
      await engine.table.db.send(new PutCommand({ TableName: engine.table.name, Item: { ...item, ...Key } }));
    }
  }
  return ids;
}
