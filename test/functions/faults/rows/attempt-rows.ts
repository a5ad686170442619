import { ulid } from 'ulid';
import type { AttemptView } from '#functions/contract/attempts.ts';
import { adult, newEventId, newPerson, quizId, startedAttempt } from '#test/support/engine/make-engine.ts';
import { request, type CommandRow } from '#test/support/fault-table/command-row.ts';
import type { FaultWorld } from '#test/support/fault-table/fault-world.ts';

const quiz = { params: { quizId } };
const stranger = (world: FaultWorld) => ({ token: world.tokenOf(newPerson()) });
const redeem = (code: string) => ({ ...quiz, body: { code } });
const entry = (more: object = {}) => ({ ...quiz, body: { eventId: newEventId(), ...more } });

/** A person who has given consent and redeemed a coupon. */
async function withCoupon(world: FaultWorld) {
  const userId = newPerson();
  await world.engine.redeem(userId);
  await world.engine.ports.consents.add(userId, { ...adult, at: world.now() });
  return { userId, token: world.tokenOf(userId) };
}

async function running(world: FaultWorld, events = 0) {
  const { userId, view, attemptId } = await startedAttempt(world.engine);
  for (let count = 0; count < events; count += 1) await world.engine.switchTab(userId, attemptId);
  return { userId, view, params: { attemptId }, token: world.tokenOf(userId) };
}

function answerOf({ attemptId, questions }: AttemptView, index: number) {
  const { questionId = '', options = [] } = questions[index] ?? {};
  const optionId = options[0]?.optionId ?? '';
  return { params: { attemptId }, body: { questionId, optionId, answeredAfterMs: 1000 } };
}

/** An entry to a running attempt after so many other events. */
const entryAfter = (events: number, name: string) =>
  request('enterQuiz', { name, documented: 'resume, tab switch' }, async (world) => {
    const { token } = await running(world, events);
    return { ...entry({ mayClose: true }), token };
  });

const switchAfter = (events: number, name: string) =>
  request('recordTabSwitch', { name, documented: 'resume, tab switch' }, async (world) => {
    const { params, token } = await running(world, events);
    return { params, body: { eventId: newEventId(), awaySeconds: 5 }, token };
  });

/** A grant to a running attempt, from an admin's dialog. */
const grant = (operation: 'grantTime' | 'grantResume' | 'grantNextTime', name: string, more: object) =>
  request(operation, { name, documented: 'extra time, resume' }, async (world) => {
    const { userId, params } = await running(world);
    return { params: { userId, ...params, quizId }, body: { grantId: ulid(), reason: 'The power was out.', ...more } };
  });

/** Each try counts as a wrong code before the look-up; one whose reply is lost is not taken back. */
const triesOf = ['counted'];

/** What candidates do, and what admins grant them. */
export const attemptRows: CommandRow[] = [
  request('getMe', { name: 'sign in for the first time' }, stranger),
  request('redeemCoupon', { name: 'redeem a coupon', documented: 'redeem', mayDiffer: triesOf }, (world) => ({
    ...redeem('WELCOME'),
    ...stranger(world),
  })),
  request(
    'redeemCoupon',
    { name: 'redeem another coupon in place of the first', mayDiffer: triesOf },
    async (world) => {
      const { token } = await withCoupon(world);
      await world.engine.addCoupon({ code: 'OTHER', maxUses: 1 });
      return { ...redeem('OTHER'), token };
    },
  ),
  request('redeemCoupon', { name: 'try a wrong code', refusedAs: 'coupon-invalid', mayDiffer: triesOf }, (world) => ({
    ...redeem('WRONG'),
    ...stranger(world),
  })),
  request('giveConsent', { name: 'give consent', documented: 'agree' }, (world) => ({
    body: adult,
    ...stranger(world),
  })),
  request('enterQuiz', { name: 'enter for the first time', documented: 'enter' }, async (world) => {
    const { token } = await withCoupon(world);
    return { ...entry(), token };
  }),
  request('enterQuiz', { name: 'enter again before the first answer' }, async (world) => {
    const { userId, token } = await withCoupon(world);
    await world.engine.enter(userId);
    return { ...entry(), token };
  }),
  request('saveAnswer', { name: 'give the first answer', documented: 'first answer' }, async (world) => {
    const { userId, token } = await withCoupon(world);
    return { ...answerOf(await world.engine.enter(userId), 0), token };
  }),
  request('saveAnswer', { name: 'give another answer', documented: 'answer' }, async (world) => {
    const { view, token } = await running(world);
    return { ...answerOf(view, 1), token };
  }),
  entryAfter(1, 'reload the page of a running attempt'),
  entryAfter(3, 'reload for the last time, which closes the attempt'),
  switchAfter(1, 'switch the tab'),
  switchAfter(3, 'switch the tab for the last time, which closes the attempt'),
  request('endAttempt', { name: 'end an attempt', documented: 'end' }, async (world) => {
    const { params, token } = await running(world);
    return { params, token };
  }),
  grant('grantTime', 'grant time', { minutes: 5 }),
  grant('grantResume', 'grant a resume', {}),
  grant('grantNextTime', 'grant time for the next attempt', { minutes: 5 }),
];
