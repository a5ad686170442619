import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { grantNextTime } from '#functions/usecases/attempts/grant-next-time.ts';
import { deliver, makeOutside } from '#test/support/make-account.ts';
import { makeEngine, newPerson, quizId } from '#test/support/engine/make-engine.ts';
import { parseAttemptId } from '#functions/domain/attempts/attempt.ts';

const dayMs = 86_400_000;

/** As in docs/table.md. A day passes before each step; consents and the profile stay. */
it('the items of a person expire 24 months after their last use, those of an attempt after its end', async () => {
  const engine = await makeEngine({ questions: 4 });
  const userId = newPerson();
  const why = { reason: 'The power was out.', by: 'admin' };
  /** Days from now until each item expires, by its kind. */
  const after = async (step: Promise<unknown>) => {
    await step;
    const items = await engine.items(userId, '');
    const left = items.flatMap(({ sk, ttl }) =>
      ttl === undefined
        ? []
        : [[/^(GRANT#NEXT|\w+)/.exec(String(sk))?.[0], (Number(ttl) * 1000 - engine.clock()) / dayMs]],
    );
    engine.clock.advance(dayMs);
    return Object.fromEntries(left) as Record<string, number>;
  };
  await engine.ports.profiles.upsert({ userId, email: 'asha@example.com', name: 'Asha' });
  expect(await after(engine.redeem(userId))).toEqual({ SEAT: 731, REDEMPTION: 731 });
  const entering = engine.enter(userId);
  expect(await after(entering)).toEqual({ SEAT: 731, REDEMPTION: 730 });
  const view = await entering;
  const next = grantNextTime(engine.ports, { userId, quizId, minutes: 5000, grantId: ulid(), ...why });
  expect(await after(next)).toMatchObject({ SEAT: 731, 'GRANT#NEXT': 731 });
  expect(await after(engine.answer(userId, view, 0))).toMatchObject({ SEAT: 731, OPEN: 731, 'GRANT#NEXT': 730 });
  const attempt = parseAttemptId(view.attemptId);
  const grant = { userId, attempt, minutes: 5, grantId: ulid(), now: engine.clock(), ...why };
  expect(await after(engine.ports.grants.grantTime(grant))).toMatchObject({ GRANT: 731, SEAT: 730, OPEN: 730 });
  expect(await after(engine.end(userId, view.attemptId))).toMatchObject({
    ATTEMPT: 731,
    RESULT: 731,
    SEAT: 731,
    OPEN: 731,
  });
  const delivery = deliver(engine, makeOutside(), { userId, attemptId: view.attemptId });
  expect(await after(delivery)).toMatchObject({ ATTEMPT: 730, RESULT: 730, REPORT: 730, REDEMPTION: 725 });
});
