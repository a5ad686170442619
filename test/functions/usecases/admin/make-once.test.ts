import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { revokeAdmin } from '#functions/usecases/admin/revoke-admin.ts';
import { createCoupon } from '#functions/usecases/coupons/create-coupon.ts';
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

describe('a change retried under its id', () => {
  it('gets the first reply even after another admin has changed the same data', async () => {
    const changeId = newEventId();
    const mine = { holidays: [{ day: '2027-01-26', name: 'Republic Day' }], revision: 0, changeId, by: 'admin' };
    const first = await updateHolidays(ports, mine);
    await updateHolidays(ports, { holidays: [], revision: 1, changeId: newEventId(), by: 'other' });
    expect(await updateHolidays(ports, mine)).toEqual(first);
    expect(await auditOf(engine, 'holidays-changed')).toHaveLength(2);
    expect((await ports.holidays.read()).holidays).toEqual([]);
  });

  it('is not made again after another admin has undone it', async () => {
    const userId = await makeAdmin(engine, 'back@example.com');
    await makeAdmin(engine, 'stays@example.com');
    const request = { userId, reason: 'Left', changeId: newEventId(), by: 'admin' };
    const first = await revokeAdmin(ports, request);
    engine.clock.advance(5_000);
    await ports.admins.grant(userId, { by: 'other', at: engine.clock() });
    expect(await revokeAdmin(ports, request)).toEqual(first);
    expect((await ports.admins.list()).map((admin) => admin.userId)).toContain(userId);
  });
});

describe('the record of a change id', () => {
  it('expires after a day', async () => {
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
  it.each([undefined, newEventId()])('is refused as a conflict: id %s', async (changeId) => {
    const code = `OTHER${changeId ?? ''}`.toUpperCase();
    await createCoupon(ports, { ...terms, quizId, code, changeId: newEventId(), by: 'admin' });
    const again = createCoupon(ports, { ...terms, quizId, code, changeId, by: 'admin' });
    await expect(again).rejects.toMatchObject({ code: 'coupon-exists' });
  });
});
