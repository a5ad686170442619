import { beforeEach, describe, expect, it } from 'vitest';
import { listQuizzes, listVersions } from '#functions/usecases/banks/quizzes.ts';
import { publishBank } from '#functions/usecases/banks/publish-bank.ts';
import { restoreVersion } from '#functions/usecases/banks/change-bank.ts';
import { auditOf } from '#test/support/dynamo/admin-items.ts';
import { record } from '#test/support/faults.ts';
import { makeBank } from '#test/support/make-bank.ts';
import {
  another,
  makeEngine,
  newEventId,
  quizId,
  startedAttempt,
  type Engine,
} from '#test/support/engine/make-engine.ts';
import { stageDrafts } from '#test/support/sheets/stage-drafts.ts';
import { submit } from './submit.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await twoVersions();
});

type Restoration = Parameters<typeof restoreVersion>[1];
const restore = ({ ports }: Engine, changes: Partial<Restoration> = {}) =>
  restoreVersion(ports, {
    quizId,
    version: 1,
    changeId: newEventId(),
    revision: 2,
    baseVersion: 2,
    by: 'admin',
    note: 'The new ones were wrong',
    ...changes,
  });

/** Version 1 has questions 1 to 4, version 2 the first two of them and three others. */
async function twoVersions() {
  const engine = await makeEngine({ questions: 4 });
  await engine.publish([...makeBank(2), ...makeBank(3, 'Newer')], 1);
  return engine;
}

describe('restoreVersion', () => {
  it('makes a new version that points at the old content and copies nothing', async () => {
    const old = await engine.ports.versions.find(quizId, 1);
    const restoring = another(engine);
    const calls = record(restoring.table);
    expect(await restore(restoring)).toMatchObject({ version: 3, revision: 3, questionCount: 4 });
    expect(calls.map(({ name }) => name)).not.toContain('PutItem');
    expect(await engine.ports.versions.find(quizId, 3)).toMatchObject({
      bankId: old?.bankId,
      questionCount: 4,
      origin: 'restore',
      restoredFrom: 1,
      note: 'The new ones were wrong',
      counts: { added: 2, changed: 0, removed: 3 },
    });
    expect(await another(engine).ports.banks.getQuestions(quizId, 3)).toEqual(
      await engine.ports.banks.getQuestions(quizId, 1),
    );
    expect(await engine.ports.quizzes.findActive()).toMatchObject({ version: 3, questionCount: 4 });
    expect(await auditOf(engine, 'bank-restored')).toMatchObject([
      {
        by: 'admin',
        object: 'quiz 1',
        reason: 'The new ones were wrong',
        before: { version: 2 },
        after: { version: 3 },
      },
    ]);
  });

  it('leaves running attempts of both versions their own questions', async () => {
    const engine = await makeEngine({ questions: 4 });
    const first = await startedAttempt(engine);
    await engine.publish(makeBank(5, 'Newer'), 1);
    const second = await startedAttempt(engine);
    await restore(engine);
    for (const { userId, view } of [first, second]) {
      const elsewhere = another(engine);
      expect((await elsewhere.enter(userId)).questions).toEqual(view.questions);
      await expect(elsewhere.answer(userId, view, 1)).resolves.toMatchObject({ outcome: 'saved' });
    }
    const third = await startedAttempt(another(engine));
    expect(third.view.questions).toHaveLength(4);
    expect(third.attemptId).toMatch(/^1\.3\./);
  });

  it.each([
    ['the live version', { version: 2 }, 'invalid-input'],
    ['a version that is not there', { version: 9 }, 'not-found'],
    ['a revision other than the present one', { revision: 1 }, 'revision-conflict'],
  ])('refuses %s', async (_, changes, code) => {
    await expect(restore(engine, changes)).rejects.toMatchObject({ code });
    expect(await engine.ports.quizzes.find(quizId)).toMatchObject({ version: 2 });
  });
});

describe('listVersions', () => {
  it('lists versions newest first, in pages, with author and origin', async () => {
    const engine = await makeEngine({ questions: 2 });
    await engine.ports.profiles.upsert({ userId: 'meera', email: 'meera@example.com', name: 'Meera' });
    for (let edit = 1; edit < 27; edit++)
      await submit(engine, edit, { added: makeBank(1, `Added ${edit}`), note: `Edit ${edit}`, by: 'meera' });
    const first = await listVersions(engine.ports, { quizId });
    expect(first.versions.map(({ version }) => version)).toEqual(Array.from({ length: 25 }, (_, index) => 27 - index));
    expect(first.versions[0]).toMatchObject({ publishedByName: 'Meera', origin: 'edit', note: 'Edit 26' });
    const second = await listVersions(engine.ports, { quizId, cursor: first.next });
    expect(second.versions.map(({ version }) => version)).toEqual([2, 1]);
    expect(second.versions[1]).toMatchObject({
      origin: 'upload',
      publishedByName: 'Deleted account',
      counts: { added: 2, changed: 0, removed: 0 },
      pages: 1,
    });
    expect(second.next).toBeUndefined();
  });
});

describe('a publication', () => {
  it('stores its note and counts with the version, and the author with the quiz', async () => {
    await engine.ports.profiles.upsert({ userId: 'meera', email: 'meera@example.com', name: 'Meera' });
    const uploadId = '01J0000000000000000000000A';
    await engine.ports.uploads.create({ uploadId, fileName: 'b.xlsx', by: 'meera', now: engine.clock() });
    const staging = await stageDrafts(engine.ports, uploadId, makeBank(3), quizId);
    const details = { name: 'Q', description: '', price: 1 };
    const request = { quizId, uploadId, staging, details, revision: 2, note: 'Third wave', by: 'meera' };
    await publishBank(engine.ports, request);
    expect(await engine.ports.versions.find(quizId, 3)).toMatchObject({
      note: 'Third wave',
      origin: 'upload',
      uploadId,
      counts: { added: 1, changed: 0, removed: 3 },
    });
    expect(await auditOf(engine, 'bank-published')).toContainEqual(
      expect.objectContaining({ reason: 'Third wave', uploadId }),
    );
    expect((await listQuizzes(engine.ports)).quizzes).toMatchObject([{ updatedBy: 'meera', updatedByName: 'Meera' }]);
  });
});
