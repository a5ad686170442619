import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { inspect } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { bytes, fields, readItem, textSet } from '#functions/adapters/dynamo/item-reader.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { logFailure } from '#functions/runtime/log.ts';
import { quizId, startedAttempt, type Engine, makeEngine } from '#test/support/engine/make-engine.ts';

const key = { pk: 'USER#u', sk: 'THING' };
const thing = fields<{ name: string; count?: number; tags: string[]; inner: { kind: 'a' | 'b' } }>({
  name: z.string(),
  count: z.exactOptional(z.number()),
  tags: z.array(z.string()),
  inner: fields<{ kind: 'a' | 'b' }>({ kind: z.enum(['a', 'b']) }),
});
const whole = { ...key, name: 'N', tags: ['t'], inner: { kind: 'a' } };

describe('a stored item', () => {
  it('is read with exactly the known attributes', () => {
    expect(readItem({ ...whole, secret: 1 }, thing)).toEqual({ name: 'N', tags: ['t'], inner: { kind: 'a' } });
    expect(readItem({ ...whole, count: 3 }, thing)).toMatchObject({ count: 3 });
  });

  it.each([
    ['name', { ...whole, name: undefined }],
    ['name', { ...whole, name: ['Asha Secret'] }],
    ['count', { ...whole, count: 'Asha Secret' }],
    ['tags', { ...whole, tags: ['t', { of: 'Asha Secret' }] }],
    ['tags', { ...whole, tags: 'Asha Secret' }],
    ['inner.kind', { ...whole, inner: { kind: 'Asha Secret' } }],
    ['inner', { ...whole, inner: null }],
  ])('a malformed %s fails with key and field, and quotes no value', (field, item) => {
    const read = () => readItem(item, thing);
    expect(read).toThrow(`The item USER#u / THING has no valid ${field}.`);
    expect(read).not.toThrow('Secret');
  });

  it.each([
    ['bytes', bytes, 'text'],
    ['a set', textSet, ['text']],
    ['a set of texts', textSet, new Set([1])],
    ['a value of a union', z.union([z.string(), z.object({ of: z.number() })]), { of: 'Asha Secret' }],
  ])('is refused for a wrong value where its reader expects %s', (_, read, value) => {
    expect(() => readItem({ ...key, part: value }, fields<{ part: unknown }>({ part: read }))).toThrow('no valid part');
  });
});

async function spoil({ table }: Engine, Key: { pk: string; sk: string }, name: string): Promise<void> {
  await table.db.send(
    new UpdateCommand({
      ...{ TableName: table.name, Key },
      UpdateExpression: 'SET #name = :wrong',
      ExpressionAttributeNames: { '#name': name },
      ExpressionAttributeValues: { ':wrong': ['Asha Secret'] },
    }),
  );
}

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => void log.mockClear());

/** What the log says of a failure of this. */
async function logged(work: Promise<unknown>): Promise<string> {
  await work.then(
    () => expect.fail('It was taken.'),
    (cause: unknown) => logFailure('failed', cause),
  );
  return inspect(log.mock.calls[0]?.[0]);
}

describe('a malformed item in the table', () => {
  it('fails a get, a query, a batch and a failed condition with key and field, and no value', async () => {
    const engine = await makeEngine({ questions: 4 });
    const { userId, view, attemptId } = await startedAttempt(engine);
    const ref = { ...keys.attempt(userId, { quizId, version: 1, ulid: attemptId.split('.')[2] ?? '' }) };
    await spoil(engine, ref, 'seed');
    const words = `The item ${ref.pk} / ${ref.sk} has no valid seed.`;
    const ways = {
      get: () => engine.find(userId, attemptId),
      query: () => engine.ports.attempts.listCompleted(userId, quizId),
      batch: () => engine.end(userId, attemptId),
      conflict: () => engine.answer(userId, view, 0),
    };
    for (const [way, run] of Object.entries(ways)) {
      log.mockClear();
      const line = await logged(run());
      expect([way, line]).toEqual([way, expect.stringContaining(words)]);
      expect(line).not.toContain('Secret');
    }
  });
});
