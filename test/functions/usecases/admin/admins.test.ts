import { beforeEach, describe, expect, it } from 'vitest';
import { grantAdmin, listAdmins, requireAdmin, revokeAdmin } from '#functions/usecases/admin/admins.ts';
import { erase, makeOutside } from '#test/support/make-account.ts';
import { adminPorts, auditOf, makeAdmin, makePerson } from '#test/support/make-admin.ts';
import { another, engineOn, newPerson, type Engine } from '#test/support/engine/make-engine.ts';
import { holdUp } from '#test/support/engine/hold-up.ts';
import { outcomeOf } from '#test/support/outcome-of.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';
import { adminErasure, neverSignedIn } from '#functions/domain/words/people.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await makeEngine();
});

const makeEngine = async () => engineOn(await makeTable());
const adminNames = async () => (await listAdmins(adminPorts(engine))).admins.map(({ email }) => email);
const grant = (engine: Engine, by: string, email: string) =>
  grantAdmin(adminPorts(engine), { by, email, reason: 'Joins the office' });
const revoke = (engine: Engine, by: string, userId: string) =>
  revokeAdmin(adminPorts(engine), { by, userId, reason: 'Has left' });
const isAdmin = async (userId: string) => (await engine.ports.profiles.find(userId))?.isAdmin;
describe('grantAdmin', () => {
  it('makes everyone with the address an admin once, with audit entries', async () => {
    const chief = await makeAdmin(engine, 'chief@example.com');
    const asha = await makePerson(engine, 'Asha@Example.com', 'Asha');
    const again = await makePerson(engine, 'asha@example.com', 'Asha, signed in another way');
    const { granted } = await grant(engine, chief, 'ASHA@example.com');
    expect(granted.map(({ userId }) => userId).sort()).toEqual([asha, again].sort());
    await grant(engine, chief, 'asha@example.com');
    expect(await adminNames()).toEqual(['Asha@Example.com', 'asha@example.com', 'chief@example.com']);
    const audit = (await auditOf(engine, 'admin-granted')).filter(({ by }) => by === chief);
    expect(audit).toHaveLength(2);
    expect(audit[0]).toMatchObject({
      reason: 'Joins the office',
      object: expect.stringMatching(/^person /) as string,
      before: { isAdmin: false },
      after: { isAdmin: true },
    });
  });

  it('refuses an address that has never signed in, and says what to do', async () => {
    const chief = await makeAdmin(engine, 'chief@example.com');
    await makePerson(engine, 'someone@example.com.in');
    await expect(grant(engine, chief, 'someone@example.com')).rejects.toMatchObject({
      code: 'not-found',
      message: neverSignedIn('someone@example.com'),
    });
  });

  it('does not bring back a person who was erased meanwhile', async () => {
    const chief = await makeAdmin(engine, 'chief@example.com');
    const asha = await makePerson(engine, 'asha@example.com');
    const granting = await holdUp(
      engine,
      ({ name }) => name === 'TransactWriteItems',
      (slow) => outcomeOf(grant(slow, chief, 'asha@example.com')),
    );
    await erase(engine, makeOutside(), asha);
    expect(await granting.goOn()).toBe('not-found');
    expect(await adminNames()).toEqual(['chief@example.com']);
  });
});

describe('revokeAdmin', () => {
  it('takes effect at once, and keeps the last admin', async () => {
    const chief = await makeAdmin(engine, 'chief@example.com');
    const asha = await makeAdmin(engine, 'asha@example.com');
    await revoke(engine, chief, asha);
    expect(await outcomeOf(requireAdmin(engine.ports, asha))).toBe('forbidden');
    expect(await outcomeOf(revoke(engine, chief, asha))).toBe('done');
    expect(await outcomeOf(revoke(engine, chief, newPerson()))).toBe('not-found');
    expect(await outcomeOf(revoke(engine, 'command line', chief))).toBe('last-admin');
    expect(await adminNames()).toEqual(['chief@example.com']);
    const audit = await auditOf(engine, 'admin-revoked');
    expect(audit).toMatchObject([{ by: chief, object: `person ${asha}`, reason: 'Has left' }]);
  });

  it('lets no admin revoke themselves', async () => {
    const chief = await makeAdmin(engine, 'chief@example.com');
    expect(await outcomeOf(revoke(engine, chief, chief))).toBe('needs-another-admin');
    await makeAdmin(engine, 'asha@example.com');
    expect(await outcomeOf(revoke(engine, chief, chief))).toBe('needs-another-admin');
    expect(await isAdmin(chief)).toBe(true);
  });

  it('leaves at least one of two admins who revoke each other at once', async () => {
    for (let round = 0; round < 8; round++) {
      engine = await makeEngine();
      const [a, b] = [await makeAdmin(engine, 'a@example.com'), await makeAdmin(engine, 'b@example.com')];
      const outcomes = await Promise.all([outcomeOf(revoke(engine, a, b)), outcomeOf(revoke(another(engine), b, a))]);
      expect(outcomes.filter((outcome) => outcome === 'done').length).toBeLessThanOrEqual(1);
      const left = [await isAdmin(a), await isAdmin(b)].filter(Boolean);
      expect([outcomes, left.length]).toEqual([outcomes, outcomes.includes('done') ? 1 : 2]);
    }
  });
});

describe('eraseMe of an admin', () => {
  it('is refused until another admin has revoked them, and says what to do', async () => {
    const chief = await makeAdmin(engine, 'chief@example.com');
    const asha = await makeAdmin(engine, 'asha@example.com');
    const outside = makeOutside();
    for (const userId of [chief, asha]) {
      outside.people.add(`Google_${userId}`);
      await expect(erase(engine, outside, userId)).rejects.toMatchObject({
        code: 'needs-another-admin',
        message: adminErasure,
      });
    }
    expect([await isAdmin(chief), await isAdmin(asha), outside.people.size]).toEqual([true, true, 2]);
    await revoke(engine, chief, asha);
    await expect(erase(engine, outside, asha)).resolves.toMatchObject({ erasedAt: engine.clock() });
    expect(await adminNames()).toEqual(['chief@example.com']);
  });

  it('is refused if the person becomes an admin meanwhile', async () => {
    const chief = await makeAdmin(engine, 'chief@example.com');
    const asha = await makePerson(engine, 'asha@example.com');
    const erasing = await holdUp(
      engine,
      ({ name }) => name === 'TransactWriteItems',
      (slow) => outcomeOf(erase(slow, makeOutside(), asha)),
    );
    await grant(engine, chief, 'asha@example.com');
    expect(await erasing.goOn()).toBe('needs-another-admin');
    expect(await adminNames()).toEqual(['asha@example.com', 'chief@example.com']);
  });
});
