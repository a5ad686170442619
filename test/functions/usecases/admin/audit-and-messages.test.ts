import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { ulid } from 'ulid';
import { putAudit } from '#functions/adapters/dynamo/admin/audit-store.ts';
import type { AuditEntry } from '#functions/domain/admin/audit.ts';
import { parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { expiryOf } from '#functions/domain/retention.ts';
import { listAudit } from '#functions/usecases/admin/list-audit.ts';
import { getPerson } from '#functions/usecases/people/find-people.ts';
import { readItems } from '#test/support/fault-table/stored-state.ts';
import { erase, makeOutside } from '#test/support/make-account.ts';
import { adminPorts, auditOf, makeAdmin, makePerson } from '#test/support/make-admin.ts';
import { engineOn, makeEngine as makeFull, startedAttempt, type Engine } from '#test/support/engine/make-engine.ts';
import { listWith } from '#test/support/matchers.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await makeEngine();
});

const makeEngine = async () => engineOn(await makeTable());
const write = (entry: Partial<AuditEntry> = {}) =>
  engine.table.db.send(
    new TransactWriteCommand({
      TransactItems: [
        putAudit(engine.table.name, {
          by: 'nobody',
          at: engine.clock(),
          what: 'coupon-changed',
          object: 'coupon A',
          ...entry,
        }),
      ],
    }),
  );

const january = { from: '2026-01-01', until: '2026-01-31' };
const toldIn = ({ sentence }: { sentence: { text: string }[] }) => sentence.map(({ text }) => text).join('');

describe('listAudit', () => {
  it('lists entries newest first between two Indian days, over months and pages', async () => {
    const said = (number: number) => `Deleted account changed the coupon C${number}.`;
    const begun = engine.clock();
    for (let number = 0; number < 120; number++) await write({ at: begun + number, object: `coupon C${number}` });
    await write({ at: Date.UTC(2026, 1, 28, 18, 29, 59), object: 'coupon C120' });
    await write({ at: Date.UTC(2026, 1, 28, 18, 30), object: 'coupon C121' });
    const list = async (days: { from: string; until: string }) => {
      const all: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await listAudit(adminPorts(engine), { ...days, cursor });
        all.push(...page.entries.map(toldIn));
        cursor = page.next;
      } while (cursor !== undefined);
      return all;
    };
    const all = Array.from({ length: 122 }, (_, place) => said(121 - place));
    expect(await list({ from: '2025-12-01', until: '2026-03-01' })).toEqual(all);
    expect(await list({ from: '2026-03-01', until: '2026-03-01' })).toEqual([said(121)]);
    expect(await list({ from: '2026-02-28', until: '2026-02-28' })).toEqual([said(120)]);
    expect(await list({ from: '2026-01-05', until: '2026-02-27' })).toEqual(all.slice(2));
    expect(await list({ from: '2026-01-06', until: '2026-02-27' })).toEqual([]);
  });

  it('searches all pages by action, words and person', async () => {
    const asha = await makePerson(engine, 'a@example.com', 'Asha Rao');
    const [ravi, chief] = [await makePerson(engine, 'r@example.com'), await makePerson(engine, 'c@example.com')];
    const what = 'admin-granted' as const;
    await write({ what: 'coupon-released', object: 'coupon B', person: ravi, by: chief });
    await write({ what: 'time-granted', object: `next attempt of ${ravi} at quiz 1` });
    const [before, after] = [1, 2].map((price) => ({ price, name: `Name ${price}` }));
    await write({ what: 'quiz-changed', object: 'quiz 1', before, after });
    await write({ what, by: 'command line', object: `person ${asha}`, reason: 'The new head of the office' });
    for (let number = 0; number < 110; number++) {
      engine.clock.advance(1000);
      await write();
    }
    const ports = adminPorts(engine);
    const count = async (filter: object) => (await listAudit(ports, { ...january, ...filter })).entries.length;
    expect(await count({ what })).toBe(1);
    expect(await count({ text: 'NEW HEAD' })).toBe(1);
    expect(await count({ text: 'asha admin' })).toBe(1);
    expect(await count({ text: 'name 1' })).toBe(1);
    expect(await count({ person: asha })).toBe(1);
    expect(await count({ person: ravi })).toBe(2);
    expect(await count({ person: chief })).toBe(1);
    expect(await count({ who: 'r@example' })).toBe(2);
    expect(await count({ who: 'operator' })).toBe(1);
    expect(await count({ who: 'ASHA' })).toBe(1);
    expect(await count({ who: 'asha operator' })).toBe(0);
    expect(await count({ who: 'stranger' })).toBe(0);
    expect(await count({ text: 'no such words' })).toBe(0);
    expect(await count({ person: 'stranger' })).toBe(0);
  });

  it('shows no e-mail address that a reason contained', async () => {
    await write({ reason: 'Asked by asha.rao+x@example.com (ASHA%40example.com)' });
    const { entries } = await listAudit(adminPorts(engine), january);
    expect(entries.map(({ reason }) => reason)).toEqual(['Asked by (address) ((address))']);
  });

  it('names people, quizzes and attempts, but nobody whose account was erased', async () => {
    const engine = await makeFull({ questions: 4 });
    const chief = await makePerson(engine, 'c@example.com', 'Chief');
    const { userId, attemptId } = await startedAttempt(engine);
    const ports = adminPorts(engine);
    const grant = { grantId: 'G', reason: 'Fire drill', by: chief, now: engine.clock() };
    await ports.grants.grantTime({ userId, attempt: parseAttemptId(attemptId), minutes: 10, ...grant });
    const list = async () => (await listAudit(ports, { ...january, what: 'time-granted' })).entries;
    const [granted] = await list();
    expect(granted && toldIn(granted)).toBe('Chief granted 10 extra minutes to Asha’s attempt of 5 Jan 2026, 14:30.');
    expect(granted?.sentence).toContainEqual({
      text: 'attempt of 5 Jan 2026, 14:30',
      link: { to: 'attempt', userId, attemptId },
    });
    expect(granted?.changes.map(({ field }) => field)).toEqual(['Deadline']);
    await erase(engine, makeOutside(), userId);
    const [gone] = await list();
    expect(gone && toldIn(gone)).toBe('Chief granted 10 extra minutes to Deleted account’s attempt.');
    expect(JSON.stringify(await listAudit(ports, january))).not.toMatch(new RegExp(`${userId}|[0-9a-f]{64}`));
  });

  it('keeps the name of an erased admin in the audit for 24 months, and only on what they did as an admin', async () => {
    const ports = adminPorts(engine);
    const chief = await makeAdmin(engine, 'chief@example.com');
    const ravi = await makeAdmin(engine, 'ravi@example.com');
    await write({ by: ravi, object: 'coupon A' });
    await write({ by: chief, what: 'coupon-released', object: 'coupon B', person: ravi });
    await ports.admins.revoke(ravi, { by: chief, at: engine.clock(), reason: 'Has left' });
    await erase(engine, makeOutside(), ravi);
    const list = async (filter: object = {}) =>
      (await listAudit(ports, { ...january, ...filter })).entries.map(toldIn).toSorted();
    const [name, gone] = ['ravi@example.com (deleted account)', 'Deleted account'];
    const told = (ravis: string) =>
      [
        `chief@example.com removed ${ravis} as an admin.`,
        `chief@example.com released the coupon B, which ${gone} had redeemed.`,
        `${ravis} changed the coupon A.`,
        `${gone} erased their own account.`,
        `${gone} made chief@example.com an admin.`,
        `${gone} made ${ravis} an admin.`,
      ].toSorted();
    expect(await list()).toEqual(told(name));
    expect(await list({ who: 'ravi' })).toEqual([`${name} changed the coupon A.`]);
    expect(JSON.stringify(await auditOf(engine, 'coupon-changed'))).not.toMatch(/ravi@/);
    const endsAt = engine.clock() + 731 * 86_400_000;
    engine.clock.advance(endsAt - 1000 - engine.clock());
    expect(await list()).toEqual(told(name));
    engine.clock.advance(1000);
    expect(await list()).toEqual(told(gone));
  });

  it('never overwrites an entry', async () => {
    const at = engine.clock();
    const put = putAudit(engine.table.name, { by: 'a', at, what: 'quiz-archived', object: 'quiz 1' });
    const send = () => engine.table.db.send(new TransactWriteCommand({ TransactItems: [put] }));
    await send();
    put.Put.Item.object = 'quiz 2';
    await expect(send()).rejects.toThrow('ConditionalCheckFailed');
    const { entries } = await listAudit(adminPorts(engine), january);
    expect(entries.map(toldIn)).toEqual(['Deleted account archived quiz 1.']);
  });
});

const sender = { name: 'A', designation: 'B', organization: 'C', email: 'chief@example.com', contactNo: '1' };
describe('the messages of the contact form', () => {
  it('are listed newest first, by month and in pages, in full, and counted by month', async () => {
    const ports = adminPorts(engine);
    const at = (number: number) => Date.UTC(2026, 0, 1) + number;
    for (let number = 10; number < 40; number++) {
      const message = `Hello\n<b>${number}</b>`;
      await ports.contacts.add({ ...sender, message, messageId: ulid(at(number)), at: at(number) });
    }
    const first = await ports.contacts.list('2026-01', undefined);
    const second = await ports.contacts.list('2026-01', first.next);
    const all = [...first.rows, ...second.rows];
    expect(all.map((message) => message.at)).toEqual(Array.from({ length: 30 }, (_, place) => at(39 - place)));
    expect(all[0]).toMatchObject({ ...sender, message: 'Hello\n<b>39</b>' });
    expect([first.rows.length, second.next]).toEqual([25, undefined]);
    expect((await ports.contacts.list('2026-02', undefined)).rows).toEqual([]);
    // Open ones are counted in this month and the one before, among the newest.
    expect(await ports.contacts.countOpen(at(50), 100)).toEqual({ '2026-01': 30, '2025-12': 0 });
    expect(await ports.contacts.countOpen(Date.UTC(2026, 1, 1), 20)).toEqual({ '2026-02': 0, '2026-01': 20 });
  });

  it('are marked as done and as open again, each time once, with an entry in the audit', async () => {
    const ports = adminPorts(engine);
    const by = await makeAdmin(engine, 'chief@example.com');
    const messageId = ulid(engine.clock());
    await ports.contacts.add({ ...sender, message: 'Hello', messageId, at: engine.clock() });
    const mark = (isDone: boolean, id = messageId) =>
      ports.contacts.mark({ messageId: id, isDone, by, at: engine.clock() });
    const waiting = async () => (await ports.contacts.countOpen(engine.clock(), 100))['2026-01'];
    const expiry = expiryOf(engine.clock());
    engine.clock.advance(1000);
    const doneAt = engine.clock();
    expect([await waiting(), await mark(true), await waiting()]).toEqual([1, { doneAt }, 0]);
    engine.clock.advance(1000);
    expect(await mark(true)).toMatchObject({ doneAt });
    expect([...(await readItems(engine.table)).values()]).toEqual(listWith({ doneAt, ttl: expiry }));
    expect((await getPerson(ports, { userId: by })).messages).toMatchObject([{ messageId, doneAt }]);
    for (let time = 0; time < 2; time++) expect((await mark(false)).doneAt).toBeUndefined();
    expect(await waiting()).toBe(1);
    const { entries } = await listAudit(ports, january);
    const message = 'the contact message of 5 Jan 2026, 14:30';
    expect(entries.map(toldIn).slice(0, -1)).toEqual([
      `chief@example.com marked ${message} as open again.`,
      `chief@example.com marked ${message} as done.`,
    ]);
    await expect(mark(true, ulid(doneAt))).rejects.toMatchObject({ code: 'not-found' });
  });
});
