import fc from 'fast-check';
import { expect } from 'vitest';
import type { Real } from './engine-invariants.ts';
import type { Model, Outcome } from './engine-model.ts';
import { quizId } from './make-engine.ts';

/** One of the two people. */
export type Who = 0 | 1;
export const who = fc.constantFrom<Who>(0, 1);

export type Command = fc.AsyncCommand<Model, Real>;

/**
 * A command that runs on the model and on the engine and compares both results, or the code of the refusal. The stored items are compared
 * at the end of a story.
 */
export function command(
  name: string,
  expected: (m: Model) => Outcome,
  actual: (r: Real, m: Model) => Promise<Outcome>,
): Command {
  return {
    check: () => true,
    toString: () => name,
    async run(m, r) {
      const real = await actual(r, m).catch(codeOf);
      expect(real, name).toBe(expected(m));
    },
  };
}

/** Combines several commands into one, so that a story with the same number of commands covers more. */
export function inOne(steps: readonly Command[]): Command {
  return {
    check: () => true,
    toString: () => steps.map(String).join(' and '),
    async run(m, r) {
      for (const step of steps) await step.run(m, r);
    },
  };
}

function codeOf(cause: unknown): Outcome {
  const { code } = cause as { code?: string };
  if (!code) throw cause;
  return code;
}

/** The id of the person's newest attempt; an unknown id if there is none. */
export async function latestAttempt(r: Real, w: Who): Promise<string> {
  const items = await r.engine.items(r.people[w].userId, `ATTEMPT#${quizId}#`);
  const last = items.at(-1);
  if (!last) return '1.1.00000000000000000000000000';
  return `${quizId}.${String(last['version'])}.${String(last['sk']).split('#')[2] ?? ''}`;
}
