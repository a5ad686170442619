import fc from 'fast-check';
import { ulid } from 'ulid';
import type { AttemptView } from '#functions/contract/attempts.ts';
import { parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { closeExpiredAttempts } from '#functions/usecases/attempts/close-expired-attempts.ts';
import { grantNextTime } from '#functions/usecases/attempts/grant-next-time.ts';
import { command, inOne, latestAttempt, who, type Who } from './engine-command.ts';
import type { Real } from './engine-invariants.ts';
import * as model from './engine-model.ts';
import type { CouponCode, Model, Outcome } from './engine-model.ts';
import { quizId } from './make-engine.ts';

const hasBegun = (m: Model, w: Who) => m.people[w].open !== undefined || m.people[w].completed.length > 0;
const hasEntered = (m: Model, w: Who) => hasBegun(m, w) || m.people[w].pendingVersion !== undefined;

const redeem = (w: Who, code: CouponCode) =>
  command(
    `redeem ${code} (${w})`,
    (m) => model.redeem(m, m.people[w], code),
    async (r) => (await r.engine.redeem(r.people[w].userId, r.codes[code]), 'reserved'),
  );

function enter(w: Who, event: number) {
  const eventId = `entryevt${event}`;
  let first: number | undefined;
  return command(
    `enter ${eventId} (${w})`,
    (m) => {
      const status = model.enter(m, m.people[w], eventId);
      const version = m.people[w].open?.version ?? m.people[w].pendingVersion;
      if (version === undefined || status === 'completed') return status;
      const presented = model.presented(m, m.people[w], version);
      if (status === 'open') return `open: ${sorted(presented)}`;
      if (first !== undefined && presented.includes(first)) m.people[w].first = first;
      return `pending: ${m.people[w].first} of ${presented.length}`;
    },
    async (r, m) => {
      const candidate = r.people[w];
      const view = await r.engine.enter(candidate.userId, eventId);
      if (view.status === 'completed') return view.status;
      candidate.view = view;
      const shown = view.questions.map(({ text }) => questionOf(m, view, text));
      if (view.status === 'open') return `open: ${sorted(shown)}`;
      first = shown[0];
      return `pending: ${shown.join(' ')} of ${view.questionCount}`;
    },
  );
}

const sorted = (questions: readonly number[]) => questions.toSorted((a, b) => a - b).join(' ');

/** Which question of the model a text of this view is. */
const questionOf = (m: Model, { attemptId }: AttemptView, text: string) =>
  questionIn(m, parseAttemptId(attemptId).version, text);

const questionIn = (m: Model, version: number, text: string) => m.banks.get(version)?.get(text.toLowerCase()) ?? NaN;

function answer(w: Who, question: number, choice: number, honest: boolean) {
  let chosen: Parameters<typeof model.answer>[2] | undefined;
  return command(
    `answer ${question} with ${choice}${honest ? '' : ', claimed to be given too late'} (${w})`,
    (m) => (chosen ? model.answer(m, m.people[w], chosen) : nothing),
    async (r, m) => {
      chosen = undefined;
      const { view, userId } = r.people[w];
      const shown = view?.questions[question % (view.questions.length || 1)];
      const option = shown?.options[choice];
      if (!view || !shown || !option) return nothing;
      const afterMs = honest ? 0 : (m.people[w].open?.limitMs ?? 0) + 60_000;
      chosen = { question: questionOf(m, view, shown.text), option: option.optionId, afterMs };
      return (await r.engine.answer(userId, view, view.questions.indexOf(shown), choice, afterMs)).outcome;
    },
  );
}

const nothing: Outcome = 'nothing to answer';

/** A client that answers whatever question it knows of this version or another one, shown to it or not. */
function lie(w: Who, place: number, index: number, choice: number) {
  let chosen: { question: number; option: string; isKnown: boolean } | undefined;
  return command(
    `answer question ${index} of version ${place} with ${choice}, presented or not (${w})`,
    (m) => {
      if (!chosen) return nothing;
      return chosen.isKnown ? model.answer(m, m.people[w], { ...chosen, afterMs: 0 }) : 'not-found';
    },
    async (r, m) => {
      chosen = undefined;
      const { userId, view } = r.people[w];
      if (!view) return nothing;
      const { banks } = r.engine.ports;
      const version = [...m.banks.keys()][place % m.banks.size] ?? m.version;
      const from = await banks.getPaper(quizId, version);
      const own = await banks.getPaper(quizId, parseAttemptId(view.attemptId).version);
      const wanted = from[index % from.length];
      const option = wanted?.options[choice];
      if (!wanted || !option) return nothing;
      const question = questionIn(m, version, wanted.text);
      chosen = { question, option: option.id, isKnown: own.some(({ id }) => id === wanted.id) };
      const shown = { questionId: wanted.id, text: '', options: [{ optionId: option.id, text: '' }] };
      return (await r.engine.answer(userId, { ...view, questions: [shown] }, 0)).outcome;
    },
  );
}

function switchTab(w: Who, event: number) {
  const eventId = `tabevent${event}`;
  return command(
    `tab switch ${eventId} (${w})`,
    (m) => (hasBegun(m, w) ? model.countEvent(m, m.people[w], eventId) : 'not-found'),
    async (r) => (await r.engine.switchTab(r.people[w].userId, await latestAttempt(r, w), eventId)).status,
  );
}

const end = (w: Who) =>
  command(
    `end (${w})`,
    (m) => (hasEntered(m, w) ? model.end(m, m.people[w]) : 'not-found'),
    async (r, m) => {
      const { userId, view } = r.people[w];
      const pending = m.people[w].pendingVersion !== undefined && !m.people[w].open;
      await r.engine.end(userId, pending ? (view?.attemptId ?? '') : await latestAttempt(r, w));
      return 'ended';
    },
  );

const given = () => ({ grantId: ulid(), reason: 'Why not', by: 'admin' });
const toAttempt = async (r: Real, w: Who) => ({
  ...given(),
  userId: r.people[w].userId,
  attempt: parseAttemptId(await latestAttempt(r, w)),
  now: r.engine.clock(),
});

const grantTime = (w: Who, minutes: number) =>
  command(
    `grant ${minutes} minutes (${w})`,
    (m) => (hasBegun(m, w) ? model.grantTime(m, m.people[w], minutes) : 'not-found'),
    async (r) => (await r.engine.ports.grants.grantTime({ ...(await toAttempt(r, w)), minutes }), 'granted'),
  );

const grantResume = (w: Who) =>
  command(
    `grant a resume (${w})`,
    (m) => (hasBegun(m, w) ? model.grantResume(m, m.people[w]) : 'not-found'),
    async (r) => (await r.engine.ports.grants.grantResume(await toAttempt(r, w)), 'granted'),
  );

const grantNext = (w: Who) =>
  command(
    `grant 2 minutes for the next attempt (${w})`,
    (m) => model.grantNext(m.people[w], 2),
    async (r) => {
      await grantNextTime(r.engine.ports, { userId: r.people[w].userId, quizId, minutes: 2, ...given() });
      return 'granted';
    },
  );

const pass = (ms: number) =>
  command(
    `${ms} ms pass`,
    (m) => (model.expire(m, ms), 'done'),
    async (r) => {
      r.engine.clock.advance(ms);
      await closeExpiredAttempts(r.engine.ports);
      return 'done';
    },
  );

const code = fc.constantFrom<CouponCode>('ONE', 'MANY');
const entry = fc.tuple(who, fc.nat(5));
const answered = fc.tuple(who, fc.nat(3), fc.nat(4), fc.boolean());

/** What two people do, what admins grant them, and the time that passes meanwhile. */
export const attemptCommands = [
  fc.tuple(who, code).map((one) => redeem(...one)),
  entry.map((one) => enter(...one)),
  answered.map((one) => answer(...one)),
  answered.map((one) => answer(...one)),
  fc.tuple(who, fc.nat(20), fc.nat(3), fc.nat(4)).map((one) => lie(...one)),
  fc.tuple(who, fc.nat(5)).map((one) => switchTab(...one)),
  who.map(end),
  fc.tuple(who, fc.constantFrom(1, 30)).map((one) => grantTime(...one)),
  who.map(grantResume),
  who.map(grantNext),
  fc.constantFrom(30_000, 130_000, 20 * 60_000).map(pass),
  // A whole attempt of one person, so that more of the stories have a second one.
  fc
    .tuple(entry, answered)
    .map(([[w, event], [, ...given]]) => inOne([redeem(w, 'MANY'), enter(w, event), answer(w, ...given), end(w)])),
];
