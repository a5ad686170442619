import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { revokeAdmin } from '#functions/usecases/admin/revoke-admin.ts';
import { createCoupon } from '#functions/usecases/coupons/create-coupon.ts';
import { updateCoupon } from '#functions/usecases/coupons/update-coupon.ts';
import { updateHolidays } from '#functions/usecases/reports/delivery/update-holidays.ts';
import { makeEngine, newEventId, quizId, type Engine } from '#test/support/engine/make-engine.ts';
import { adminPorts, auditOf, makeAdmin } from '#test/support/make-admin.ts';

let engine: Engine;
let ports: ReturnType<typeof adminPorts>;
beforeAll(async () => {
  engine = await makeEngine({ questions: 1 });
  ports = adminPorts(engine);
});

const terms = { validFrom: 0, validUntil: 1e12, discountPercentage: 10, maxUses: 5, label: 'Spring' };

describe('a change that is sent again under its id', () => {
  it('gets the reply of the first one, and is in the audit once', async () => {
    const made = { ...terms, quizId, code: 'AGAIN', changeId: newEventId(), by: 'admin' };
    const first = await createCoupon(ports, made);
    expect(await createCoupon(ports, made)).toEqual(first);
    const entries = await auditOf(engine, 'coupon-created');
    expect(entries.filter(({ object }) => object === 'coupon AGAIN')).toHaveLength(1);

    const { maxUses: _none, ...rest } = terms;
    const change = { ...rest, maxUses: null, code: 'AGAIN', revision: 0, active: false, reason: 'Asked for' };
    const request = { ...change, changeId: newEventId(), by: 'admin' };
    const changed = await updateCoupon(ports, request);
    expect(await updateCoupon(ports, request)).toEqual(changed);
    expect(await auditOf(engine, 'coupon-changed')).toHaveLength(1);
  });

  it('gets it after another admin has changed the same since', async () => {
    const changeId = newEventId();
    const mine = { holidays: [{ day: '2027-01-26', name: 'Republic Day' }], revision: 0, changeId, by: 'admin' };
    const first = await updateHolidays(ports, mine);
    await updateHolidays(ports, { holidays: [], revision: 1, changeId: newEventId(), by: 'other' });
    expect(await updateHolidays(ports, mine)).toEqual(first);
    expect(await auditOf(engine, 'holidays-changed')).toHaveLength(2);
    expect((await ports.holidays.read()).holidays).toEqual([]);
  });

  it('says when it was made', async () => {
    const userId = await makeAdmin(engine, 'second@example.com');
    await makeAdmin(engine, 'third@example.com');
    const request = { userId, reason: 'Left', changeId: newEventId(), by: 'admin' };
    const first = await revokeAdmin(ports, request);
    engine.clock.advance(5_000);
    expect(await revokeAdmin(ports, request)).toEqual(first);
  });

  it('is not made again after another admin has taken it back', async () => {
    const userId = await makeAdmin(engine, 'back@example.com');
    await makeAdmin(engine, 'stays@example.com');
    const request = { userId, reason: 'Left', changeId: newEventId(), by: 'admin' };
    const first = await revokeAdmin(ports, request);
    await ports.admins.grant(userId, { by: 'other', at: engine.clock() });
    expect(await revokeAdmin(ports, request)).toEqual(first);
    expect((await ports.admins.list()).map((admin) => admin.userId)).toContain(userId);
  });
});

describe('the note of a change', () => {
  it('is gone after a day, when nobody presses again', async () => {
    const changeId = newEventId();
    const at = engine.clock();
    const holidays = [{ day: '2027-08-15', name: 'Independence Day' }];
    await updateHolidays(ports, { holidays, revision: 2, changeId, by: 'admin' });
    const { Item } = await engine.table.db.send(
      new GetCommand({ TableName: engine.table.name, Key: keys.change(changeId), ConsistentRead: true }),
    );
    expect(Item?.['ttl']).toBe(Math.floor(at / 1000) + 24 * 60 * 60);
  });
});

describe('a change under another id', () => {
  it.each([undefined, newEventId()])('is refused as before: %s', async (changeId) => {
    const code = `OTHER${changeId ?? ''}`.toUpperCase();
    await createCoupon(ports, { ...terms, quizId, code, changeId: newEventId(), by: 'admin' });
    const again = createCoupon(ports, { ...terms, quizId, code, changeId, by: 'admin' });
    await expect(again).rejects.toMatchObject({ code: 'coupon-exists' });
  });
});
