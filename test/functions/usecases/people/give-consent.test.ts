import { beforeAll, describe, expect, it } from 'vitest';
import { consentSentences, consentText, consentTextVersion } from '#functions/domain/people/consent.ts';
import { retentionMonths } from '#functions/domain/retention.ts';
import { enterQuiz } from '#functions/usecases/attempts/enter-quiz.ts';
import { getSeat } from '#functions/usecases/attempts/get-seat.ts';
import { giveConsent } from '#functions/usecases/people/give-consent.ts';
import { adult, makeEngine, newEventId, newPerson, quizId, type Engine } from '#test/support/engine/make-engine.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({ questions: 4 });
});

const guardian = { name: 'Lata Kulkarni', relationship: 'Mother', contact: '+91 98200 00000' };

/** A person with a coupon who has agreed to nothing, as the engine's other helpers never leave one. */
async function unasked() {
  const userId = newPerson();
  await engine.redeem(userId);
  const caller = { userId, email: 'asha@example.com', name: 'Asha' };
  return {
    userId,
    enter: () => enterQuiz(engine.ports, { caller, quizId, eventId: newEventId() }),
    agree: (more: Partial<Parameters<typeof giveConsent>[1]> = {}) =>
      giveConsent(engine.ports, { userId, ...adult, ...more }),
    seat: () => getSeat(engine.ports, { userId, quizId }),
  };
}

describe('consent', () => {
  it('is required to enter a new attempt', async () => {
    const { userId, enter, agree, seat } = await unasked();
    await expect(enter()).rejects.toMatchObject({ code: 'consent-required' });
    expect((await engine.items(userId, 'SEAT#'))[0]).not.toHaveProperty('pendingId');
    expect((await seat()).consent).toBeUndefined();
    const given = await agree();
    expect(given).toEqual({ textVersion: consentTextVersion, at: engine.clock() });
    expect(await seat()).toMatchObject({ consent: given });
    expect(await enter()).toMatchObject({ status: 'pending' });
  });

  it('is refused for an outdated text, and a stored one for such a text is not enough', async () => {
    const { userId, enter, agree, seat } = await unasked();
    await expect(agree({ textVersion: '2020-01' })).rejects.toMatchObject({ code: 'consent-outdated' });
    await engine.ports.consents.add(userId, { textVersion: '2020-01', at: 1, isAdult: true });
    await expect(enter()).rejects.toMatchObject({ code: 'consent-required' });
    expect((await seat()).consent).toBeUndefined();
    await agree();
    expect((await engine.items(userId, 'CONSENT#')).map(({ sk }) => sk as string)).toEqual([
      'CONSENT#2020-01',
      `CONSENT#${consentTextVersion}`,
    ]);
  });

  it('needs and records a guardian if the person is under 18', async () => {
    const { userId, enter, agree } = await unasked();
    await expect(agree({ isAdult: false })).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(enter()).rejects.toMatchObject({ code: 'consent-required' });
    await agree({ isAdult: false, guardian });
    expect(await enter()).toMatchObject({ status: 'pending' });
    expect(await engine.items(userId, 'CONSENT#')).toMatchObject([
      { sk: `CONSENT#${consentTextVersion}`, at: engine.clock(), isAdult: false, guardian },
    ]);
  });

  it('keeps the first record, and stores no guardian of an adult', async () => {
    const { userId, agree } = await unasked();
    const [one, two] = await Promise.all([agree({ guardian }), agree({ guardian })]);
    engine.clock.advance(1000);
    expect([two, await agree({ isAdult: false, guardian })]).toEqual([one, one]);
    const [item] = await engine.items(userId, 'CONSENT#');
    expect(item).toMatchObject({ isAdult: true, at: one.at });
    expect(item).not.toHaveProperty('guardian');
  });

  it('is required again for the next attempt if removed, but not for a running one', async () => {
    const { userId, enter, agree } = await unasked();
    await agree();
    const view = await enter();
    await engine.answer(userId, view, 0);
    const [consent] = await engine.ports.people.listItems(userId);
    expect(consent?.id).toMatch(/^ATTEMPT/);
    const items = await engine.ports.people.listItems(userId);
    await engine.ports.people.removeItems(
      userId,
      items.filter(({ id }) => id.startsWith('CONSENT#')),
    );
    expect(await enter()).toMatchObject({ status: 'open', resumeCount: 1 });
    await engine.end(userId, view.attemptId);
    await engine.redeem(userId);
    await expect(enter()).rejects.toMatchObject({ code: 'consent-required' });
  });

  it('has a text with the retention and the rights', () => {
    expect(consentSentences(consentTextVersion)).toEqual(Object.values(consentText));
    expect(consentText.duration).toContain(`${retentionMonths} months`);
    expect(consentText.rights).toContain('“My account”');
    expect(consentSentences('1999-01')).toBeUndefined();
  });

  it('mentions the position of answers', () => {
    expect(consentText.stored).toContain('its position on the screen');
  });
});
