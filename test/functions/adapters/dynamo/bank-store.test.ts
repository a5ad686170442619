import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { bankStore } from '#functions/adapters/dynamo/bank-store.ts';
import { pack } from '#functions/adapters/dynamo/chunks.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { keyOf, paperOf } from '#functions/domain/question-bank.ts';
import { identifyQuestions } from '#functions/domain/question-identity.ts';
import { record } from '#test/support/faults.ts';
import { makeBank, newQuiz } from '#test/support/make-bank.ts';
import { makeTable } from '#test/support/make-table.ts';

const { questions } = identifyQuestions(makeBank(1_001), newQuiz, {
  lastQuestionId: 0,
  createdAt: '2026-01-05T09:00:00.000Z',
  createdBy: 'admin',
});

describe('a bank that is stored already', () => {
  it('stays cut as it is: versions of then read it so', async () => {
    const table = await makeTable();
    const { hash, fullPages } = await bankStore(await makeTable()).stage(questions);
    expect(fullPages).toBe(2);
    const items = [
      { ...keys.chunk(hash, 'FULL', 0), data: pack(questions) },
      { ...keys.chunk(hash, 'PAPER', 0), data: pack(paperOf(questions)) },
      { ...keys.key(hash), data: pack(keyOf(questions)) },
    ];
    for (const Item of items) await table.db.send(new PutCommand({ TableName: table.name, Item }));
    const calls = record(table);
    expect(await bankStore(table).stage(questions)).toEqual({ hash, fullPages: 1, paperPages: 1 });
    expect(calls.map(({ name }) => name)).not.toContain('PutItem');
  });

  it('is written again where a part of it is not there', async () => {
    const table = await makeTable();
    const { hash } = await bankStore(await makeTable()).stage(questions);
    await table.db.send(
      new PutCommand({ TableName: table.name, Item: { ...keys.chunk(hash, 'FULL', 0), data: pack(questions) } }),
    );
    expect(await bankStore(table).stage(questions)).toMatchObject({ hash, fullPages: 2, paperPages: 2 });
    expect(await bankStore(table).stage(questions)).toMatchObject({ hash, fullPages: 2, paperPages: 2 });
  });
});
