import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { putAudit } from '#functions/adapters/dynamo/audit-entry.ts';
import type { AuditEntry } from '#functions/domain/audit.ts';
import { listAudit } from '#functions/usecases/list-audit.ts';
import { listMessages } from '#functions/usecases/list-messages.ts';
import { erase, makeOutside } from '#test/support/make-account.ts';
import { adminPorts, makePerson } from '#test/support/make-admin.ts';
import { engineOn, type Engine } from '#test/support/make-engine.ts';
import { makeTable } from '#test/support/make-table.ts';

const makeEngine = async () => engineOn(await makeTable());
const write = (engine: Engine, entry: Partial<AuditEntry> = {}) =>
  engine.table.db.send(
    new TransactWriteCommand({
      TransactItems: [
        putAudit(engine.table.name, {
          ...{ by: 'nobody', at: engine.clock(), what: 'coupon-changed', object: 'coupon A', ...entry },
        }),
      ],
    }),
  );

describe('the audit', () => {
  it('comes newest first, by month and in pages, each entry once', async () => {
    const engine = await makeEngine();
    for (let number = 0; number < 120; number++) {
      engine.clock.advance(60_000);
      await write(engine, { object: `coupon ${number}` });
    }
    await write(engine, { at: Date.UTC(2026, 1, 1), object: 'coupon of February' });
    const objects: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listAudit(adminPorts(engine), { month: '2026-01', cursor });
      expect(page.entries.length).toBeLessThanOrEqual(50);
      objects.push(...page.entries.map(({ object }) => object));
      cursor = page.next;
    } while (cursor !== undefined);
    expect(objects).toEqual(Array.from({ length: 120 }, (_, place) => `coupon ${119 - place}`));
    const { entries } = await listAudit(adminPorts(engine), { month: '2026-02' });
    expect(entries).toMatchObject([{ object: 'coupon of February' }]);
    expect((await listAudit(adminPorts(engine), { month: '2025-12' })).entries).toEqual([]);
  });

  it('is searched to its end, though what is looked for stands far behind', async () => {
    const engine = await makeEngine();
    await write(engine, { what: 'admin-granted', object: 'person someone', reason: 'The new head of the office' });
    for (let number = 0; number < 110; number++) {
      engine.clock.advance(1000);
      await write(engine);
    }
    const ports = adminPorts(engine);
    const found = await listAudit(ports, { month: '2026-01', what: 'admin-granted' });
    expect(found.entries.map(({ what }) => what)).toEqual(['admin-granted']);
    expect((await listAudit(ports, { month: '2026-01', text: 'NEW HEAD' })).entries).toHaveLength(1);
    expect((await listAudit(ports, { month: '2026-01', text: 'no such words' })).entries).toEqual([]);
  });

  it('names who did it and to whom; not those whose account was erased', async () => {
    const engine = await makeEngine();
    const [chief, asha] = [
      await makePerson(engine, 'c@example.com', 'Chief'),
      await makePerson(engine, 'a@example.com', 'Asha'),
    ];
    await write(engine, { by: chief, what: 'admin-granted', object: `person ${asha}` });
    const ports = adminPorts(engine);
    const list = async () => (await listAudit(ports, { month: '2026-01' })).entries;
    expect(await list()).toMatchObject([{ by: 'Chief', objectName: 'Asha' }]);
    engine.clock.advance(1000);
    await erase(engine, makeOutside(), asha);
    engine.clock.advance(1000);
    await write(engine, { by: 'command line', what: 'admin-revoked', object: 'person x' });
    expect(await list()).toMatchObject([
      { by: 'The command line', objectName: 'Deleted account' },
      { by: 'Someone whose account was erased', what: 'account-erased' },
      { by: 'Chief', objectName: 'Deleted account' },
    ]);
  });

  it('keeps an entry as it was written', async () => {
    const engine = await makeEngine();
    const put = putAudit(engine.table.name, { by: 'a', at: 1, what: 'data-exported', object: 'quiz 1' });
    const send = () => engine.table.db.send(new TransactWriteCommand({ TransactItems: [put] }));
    await send();
    put.Put.Item.object = 'quiz 2';
    await expect(send()).rejects.toThrow('ConditionalCheckFailed');
    const { entries } = await listAudit(adminPorts(engine), { month: '1970-01' });
    expect(entries).toMatchObject([{ object: 'quiz 1' }]);
  });

  it('goes on only where a page of the same month ended', async () => {
    const engine = await makeEngine();
    for (let number = 0; number < 51; number++) await write(engine);
    const { next } = await listAudit(adminPorts(engine), { month: '2026-01' });
    for (const request of [
      { month: '2026-02', cursor: next },
      { month: '2026-01', cursor: 'nonsense' },
    ]) {
      await expect(listAudit(adminPorts(engine), request)).rejects.toMatchObject({ code: 'invalid-input' });
    }
  });
});

describe('the messages', () => {
  it('come newest first, by month and in pages, in full', async () => {
    const engine = await makeEngine();
    const ports = adminPorts(engine);
    const words = { name: 'A', designation: 'B', organization: 'C', email: 'a@example.com', contactNo: '1' };
    const at = (number: number) => Date.UTC(2026, 0, 1) + number;
    for (let number = 10; number < 40; number++) {
      const message = `Hello\n<b>${number}</b>`;
      await ports.contacts.add({ ...words, message, messageId: `01J000000000000000000000${number}`, at: at(number) });
    }
    const first = await listMessages(ports, { month: '2026-01' });
    const second = await listMessages(ports, { month: '2026-01', cursor: first.next });
    const all = [...first.messages, ...second.messages];
    expect(all.map((message) => message.at)).toEqual(Array.from({ length: 30 }, (_, place) => at(39 - place)));
    expect(all[0]).toMatchObject({ ...words, message: 'Hello\n<b>39</b>' });
    expect([first.messages.length, second.next]).toEqual([25, undefined]);
    expect((await listMessages(ports, { month: '2026-02' })).messages).toEqual([]);
  });
});
