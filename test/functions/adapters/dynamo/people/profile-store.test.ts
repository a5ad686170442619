import { beforeAll, describe, expect, it } from 'vitest';
import { record } from '#test/support/faults.ts';
import { another, makeEngine, newPerson, type Engine } from '#test/support/engine/make-engine.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({ questions: 4 });
});

describe('profileStore', () => {
  const picture = 'https://lh3.googleusercontent.com/a';
  const asha = { email: 'asha@example.com', name: 'Asha', picture };

  it('an unchanged profile is read and not written again', async () => {
    const userId = newPerson();
    await engine.ports.profiles.upsert({ userId, ...asha });
    const again = another(engine);
    const calls = record(again.table);
    expect(await again.ports.profiles.upsert({ userId, ...asha })).toEqual({ userId, ...asha, isAdmin: false });
    expect(calls.map(({ name }) => name)).toEqual(['GetItem']);
  });

  it.each([
    ['another address', { email: 'asha@example.org' }],
    ['another name', { name: 'Asha K' }],
    ['no picture', { picture: undefined }],
    ['another picture', { picture: `${picture}b` }],
  ])('a profile is updated when the token has %s', async (_, change) => {
    const userId = newPerson();
    await engine.ports.profiles.upsert({ userId, ...asha });
    const { picture: shown, ...changed } = { ...asha, ...change };
    const now = { userId, ...changed, ...(shown !== undefined && { picture: shown }) };
    expect(await engine.ports.profiles.upsert(now)).toEqual({ ...now, isAdmin: false });
    expect(await engine.ports.profiles.find(userId)).toEqual({ ...now, isAdmin: false });
  });
});
