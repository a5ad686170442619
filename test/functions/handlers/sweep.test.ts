import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import type { ReportRelease } from '#functions/domain/reports/report-hold.ts';
import { lateWindowMs } from '#functions/domain/attempts/time-limit.ts';
import { setRelease } from '#test/functions/usecases/reports/set-release.ts';
import { failFirst, intercept, writesTo } from '#test/support/faults.ts';
import { another, engineOn, makeClock, makeEngine, quizId, startedAttempt } from '#test/support/engine/make-engine.ts';
import type { Engine } from '#test/support/engine/make-engine.ts';
import { reopen } from '#test/support/dynamo/make-table.ts';
import { endedAttempt } from '#test/support/make-account.ts';
import { logLines } from '#test/support/handlers/log-lines.ts';
import { metricsIn, runScheduled, stubEnvironment } from '#test/support/handlers/run-handler.ts';

const { opened } = vi.hoisted(() => ({ opened: new Map<string, Table>() }));
// The handler's own client can't be made to fail: it gets one that can, of the same table.
vi.mock('#functions/adapters/dynamo/table.ts', async (load) => {
  const { openTable, ...more } = await load<{ openTable: (name: string, client?: DynamoDBClient) => Table }>();
  return { ...more, openTable: (name: string, client?: DynamoDBClient) => opened.get(name) ?? openTable(name, client) };
});

const functionName = 'truein-sweep';

/** The deployed handler on the table of an engine whose attempts of yesterday are due. */
async function run({ table }: Engine) {
  opened.set(table.name, table);
  stubEnvironment(table);
  vi.resetModules();
  const { handler } = await import('#functions/handlers/sweep.ts');
  opened.delete(table.name);
  return runScheduled(handler, functionName);
}

async function yesterday(): Promise<Engine> {
  const { table } = await makeEngine({ questions: 4 });
  return engineOn(reopen(table), makeClock(Date.now() - 86_400_000 - lateWindowMs));
}

/** All metrics of a run. */
const measured = (lines: readonly string[]) => Object.fromEntries(metricsIn(lines).flatMap(Object.entries));

/** Queries of one partition of the index. */
const queries = (partition: string) => (call: { name: string; input: object }) =>
  call.name === 'Query' && JSON.stringify(call.input).includes(partition);

/** An expired attempt, and a report that is held and due. */
async function oneOfEach(reportRelease: ReportRelease = { afterBusinessHours: 1 }): Promise<Engine> {
  const { table } = await makeEngine({ questions: 4 });
  const engine = engineOn(reopen(table), makeClock(Date.now() - 30 * 86_400_000));
  await setRelease(engine, reportRelease);
  await endedAttempt(engine);
  await startedAttempt(engine);
  return engine;
}

describe('the sweep', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it('counts closed attempts and those without a seat in metrics, and logs the latter’s id', async () => {
    const engine = await yesterday();
    await startedAttempt(engine);
    const { userId, attemptId } = await startedAttempt(engine);
    const TableName = engine.table.name;
    await engine.table.db.send(new DeleteCommand({ TableName, Key: keys.seat(userId, quizId) }));
    const logged = logLines();
    const { lines, cause } = await run(another(engine));
    expect(cause).toBeUndefined();
    expect(metricsIn(lines)).toContainEqual(
      expect.objectContaining({ FunctionName: functionName, ClosedAttempts: 2, AttemptsWithoutSeat: 1 }),
    );
    expect(logged.filter((line) => line.includes('attempt-without-seat')).join()).toContain(attemptId);
  });

  it('closes the others if one attempt can’t be closed, then fails so that its alarm is raised', async () => {
    const engine = await yesterday();
    const bad = await startedAttempt(engine);
    await startedAttempt(engine);
    const cut = another(engine);
    failFirst(
      cut.table,
      (call) => writesTo(bad.userId)(call) && call.name === 'TransactWriteItems',
      () => new Error('A bad one.'),
      1,
    );
    const { lines, cause } = await run(cut);
    expect(cause).toMatchObject({ message: '1 attempts or reports could not be processed.' });
    expect(measured(lines)).toMatchObject({ ClosedAttempts: 1, AttemptsWithoutSeat: 0, ReleasingCompleted: 1 });
    expect(measured(lines)).not.toHaveProperty('ClosingCompleted');
    const { lines: next, cause: none } = await run(another(engine));
    expect(none).toBeUndefined();
    expect(measured(next)).toMatchObject({ ClosedAttempts: 1, ClosingCompleted: 1, ReleasingCompleted: 1 });
  });

  it('counts a review whose promised time is past as urgent', async () => {
    const { lines } = await run(another(await oneOfEach('after-review')));
    expect(measured(lines)).toMatchObject({ ReleasedReports: 0, UrgentReviews: 1 });
  });

  it.each([
    ['closing', 'OPEN', { ReleasedReports: 1, ReleasingCompleted: 1, UrgentReviews: 0 }, 'ClosingCompleted'],
    ['releasing', 'REPORT#held', { ClosedAttempts: 1, ClosingCompleted: 1 }, 'ReleasingCompleted'],
  ])('%s can fail without stopping the other part, and emits no completion', async (_part, partition, others, own) => {
    const cut = another(await oneOfEach());
    intercept(cut.table, queries(partition), () => Promise.reject(new Error('No index.')));
    const { lines, cause } = await run(cut);
    expect(cause).toMatchObject({ errors: [{ message: 'No index.' }] });
    expect(measured(lines)).toMatchObject(others);
    expect(measured(lines)).not.toHaveProperty(own);
  });

  it.each([
    ['closing', 'OPEN', 'ReleasingCompleted', 'ClosingCompleted'],
    ['releasing', 'REPORT#held', 'ClosingCompleted', 'ReleasingCompleted'],
  ])('%s can hang without stopping the other part, and is given up', async (_part, partition, other, own) => {
    const cut = another(await oneOfEach());
    intercept(cut.table, queries(partition), () => new Promise(() => {}));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const done = run(cut);
    await vi.waitFor(() => expect(process.stdout.write).toHaveBeenCalledWith(expect.stringContaining(other)), {
      timeout: 60_000,
    });
    await vi.advanceTimersByTimeAsync(60_000);
    const { lines, cause } = await done;
    expect(cause).toMatchObject({ errors: [{ message: 'Not done within 57000 ms.' }] });
    expect(measured(lines)).toHaveProperty(other, 1);
    expect(measured(lines)).not.toHaveProperty(own);
  });
});
