import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { lateWindowMs } from '#functions/domain/attempts/time-limit.ts';
import { failFirst, writesTo } from '#test/support/faults.ts';
import { another, engineOn, makeClock, makeEngine, quizId, startedAttempt } from '#test/support/engine/make-engine.ts';
import type { Engine } from '#test/support/engine/make-engine.ts';
import { reopen } from '#test/support/dynamo/make-table.ts';
import { logLines } from '#test/support/handlers/log-lines.ts';
import { metricsIn, runScheduled, stubEnvironment } from '#test/support/handlers/run-handler.ts';

const { opened } = vi.hoisted(() => ({ opened: new Map<string, Table>() }));
// The handler's own client can't be made to fail: it gets one that can, of the same table.
vi.mock('#functions/adapters/dynamo/table.ts', async (load) => {
  const { openTable, ...more } = await load<{ openTable: (name: string, client?: DynamoDBClient) => Table }>();
  return { ...more, openTable: (name: string, client?: DynamoDBClient) => opened.get(name) ?? openTable(name, client) };
});

const functionName = 'truein-close-expired-attempts';

/** The deployed handler on the table of an engine whose attempts of yesterday are due. */
async function run({ table }: Engine) {
  opened.set(table.name, table);
  stubEnvironment(table);
  vi.resetModules();
  const { handler } = await import('#functions/handlers/close-expired-attempts.ts');
  opened.delete(table.name);
  return runScheduled(handler, functionName);
}

async function yesterday(): Promise<Engine> {
  const { table } = await makeEngine({ questions: 4 });
  return engineOn(reopen(table), makeClock(Date.now() - 86_400_000 - lateWindowMs));
}

describe('the scheduled run that closes expired attempts', () => {
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
    expect(metricsIn(lines)).toMatchObject([{ FunctionName: functionName, ClosedAttempts: 2, AttemptsWithoutSeat: 1 }]);
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
    expect(cause).toMatchObject({ message: '1 attempts could not be closed.' });
    expect(metricsIn(lines)).toMatchObject([{ ClosedAttempts: 1, AttemptsWithoutSeat: 0 }]);
    expect((await run(another(engine))).cause).toBeUndefined();
  });
});
