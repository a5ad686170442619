import fc from 'fast-check';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { parseAttemptId } from '#functions/domain/attempt.ts';
import type { DraftQuestion } from '#functions/domain/question.ts';
import { closeExpiredAttempts } from '#functions/usecases/close-expired-attempts.ts';
import { grantNextTime } from '#functions/usecases/grant-next-time.ts';
import { grantResume, grantTime } from '#functions/usecases/grant-to-attempt.ts';
import { compare, type Real } from '#test/support/engine-invariants.ts';
import * as model from '#test/support/engine-model.ts';
import type { CouponCode, Model, Outcome } from '#test/support/engine-model.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { makeEngine, newPerson, quizId } from '#test/support/make-engine.ts';

type Who = 0 | 1;
type Command = fc.AsyncCommand<Model, Real>;

const runs = Number(process.env['MODEL_RUNS'] ?? 500);
const who = fc.constantFrom<Who>(0, 1);

/** A command: what the model says, and that the engine says the same. What is stored is compared at the end of a story. */
function command(
  name: string,
  expected: (m: Model) => Outcome,
  actual: (r: Real, m: Model) => Promise<Outcome>,
): Command {
  return {
    check: () => true,
    toString: () => name,
    async run(m, r) {
      const real = await actual(r, m);
      expect(real, name).toBe(expected(m));
    },
  };
}

const commands = [
  fc.tuple(who, fc.constantFrom<CouponCode>('ONE', 'MANY')).map(([w, code]) =>
    command(
      `redeem ${code} (${w})`,
      (m) => model.redeem(m, m.people[w], code),
      (r) => outcome(async () => (await r.engine.redeem(r.people[w].userId, r.codes[code]), 'reserved')),
    ),
  ),
  fc.tuple(who, fc.nat(5)).map(([w, event]) => {
    const eventId = `entryevt${event}`;
    return command(
      `enter ${eventId} (${w})`,
      (m) => model.enter(m, m.people[w], eventId),
      (r) =>
        outcome(async () => {
          const candidate = r.people[w];
          const view = await r.engine.enter(candidate.userId, eventId);
          if (view.status !== 'completed') candidate.view = view;
          return view.status;
        }),
    );
  }),
  answerCommand(),
  answerCommand(),
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
  who.map((w) =>
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
  ),
  ...grantCommands(),
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
  fc.constantFrom('Odd', 'Even').map((name) => {
    const drafts: DraftQuestion[] = makeBank(name === 'Odd' ? 3 : 4, name);
    return command(
      `publish ${name}`,
      (m) => {
        m.version += 1;
        m.banks.set(
          m.version,
          drafts.map(({ text }) => text),
        );
        return 'published';
      },
      async (r) => {
        const quiz = await r.engine.ports.quizzes.find(quizId);
        await r.engine.publish(drafts, quiz?.revision);
        return 'published';
      },
    );
  }),
];

function answerCommand() {
  return fc.tuple(who, fc.nat(3), fc.nat(4), fc.boolean()).map(([w, question, choice, honest]) => {
    let chosen: { question: string; option: string } | undefined;
    return command(
      `answer ${question} with ${choice}${honest ? '' : ', given too late'} (${w})`,
      (m) => {
        if (!chosen) return 'nothing to answer';
        return model.answer(m, m.people[w], { ...chosen, inTime: honest });
      },
      (r, m) =>
        outcome(async () => {
          chosen = undefined;
          const candidate = r.people[w];
          const { view } = candidate;
          const shown = view?.questions[question % (view.questions.length || 1)];
          const option = shown?.options[choice];
          if (!view || !shown || !option) return 'nothing to answer';
          chosen = { question: shown.text, option: option.optionId };
          const limitMs = m.people[w].open?.limitMs ?? 0;
          const after = honest ? 0 : limitMs + 60_000;
          return (await r.engine.answer(candidate.userId, view, view.questions.indexOf(shown), choice, after)).outcome;
        }),
    );
  });
}

/** A client that answers whatever question it knows of this version or another one, shown to it or not. */
function lieCommand() {
  return fc.tuple(who, fc.nat(20), fc.nat(3), fc.nat(4)).map(([w, version, question, choice]) => {
    let chosen: { question: string; option: string; isKnown: boolean } | undefined;
    return command(
      `answer question ${question} of version ${version} with ${choice}, asked or not (${w})`,
      (m) => {
        if (!chosen) return 'nothing to answer';
        return chosen.isKnown ? model.answer(m, m.people[w], { ...chosen, inTime: true }) : 'not-found';
      },
      (r, m) =>
        outcome(async () => {
          chosen = undefined;
          const { userId, view } = r.people[w];
          if (!view) return 'nothing to answer';
          const { banks } = r.engine.ports;
          const versions = [...m.banks.keys()];
          const from = await banks.getPaper(quizId, versions[version % versions.length] ?? 0);
          const own = await banks.getPaper(quizId, parseAttemptId(view.attemptId).version);
          const wanted = from[question % from.length];
          const option = wanted?.options[choice];
          if (!wanted || !option) return 'nothing to answer';
          chosen = { question: wanted.text, option: option.id, isKnown: own.some(({ id }) => id === wanted.id) };
          const shown = { questionId: wanted.id, text: '', options: [{ optionId: option.id, text: '' }] };
          return (await r.engine.answer(userId, { ...view, questions: [shown] }, 0)).outcome;
        }),
    );
  });
}

function grantCommands() {
  const known = (m: Model, w: Who) => m.people[w].open !== undefined || m.people[w].completed.length > 0;
  const given = () => ({ grantId: ulid(), reason: 'Why not', by: 'admin' });
  return [
    fc.tuple(who, fc.constantFrom(1, 30)).map(([w, minutes]) =>
      command(
        `grant ${minutes} minutes (${w})`,
        (m) => (known(m, w) ? model.grantTime(m, m.people[w], minutes) : 'not-found'),
        (r) =>
          outcome(async () => {
            const { userId } = r.people[w];
            await grantTime(r.engine.ports, { userId, attemptId: await latestAttempt(r, w), minutes, ...given() });
            return 'granted';
          }),
      ),
    ),
    who.map((w) =>
      command(
        `grant a resume (${w})`,
        (m) => (known(m, w) ? model.grantResume(m, m.people[w]) : 'not-found'),
        (r) =>
          outcome(async () => {
            const { userId } = r.people[w];
            await grantResume(r.engine.ports, { userId, attemptId: await latestAttempt(r, w), ...given() });
            return 'granted';
          }),
      ),
    ),
    who.map((w) =>
      command(
        `grant 2 minutes for the next attempt (${w})`,
        (m) => model.grantNext(m.people[w], 2),
        (r) =>
          outcome(async () => {
            await grantNextTime(r.engine.ports, { userId: r.people[w].userId, quizId, minutes: 2, ...given() });
            return 'granted';
          }),
      ),
    ),
  ];
}

async function outcome(run: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await run();
  } catch (cause) {
    const { code } = cause as { code?: string };
    if (!code) throw cause;
    return code;
  }
}

async function latestAttempt(r: Real, w: Who): Promise<string> {
  const items = await r.engine.items(r.people[w].userId, `ATTEMPT#${quizId}#`);
  const last = items.at(-1);
  if (!last) return '1.1.00000000000000000000000000';
  return `${quizId}.${String(last['version'])}.${String(last['sk']).split('#')[2] ?? ''}`;
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
        const state = { model: model.newModel(engine.clock(), version, texts), real: { engine, codes, people } };
        await fc.asyncModelRun(() => state, steps);
        await compare(state.model, state.real);
      }),
      { numRuns: runs, endOnFailure: false },
    );
  }, 600_000);
});
