import { onNetwork, type AwsCall } from './aws-calls.ts';
import type { CommandRow } from './command-row.ts';
import type { FaultWorld, Outcome, Prepared } from './fault-world.ts';
import { applies, faultAt, faultKinds, recorder, type FaultKind } from './fault-plan.ts';
import { describeChanges, keepState, restoreState } from './stored-state.ts';

/** How often a caller tries at most. */
const maxTries = 6;

interface Found {
  case: string;
  problem: string;
}

export interface Report {
  /** The reply to the run without faults. */
  told: string;
  calls: readonly AwsCall[];
  cases: number;
  found: Found[];
}

/** `npm run test:faults` runs every case; else a read meets one fault of those that it can, another one at each step. */
const areAllRun = process.env['FAULTS'] === 'all';
const readFaults: FaultKind[] = ['drop', 'delay-reply', 'busy', 'throttle', 'kill'];
const isChosen = (kind: FaultKind, { isWrite }: AwsCall, step: number) =>
  areAllRun || isWrite || kind === readFaults[step % readFaults.length];

/** Runs one command under each kind of fault at each of its calls, and compares what is stored then with a run without faults. */
export async function runFaults(world: FaultWorld, row: CommandRow): Promise<Report> {
  const { places } = world;
  const base = await keepState(places);
  const cameAt = world.now();
  const command = await row.prepare(world);
  const start = await keepState(places);
  const startedAt = world.now();
  const masks = {
    areTimesMasked: (row.retryAfterMs ?? 0) > 0,
    fields: row.mayDiffer ?? [],
    isLeftover: row.isLeftover,
  };
  const state = () => describeChanges(places, start, masks);
  const again = async () => {
    world.setClock(startedAt);
    await restoreState(places, start);
  };

  // The first run fills the function's caches, so that all later ones make the same calls.
  await command.run(1);
  await again();
  const { network, calls } = recorder();
  const single = await onNetwork(network, () => command.run(1));
  const expected = await state();
  const found: Found[] = [];

  const same = differsFrom(expected);
  const isToldAs = (told: string) => told === single.told || told === row.mayBeTold;
  async function compare(name: string, run: () => Promise<Outcome | undefined>, judge = same) {
    await again();
    const outcome = await run();
    if (outcome && !outcome.isDone) found.push({ case: name, problem: `is not done: ${outcome.told}` });
    else if (outcome && judge === same && !isToldAs(outcome.told))
      found.push({ case: name, problem: `was told ${outcome.told} instead of ${single.told}` });
    const problem = judge(await state());
    if (problem) found.push({ case: name, problem: `(${outcome?.told})\n${problem}` });
  }

  await compare('sent again', async () => (await command.run(1), retry(world, row, command, 2)));
  await compare('sent twice at once', async () => {
    const both = await Promise.all([command.run(1), command.run(1)]);
    return both.every(({ isDone }) => isDone) ? both[0] : retry(world, row, command, 2);
  });
  let cases = 2;
  for (const [step, call] of calls.entries()) {
    for (const kind of faultKinds.filter((one) => applies(one, call) && isChosen(one, call, step))) {
      cases += 1;
      const name = `${kind} at ${step + 1}/${calls.length} ${call.name}`;
      const judge = row.uncertain?.at(kind, calls, step) ? row.uncertain.judge : undefined;
      const run = async () => {
        const { outcome, isMet } = await runWithFault(world, row, command, step, kind);
        if (!isMet) found.push({ case: name, problem: 'the call was not made' });
        return outcome;
      };
      await compare(name, run, judge);
    }
  }
  world.setClock(cameAt);
  await restoreState(places, base);
  return { told: single.told, calls, cases, found };
}

async function runWithFault(world: FaultWorld, row: CommandRow, command: Prepared, step: number, kind: FaultKind) {
  const plan = faultAt(step, kind);
  const first = onNetwork(plan.network, () => command.run(1));
  let outcome = await Promise.race([first, plan.held]);
  if (outcome === 'held') {
    // The retry runs in another process: none of its reads may join those that this run has begun (`get-items.ts`).
    await new Promise((resolve) => setImmediate(resolve));
    const isDelayed = kind === 'delay' || kind === 'delay-reply';
    if (isDelayed) {
      // The caller has given up waiting: the retry comes first.
      outcome = await command.run(2);
      plan.release();
      await first;
    } else outcome = await retry(world, row, command, 2);
  }
  if (!outcome.isDone) outcome = await retry(world, row, command, 3);
  return { outcome, isMet: plan.isMet() };
}

async function retry(world: FaultWorld, row: CommandRow, command: Prepared, from: number): Promise<Outcome> {
  for (let receive = from; ; receive += 1) {
    world.advance(row.retryAfterMs ?? 0);
    const outcome = await command.run(receive);
    if (outcome.isDone || receive === from + maxTries) return outcome;
  }
}

/** Finds the lines that only one of both states has. */
function differsFrom(expected: readonly string[]): (actual: readonly string[]) => string | undefined {
  return (actual) => {
    const lacking = without(expected, actual).map((line) => `- ${line}`);
    const added = without(actual, expected).map((line) => `+ ${line}`);
    return [...lacking, ...added].join('\n');
  };
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}
