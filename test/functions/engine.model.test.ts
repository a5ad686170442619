import fc from 'fast-check';
import { describe, it } from 'vitest';
import type { AttemptView } from '#functions/contract/attempts.ts';
import { parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { closeExpiredAttempts } from '#functions/usecases/attempts/close-expired-attempts.ts';
import { bankCommands } from '#test/support/engine/engine-bank-commands.ts';
import { command, inOne, latestAttempt, outcome, who, type Who } from '#test/support/engine/engine-command.ts';
import { grantCommands } from '#test/support/engine/engine-grant-commands.ts';
import { compare, type Real } from '#test/support/engine/engine-invariants.ts';
import * as model from '#test/support/engine/engine-model.ts';
import type { CouponCode, Model } from '#test/support/engine/engine-model.ts';
import { makeEngine, newPerson, quizId } from '#test/support/engine/make-engine.ts';

const runs = Number(process.env['MODEL_RUNS'] ?? 500);

const commands = [
  fc.tuple(who, fc.constantFrom<CouponCode>('ONE', 'MANY')).chain(([w, code]) => redeemCommand(w, code)),
  who.chain(enterCommand),
  who.chain(answerCommand),
  who.chain(answerCommand),
  lieCommand(),
  fc.tuple(who, fc.nat(5)).map(([w, event]) => {
    const eventId = `tabevent${event}`;
    return command(
      `tab switch ${eventId} (${w})`,
      (m) =>
        m.people[w].open || m.people[w].completed.length > 0 ? model.countEvent(m, m.people[w], eventId) : 'not-found',
      (r) =>
        outcome(async () => {
          const latest = await latestAttempt(r, w);
          return (await r.engine.switchTab(r.people[w].userId, latest, eventId)).status;
        }),
    );
  }),
  who.chain(endCommand),
  ...grantCommands,
  fc.constantFrom(30_000, 130_000, 20 * 60_000).map((ms) =>
    command(
      `${ms} ms pass`,
      (m) => (model.expire(m, ms), 'done'),
      async (r) => {
        r.engine.clock.advance(ms);
        await closeExpiredAttempts(r.engine.ports);
        return 'done';
      },
    ),
  ),
  ...bankCommands,
  who.chain((w) => fc.tuple(redeemCommand(w, 'MANY'), enterCommand(w), answerCommand(w), endCommand(w)).map(inOne)),
];

function redeemCommand(w: Who, code: CouponCode) {
  return fc.constant(
    command(
      `redeem ${code} (${w})`,
      (m) => model.redeem(m, m.people[w], code),
      (r) => outcome(async () => (await r.engine.redeem(r.people[w].userId, r.codes[code]), 'reserved')),
    ),
  );
}

function enterCommand(w: Who) {
  return fc.nat(5).map((event) => {
    const eventId = `entryevt${event}`;
    return command(
      `enter ${eventId} (${w})`,
      (m) => {
        const status = model.enter(m, m.people[w], eventId);
        const version = m.people[w].open?.version ?? m.people[w].pendingVersion;
        if (version === undefined || status === 'completed') return status;
        return `${status}: ${sorted(model.presented(m, m.people[w], version))}`;
      },
      (r, m) =>
        outcome(async () => {
          const candidate = r.people[w];
          const view = await r.engine.enter(candidate.userId, eventId);
          if (view.status === 'completed') return view.status;
          candidate.view = view;
          return `${view.status}: ${sorted(view.questions.map(({ text }) => questionOf(m, view, text)))}`;
        }),
    );
  });
}

const sorted = (questions: readonly number[]) => questions.toSorted((a, b) => a - b).join(' ');

/** Which question of the model a text of this view is. */
function questionOf(m: Model, { attemptId }: AttemptView, text: string): number {
  return questionIn(m, parseAttemptId(attemptId).version, text);
}

const questionIn = (m: Model, version: number, text: string) => m.banks.get(version)?.get(text.toLowerCase()) ?? NaN;

function endCommand(w: Who) {
  return fc.constant(
    command(
      `end (${w})`,
      (m) =>
        m.people[w].open || m.people[w].pendingVersion !== undefined || m.people[w].completed.length > 0
          ? model.end(m, m.people[w])
          : 'not-found',
      (r, m) =>
        outcome(async () => {
          const { userId, view } = r.people[w];
          const pending = m.people[w].pendingVersion !== undefined && !m.people[w].open;
          await r.engine.end(userId, pending ? (view?.attemptId ?? '') : await latestAttempt(r, w));
          return 'ended';
        }),
    ),
  );
}

function answerCommand(w: Who) {
  return fc.tuple(fc.nat(3), fc.nat(4), fc.boolean()).map(([question, choice, honest]) => {
    let chosen: { question: number; option: string } | undefined;
    let claimedMs = 0;
    return command(
      `answer ${question} with ${choice}${honest ? '' : ', said to be given too late'} (${w})`,
      (m) => {
        if (!chosen) return 'nothing to answer';
        return model.answer(m, m.people[w], { ...chosen, afterMs: claimedMs });
      },
      (r, m) =>
        outcome(async () => {
          chosen = undefined;
          const candidate = r.people[w];
          const { view } = candidate;
          const shown = view?.questions[question % (view.questions.length || 1)];
          const option = shown?.options[choice];
          if (!view || !shown || !option) return 'nothing to answer';
          chosen = { question: questionOf(m, view, shown.text), option: option.optionId };
          claimedMs = honest ? 0 : (m.people[w].open?.limitMs ?? 0) + 60_000;
          const place = view.questions.indexOf(shown);
          return (await r.engine.answer(candidate.userId, view, place, choice, claimedMs)).outcome;
        }),
    );
  });
}

/** A client that answers whatever question it knows of this version or another one, shown to it or not. */
function lieCommand() {
  return fc.tuple(who, fc.nat(20), fc.nat(3), fc.nat(4)).map(([w, place, index, choice]) => {
    let chosen: { question: number; option: string; isKnown: boolean } | undefined;
    return command(
      `answer question ${index} of version ${place} with ${choice}, asked or not (${w})`,
      (m) => {
        if (!chosen) return 'nothing to answer';
        return chosen.isKnown ? model.answer(m, m.people[w], { ...chosen, afterMs: 0 }) : 'not-found';
      },
      (r, m) =>
        outcome(async () => {
          chosen = undefined;
          const { userId, view } = r.people[w];
          if (!view) return 'nothing to answer';
          const { banks } = r.engine.ports;
          const version = [...m.banks.keys()][place % m.banks.size] ?? m.version;
          const from = await banks.getPaper(quizId, version);
          const own = await banks.getPaper(quizId, parseAttemptId(view.attemptId).version);
          const wanted = from[index % from.length];
          const option = wanted?.options[choice];
          if (!wanted || !option) return 'nothing to answer';
          const question = questionIn(m, version, wanted.text);
          chosen = { question, option: option.id, isKnown: own.some(({ id }) => id === wanted.id) };
          const shown = { questionId: wanted.id, text: '', options: [{ optionId: option.id, text: '' }] };
          return (await r.engine.answer(userId, { ...view, questions: [shown] }, 0)).outcome;
        }),
    );
  });
}

describe('the attempt engine', () => {
  it(`behaves like its model in ${runs} random stories`, async () => {
    const engine = await makeEngine({ questions: 3 });
    let story = 0;
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 20, size: 'max' }), async (steps) => {
        const run = (story += 1);
        const codes = { ONE: `ONE${run}`, MANY: `MANY${run}` };
        await engine.addCoupon({ code: codes.ONE, maxUses: 1 });
        await engine.addCoupon({ code: codes.MANY, maxUses: 1000 });
        const quiz = await engine.ports.quizzes.find(quizId);
        const version = quiz?.version ?? 0;
        const texts = (await engine.ports.banks.getPaper(quizId, version)).map(({ text }) => text);
        const people: Real['people'] = [
          { userId: newPerson(), startedAt: 0 },
          { userId: newPerson(), startedAt: 0 },
        ];
        for (const { userId } of people) {
          await engine.ports.profiles.upsert({ userId, email: `${userId}@example.com`, name: 'Asha' });
        }
        const state = {
          model: model.newModel(engine.clock(), version, texts),
          real: { engine, codes, people, story: run },
        };
        await fc.asyncModelRun(() => state, steps);
        await compare(state.model, state.real);
      }),
      { numRuns: runs, endOnFailure: false },
    );
  }, 1_200_000);
});
