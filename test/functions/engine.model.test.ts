import fc from 'fast-check';
import { describe, it } from 'vitest';
import { attemptCommands } from '#test/support/engine/engine-attempt-commands.ts';
import { bankCommands } from '#test/support/engine/engine-bank-commands.ts';
import { compare, type Real } from '#test/support/engine/engine-invariants.ts';
import { newModel } from '#test/support/engine/engine-model.ts';
import { makeEngine, newPerson, quizId } from '#test/support/engine/make-engine.ts';

/** Every night it is more: a story takes a third of a second. */
const runs = Number(process.env['MODEL_RUNS'] ?? 40);

describe('the attempt engine', () => {
  it(`behaves like its model in ${runs} random stories of two people and an admin`, async () => {
    const engine = await makeEngine({ questions: 3 });
    let story = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.commands([...attemptCommands, ...bankCommands], { maxCommands: 20, size: 'max' }),
        async (steps) => {
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
            model: newModel(engine.clock(), version, texts),
            real: { engine, codes, people, story: run },
          };
          await fc.asyncModelRun(() => state, steps);
          await compare(state.model, state.real);
        },
      ),
      { numRuns: runs, endOnFailure: false },
    );
  }, 1_200_000);
});
