import { beforeEach, describe, expect, it } from 'vitest';
import { enterQuiz } from '#functions/usecases/attempts/enter-quiz.ts';
import { getActiveQuiz, listQuizzes } from '#functions/usecases/banks/quizzes.ts';
import { getSeat } from '#functions/usecases/attempts/get-seat.ts';
import { publishBank } from '#functions/usecases/banks/publish-bank.ts';
import { makeBank } from '#test/support/make-bank.ts';
import {
  another,
  makeEngine,
  newEventId,
  quizId,
  startedAttempt,
  type Engine,
} from '#test/support/engine/make-engine.ts';
import { holdUp } from '#test/support/engine/hold-up.ts';
import { stageDrafts } from '#test/support/sheets/stage-drafts.ts';
import { wouldReplace } from '#functions/domain/words/quizzes.ts';
import { blocked } from '#functions/domain/words/uploads/uploads.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await makeEngine({ questions: 4 });
});

const noDefects = { error: 0, skipped: 0, defaulted: 0, note: 0 };
const transactions = ({ name }: { name: string }) => name === 'TransactWriteItems';

describe('publishBank', () => {
  it('shows a concurrent reader the whole old or the whole new bank', async () => {
    const engine = await makeEngine({ questions: 40 });
    const reader = another(engine);
    const seen = new Set<string>();
    let publishing = true;
    const reading = (async () => {
      while (publishing) {
        const { version, questionCount } = (await reader.ports.quizzes.findActive()) ?? {
          version: 0,
          questionCount: 0,
        };
        const questions = await another(engine).ports.banks.getQuestions(quizId, version);
        const paper = await another(engine).ports.banks.getPaper(quizId, version);
        seen.add(
          `${questions.length}/${paper.length}/${questionCount}/${new Set(questions.map(({ text }) => text.split(' ')[0])).size}`,
        );
      }
    })();
    await engine.publish(makeBank(25, 'Newer'), 1);
    await engine.publish(makeBank(31, 'Newest'), 2);
    publishing = false;
    await reading;
    for (const sight of seen) expect(['40/40/40/1', '25/25/25/1', '31/31/31/1']).toContain(sight);
    expect(await getActiveQuiz(engine.ports)).toMatchObject({ questionCount: 31 });
  });

  it('lets one of two admins win who publish from the same revision', async () => {
    const held = await holdUp(engine, transactions, (slow) => slow.publish(makeBank(5, 'Mine'), 1));
    await engine.publish(makeBank(6, 'Yours'), 1);
    await expect(held.goOn()).rejects.toMatchObject({ code: 'revision-conflict' });
    const { version, revision, questionCount } = (await engine.ports.quizzes.find(quizId)) ?? {};
    expect({ version, revision, questionCount }).toEqual({ version: 2, revision: 2, questionCount: 6 });
    expect(await engine.ports.banks.getQuestions(quizId, 2)).toHaveLength(6);
  });

  it('activates a new quiz, but not a new version', async () => {
    await engine.publish(makeBank(5), undefined, 2);
    const { quizzes } = await listQuizzes(engine.ports);
    expect(quizzes.map(({ quizId: id, active }) => [id, active])).toEqual([
      [1, false],
      [2, true],
    ]);
    await engine.publish(makeBank(6), 1, 1);
    expect(await getActiveQuiz(engine.ports)).toMatchObject({ quizId: 2, questionCount: 5 });
  });

  it.each([
    ['without its id', undefined],
    ['with the id of another quiz', 2],
  ])(
    'refuses a new quiz that would replace the one on sale %s, and changes nothing',
    async (_, replacesActiveQuizId) => {
      const publishing = engine.publish(makeBank(5), undefined, 2, { replacesActiveQuizId });
      await expect(publishing).rejects.toMatchObject({ code: 'quiz-on-sale', message: wouldReplace(1, 2) });
      expect(await getActiveQuiz(another(engine).ports)).toMatchObject({ quizId: 1, questionCount: 4 });
      expect(await engine.ports.quizzes.find(2)).toBeUndefined();
    },
  );

  it('lets an attempt continue after another quiz became active', async () => {
    const { userId, attemptId, view } = await startedAttempt(engine);
    await engine.publish(makeBank(5), undefined, 2);
    expect(await getSeat(engine.ports, { userId, quizId: 2 })).toMatchObject({
      openAttemptId: attemptId,
      remaining: 4,
    });
    const caller = { userId, email: 'asha@example.com', name: 'Asha' };
    const resumed = await enterQuiz(engine.ports, { caller, quizId: 2, eventId: newEventId() });
    expect(resumed).toMatchObject({ attemptId, status: 'open', questions: view.questions });
    await engine.end(userId, attemptId);
    expect(await getSeat(engine.ports, { userId, quizId: 2 })).toMatchObject({ completedCount: 0 });
  });

  it('refuses an upload that is cancelled meanwhile', async () => {
    const held = await holdUp(engine, transactions, (slow) => slow.publish(makeBank(5), 1));
    const { uploads } = engine.ports;
    const upload = (await uploads.list(undefined)).uploads.find(({ status }) => status === 'staged');
    await uploads.cancel(upload?.uploadId ?? '');
    await expect(held.goOn()).rejects.toMatchObject({ code: 'upload-not-ready' });
    expect(await engine.ports.quizzes.find(quizId)).toMatchObject({ version: 1, revision: 1 });
  });

  it('refuses an upload that is mapped again meanwhile', async () => {
    const held = await holdUp(engine, transactions, (slow) => slow.publish(makeBank(5), 1));
    const { uploads, clock } = engine.ports;
    const seen = (await uploads.list(undefined)).uploads.find(({ status }) => status === 'staged');
    const staging = {
      sheet: 0,
      headerRow: 1,
      columns: [],
      choices: { columns: {} },
      findings: { asks: [], scores: [], leftOut: 0, withoutParameter: 0 },
      questions: makeBank(2),
      quizId,
      defects: [],
      counts: noDefects,
    };
    await uploads.restage(seen?.uploadId ?? '', seen?.staging ?? '', staging, 'next', clock());
    await expect(held.goOn()).rejects.toMatchObject({ code: 'upload-not-ready' });
    expect(await engine.ports.quizzes.find(quizId)).toMatchObject({ version: 1, revision: 1 });
    expect(await uploads.find(seen?.uploadId ?? '')).toMatchObject({ status: 'staged', staging: 'next' });
  });

  it('stores with the upload the version that it became', async () => {
    await engine.publish(makeBank(5), 1);
    const { uploads } = await engine.ports.uploads.list(undefined);
    expect(uploads.map(({ publishedAs }) => publishedAs?.version).sort()).toEqual([1, 2]);
    expect(uploads.map(({ status }) => status)).toEqual(['published', 'published']);
  });

  it('refuses an upload with blocking defects', async () => {
    const { uploads, clock, newId } = engine.ports;
    const uploadId = newId();
    await uploads.create({ uploadId, fileName: 'bank.xlsx', by: 'admin', now: clock() });
    const counts = { error: 2, skipped: 0, defaulted: 0, note: 0 };
    const staging = await stageDrafts(engine.ports, uploadId, makeBank(5), quizId, counts);
    const details = { name: 'Bank', description: '', price: 0 };
    await expect(
      publishBank(engine.ports, { quizId, uploadId, staging, details, revision: 1, by: 'admin' }),
    ).rejects.toMatchObject({
      code: 'upload-not-ready',
      message: blocked(2),
    });
  });

  it('adds to the live questions, which keep their ids and numbers', async () => {
    const before = await engine.ports.banks.getQuestions(quizId, 1);
    await engine.publish(makeBank(3, 'Newer'), 1, quizId, { mode: 'add' });
    const after = await engine.ports.banks.getQuestions(quizId, 2);
    expect(after.slice(0, 4)).toEqual(before);
    expect(after.map(({ id, number }) => [id, number]).slice(4)).toEqual([
      [5, 5],
      [6, 6],
      [7, 7],
    ]);
    expect(await engine.ports.versions.find(quizId, 2)).toMatchObject({
      questionCount: 7,
      counts: { added: 3, changed: 0, removed: 0 },
    });
  });

  it('adds nothing to a bank that changed since the admin saw it', async () => {
    const held = await holdUp(engine, transactions, (slow) =>
      slow.publish(makeBank(3, 'Mine'), 1, quizId, { mode: 'add' }),
    );
    await engine.publish(makeBank(5, 'Yours'), 1);
    await expect(held.goOn()).rejects.toMatchObject({ code: 'revision-conflict' });
    await expect(engine.publish(makeBank(3, 'Mine'), 1, quizId, { mode: 'add' })).rejects.toMatchObject({
      code: 'revision-conflict',
    });
    expect(await engine.ports.quizzes.find(quizId)).toMatchObject({ version: 2, questionCount: 5 });
  });

  it('refuses to add a text that the bank has, unless duplicates are left out', async () => {
    const drafts = [...makeBank(2), ...makeBank(1, 'Newer')];
    await expect(engine.publish(drafts, 1, quizId, { mode: 'add' })).rejects.toMatchObject({ code: 'invalid-input' });
    await engine.publish(drafts, 1, quizId, { mode: 'add', leaveOutSame: true });
    expect(await engine.ports.quizzes.find(quizId)).toMatchObject({ version: 2, questionCount: 5 });
  });

  it('refuses to add to an unknown quiz', async () => {
    await expect(engine.publish(makeBank(2), undefined, 9, { mode: 'add' })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('stores 2,500 questions in chunks that DynamoDB accepts', async () => {
    const engine = await makeEngine({ questions: 2500 });
    expect(await engine.ports.banks.getQuestions(quizId, 1)).toHaveLength(2500);
    const pages = await engine.ports.banks.countPages(quizId, 1);
    expect(pages).toBeGreaterThan(1);
    const sizes = await Promise.all(
      Array.from({ length: pages }, async (_, page) => (await engine.ports.banks.getPage(quizId, 1, page)).length),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(2500);
  });
});
