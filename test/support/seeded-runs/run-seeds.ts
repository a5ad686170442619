import { onTestFinished, vi } from 'vitest';
import { indiaMonth } from '#functions/domain/calendar/india-days.ts';
import { quizId } from '#test/support/engine/make-engine.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { interceptAwsCalls, onNetwork } from '#test/support/fault-table/aws-calls.ts';
import { startHandlers } from '#test/support/handlers/handlers.ts';
import { provideBrowser } from './device.ts';
import { countSales, judgeRun } from './judge-run.ts';
import { runSeed, startedAt, type Run } from './run-seed.ts';
import { inVirtualTime, provideVirtualTime, whileTimeStands } from './virtual-time.ts';

export interface SeededRuns {
  runs: Run[];
  /** What is wrong, each with its seed. */
  found: string[];
}

const questions = 5;
const atOnce = 8;
/** Two minutes for five questions: enough, but not for a long pause. */
const secondsPerAttempt = 120;

/** Runs each seed against the functions and DynamoDB Local in this process, and compares the table with what the people did. */
export async function runSeeds(seeds: readonly number[]): Promise<SeededRuns> {
  const takeBack = [provideVirtualTime(), provideBrowser(), interceptAwsCalls()];
  onTestFinished(() => takeBack.forEach((undo) => undo()));
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue(undefined);
  process.env['AWS_MAX_ATTEMPTS'] = '1';
  const handlers = await startHandlers();
  onTestFinished(() => handlers.issuer.close());
  const { engine } = handlers;
  await engine.publish(makeBank(questions));
  const quiz = await engine.ports.quizzes.find(quizId);
  if (!quiz) throw new Error('There is no quiz.');
  const { name, description, price, revision } = quiz;
  await engine.updateQuiz({ quizId, details: { name, description, price }, secondsPerAttempt, revision, by: 'admin' });

  // The functions read the issuer's keys once, over a network that these runs do not know.
  await handlers.send('getMe', { token: handlers.tokenOf('00000000-0000-4000-8000-999999999999') });

  const runs: Run[] = [];
  const found: string[] = [];
  await someAtOnce(seeds, async (seed) => {
    try {
      runs.push(await runSeed(handlers, seed));
    } catch (error) {
      found.push(`seed ${seed}: ${error instanceof Error ? error.stack : String(error)}`);
    }
  });
  await closeExpired();
  const sold = await countSales(engine, indiaMonth(startedAt));
  await someAtOnce(runs, async (run) => {
    const wrong = await judgeRun(engine, run);
    const sales = sold.get(run.coupon) ?? 0;
    if (sales !== 1) wrong.push(`${sales} sales`);
    found.push(...wrong.map((words) => `seed ${run.seed}: ${words}`));
  });
  return { runs, found };
}

async function someAtOnce<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of left) await work(item);
    }),
  );
}

/** What the schedule does for those who walked away. */
async function closeExpired(): Promise<void> {
  const { handler } = await import('#functions/handlers/sweep.ts');
  const context = { functionName: 'sweep', getRemainingTimeInMillis: () => 600_000 };
  const aDayLater = startedAt + 24 * 60 * 60_000;
  await inVirtualTime(aDayLater, Math.random, () =>
    onNetwork(
      (_, send) => whileTimeStands(send),
      () => handler({} as never, context as never),
    ),
  );
}
