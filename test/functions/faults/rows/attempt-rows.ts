import { ulid } from 'ulid';
import type { AttemptView } from '#functions/contract/attempts.ts';
import type { OperationName } from '#functions/contract/api.ts';
import { adult, newEventId, newPerson, quizId, startedAttempt } from '#test/support/engine/make-engine.ts';
import type { CommandRow } from '#test/support/fault-table/command-row.ts';
import type { FaultWorld } from '#test/support/fault-table/fault-world.ts';

const mayClose = true;

/** A person who has agreed and redeemed a coupon, with a token. */
async function withCoupon(world: FaultWorld) {
  const userId = newPerson();
  await world.engine.redeem(userId);
  await world.engine.ports.consents.add(userId, { ...adult, at: world.now() });
  return { userId, token: world.tokenOf(userId) };
}

async function running(world: FaultWorld, events = 0) {
  const { userId, view, attemptId } = await startedAttempt(world.engine);
  for (let count = 0; count < events; count += 1) await world.engine.switchTab(userId, attemptId);
  return { userId, view, attemptId, token: world.tokenOf(userId) };
}

function answerOf({ attemptId, questions }: AttemptView, index: number) {
  const question = questions[index];
  const option = question?.options[0];
  if (!question || !option) throw new Error(`There is no question ${index}.`);
  const body = { questionId: question.questionId, optionId: option.optionId, position: 0, answeredAfterMs: 1000 };
  return { params: { attemptId }, body };
}

/** A grant to a running attempt, from an admin's dialog. */
const grant = (name: string, operation: OperationName, more: object): CommandRow => ({
  name,
  documented: 'extra time, resume',
  operation,
  prepare: async (world) => {
    const { userId, attemptId } = await running(world);
    const body = { grantId: ulid(), reason: 'The power was out.', ...more };
    return world.request(operation, { params: { userId, attemptId, quizId }, body, token: world.admin });
  },
});

/** An entry or a tab switch after so many others. */
const entryAfter = (name: string, events: number): CommandRow => ({
  name,
  documented: 'resume, tab switch',
  operation: 'enterQuiz',
  prepare: async (world) => {
    const { token } = await running(world, events);
    return world.request('enterQuiz', { params: { quizId }, body: { eventId: newEventId(), mayClose }, token });
  },
});

const switchAfter = (name: string, events: number): CommandRow => ({
  name,
  documented: 'resume, tab switch',
  operation: 'recordTabSwitch',
  prepare: async (world) => {
    const { attemptId, token } = await running(world, events);
    const body = { eventId: newEventId(), awaySeconds: 5 };
    return world.request('recordTabSwitch', { params: { attemptId }, body, token });
  },
});

/** What candidates do. */
export const attemptRows: CommandRow[] = [
  {
    name: 'sign in for the first time',
    operation: 'getMe',
    prepare: async (world) => world.request('getMe', { token: world.tokenOf(newPerson()) }),
  },
  {
    name: 'redeem a coupon',
    documented: 'redeem',
    operation: 'redeemCoupon',
    prepare: async (world) => {
      const token = world.tokenOf(newPerson());
      return world.request('redeemCoupon', { params: { quizId }, body: { code: 'WELCOME' }, token });
    },
  },
  {
    name: 'redeem another coupon in place of one',
    documented: 'redeem',
    operation: 'redeemCoupon',
    prepare: async (world) => {
      const { token } = await withCoupon(world);
      await world.engine.addCoupon({ code: 'OTHER', maxUses: 1 });
      return world.request('redeemCoupon', { params: { quizId }, body: { code: 'OTHER' }, token });
    },
  },
  {
    name: 'try a wrong code',
    operation: 'redeemCoupon',
    prepare: async (world) => {
      const token = world.tokenOf(newPerson());
      return world.request('redeemCoupon', { params: { quizId }, body: { code: 'WRONG' }, token });
    },
  },
  {
    name: 'agree',
    documented: 'agree',
    operation: 'giveConsent',
    prepare: async (world) => world.request('giveConsent', { body: adult, token: world.tokenOf(newPerson()) }),
  },
  {
    name: 'enter for the first time',
    documented: 'enter',
    operation: 'enterQuiz',
    prepare: async (world) => {
      const { token } = await withCoupon(world);
      return world.request('enterQuiz', { params: { quizId }, body: { eventId: newEventId() }, token });
    },
  },
  {
    name: 'enter again before the first answer',
    documented: 'enter',
    operation: 'enterQuiz',
    prepare: async (world) => {
      const { userId, token } = await withCoupon(world);
      await world.engine.enter(userId);
      return world.request('enterQuiz', { params: { quizId }, body: { eventId: newEventId() }, token });
    },
  },
  {
    name: 'give the first answer',
    documented: 'first answer',
    operation: 'saveAnswer',
    prepare: async (world) => {
      const { userId, token } = await withCoupon(world);
      const view = await world.engine.enter(userId);
      return world.request('saveAnswer', { ...answerOf(view, 0), token });
    },
  },
  {
    name: 'give another answer',
    documented: 'answer',
    operation: 'saveAnswer',
    prepare: async (world) => {
      const { view, token } = await running(world);
      return world.request('saveAnswer', { ...answerOf(view, 1), token });
    },
  },
  entryAfter('reload during an attempt', 1),
  entryAfter('reload for the last time, which closes the attempt', 3),
  switchAfter('switch the tab', 1),
  switchAfter('switch the tab for the last time, which closes the attempt', 3),
  {
    name: 'end',
    documented: 'end',
    operation: 'endAttempt',
    prepare: async (world) => {
      const { attemptId, token } = await running(world);
      return world.request('endAttempt', { params: { attemptId }, token });
    },
  },
  grant('grant time', 'grantTime', { minutes: 5 }),
  grant('grant a resume', 'grantResume', {}),
  grant('grant time for the next attempt', 'grantNextTime', { minutes: 5 }),
];
