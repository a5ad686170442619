import { createHash } from 'node:crypto';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { bankStore } from '#functions/adapters/dynamo/banks/bank-store.ts';
import { pack } from '#functions/adapters/dynamo/chunks.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { ParameterMap } from '#functions/domain/banks/parameters/parameter-map.ts';
import { keyOf, paperOf } from '#functions/domain/banks/question-bank.ts';
import { identifyQuestions } from '#functions/domain/banks/question-identity.ts';
import { record } from '#test/support/faults.ts';
import { makeBank, newQuiz } from '#test/support/make-bank.ts';
import { noise } from '#test/support/noise.ts';
import { makeTable, reopen } from '#test/support/dynamo/make-table.ts';
import { versionOfTest } from '#test/support/dynamo/version-item.ts';

const { questions } = identifyQuestions(makeBank(1_001), newQuiz, {
  lastQuestionId: 0,
  createdAt: '2026-01-05T09:00:00.000Z',
  createdBy: 'admin',
});

describe('a bank that is already stored', () => {
  it('keeps its chunks, because earlier versions refer to their number', async () => {
    const table = await makeTable();
    const { hash, fullPages } = await bankStore(await makeTable()).stage(questions, []);
    expect(fullPages).toBe(2);
    const items = [
      { ...keys.chunk(hash, 'FULL', 0), data: pack(questions) },
      { ...keys.chunk(hash, 'PAPER', 0), data: pack(paperOf(questions)) },
      { ...keys.key(hash), data: pack(keyOf(questions)) },
    ];
    for (const Item of items) await table.db.send(new PutCommand({ TableName: table.name, Item }));
    const calls = record(table);
    expect(await bankStore(table).stage(questions, [])).toEqual({ hash, fullPages: 1, paperPages: 1, mapPages: 0 });
    expect(calls.map(({ name }) => name)).not.toContain('PutItem');
  });

  it('is written again if a chunk is missing', async () => {
    const table = await makeTable();
    const { hash } = await bankStore(await makeTable()).stage(questions, []);
    await table.db.send(
      new PutCommand({ TableName: table.name, Item: { ...keys.chunk(hash, 'FULL', 0), data: pack(questions) } }),
    );
    expect(await bankStore(table).stage(questions, [])).toMatchObject({
      hash,
      fullPages: 2,
      paperPages: 2,
      mapPages: 0,
    });
    expect(await bankStore(table).stage(questions, [])).toMatchObject({
      hash,
      fullPages: 2,
      paperPages: 2,
      mapPages: 0,
    });
  });
});

const map: ParameterMap = [
  { parameter: 'Parameter 1', subParameter: '', meaning: 'What you aim for.', nextStep: '' },
  {
    parameter: 'Parameter 1',
    subParameter: 'Sub-parameter 1',
    quotient: 'EQ',
    meaning: '',
    nextStep: 'Choose one aim.',
  },
];

async function publishAs(table: Awaited<ReturnType<typeof makeTable>>, staged: object) {
  await table.db.send(new PutCommand({ TableName: table.name, Item: versionOfTest(1, staged) }));
}

describe('the map of a bank', () => {
  it('is read with its version, and is empty for a bank staged without a map', async () => {
    const table = await makeTable();
    const staged = await bankStore(table).stage(questions, map);
    await publishAs(table, staged);
    expect(await bankStore(reopen(table)).getMap(1, 1)).toEqual(map);
    await publishAs(table, await bankStore(table).stage(questions, []));
    expect(await bankStore(reopen(table)).getMap(1, 1)).toEqual([]);
  });

  it('changes the bank’s hash; without a map the hash is that of the questions alone', async () => {
    const banks = bankStore(await makeTable());
    const plain = createHash('sha256').update(JSON.stringify(questions)).digest('hex');
    expect(await banks.stage(questions, [])).toEqual({ hash: plain, fullPages: 2, paperPages: 2, mapPages: 0 });
    const staged = await banks.stage(questions, map);
    expect(staged).toEqual({
      hash: expect.not.stringMatching(plain) as string,
      fullPages: 2,
      paperPages: 2,
      mapPages: 1,
    });
    const other = await banks.stage(
      questions,
      map.map((note) => ({ ...note, meaning: 'Another.' })),
    );
    expect(other.hash).not.toBe(staged.hash);
  });

  it('a damaged or missing map fails isWhole, and staging writes the map again', async () => {
    const table = await makeTable();
    const { hash, ...pages } = await bankStore(table).stage(questions, map);
    await publishAs(table, { hash, ...pages });
    expect(await bankStore(reopen(table)).isWhole(1, 1)).toBe(true);
    const Key = keys.chunk(hash, 'MAP', 0);
    await table.db.send(new PutCommand({ TableName: table.name, Item: { ...Key, data: pack(map.slice(1)) } }));
    expect(await bankStore(reopen(table)).isWhole(1, 1)).toBe(false);
    await table.db.send(new DeleteCommand({ TableName: table.name, Key }));
    await expect(bankStore(reopen(table)).isWhole(1, 1)).rejects.toThrow('missing');
    expect(await bankStore(table).stage(questions, map)).toEqual({ hash, ...pages });
    expect(await bankStore(reopen(table)).isWhole(1, 1)).toBe(true);
  });

  it('is split into chunks that fit into items, with the longest texts too', async () => {
    const table = await makeTable();
    const most: ParameterMap = Array.from({ length: 500 }, (_, index) => ({
      parameter: noise(500, index + 1),
      subParameter: `${index} ${noise(490, index + 1_001)}`,
      meaning: noise(600, index + 2_001),
      nextStep: noise(300, index + 3_001),
    }));
    const staged = await bankStore(table).stage(questions, most);
    await publishAs(table, staged);
    expect(staged.mapPages).toBeGreaterThan(1);
    expect(await bankStore(reopen(table)).getMap(1, 1)).toEqual(most);
  });
});

describe('a stored part of a bank', () => {
  const parts = [
    ['FULL#000', 'getQuestions', { ...questions[0], createdBy: 7 }, '0.createdBy'],
    ['FULL#000', 'getPage', { ...questions[0], number: '1' }, '0.number'],
    ['PAPER#000', 'getPaper', { ...paperOf(questions)[0], id: 1 }, '0.id'],
    ['MAP#000', 'getMap', { ...map[1], quotient: 'XQ' }, '0.quotient'],
  ] as const;

  it.each(parts)('a malformed %s makes %s fail with the item’s key and field', async (sk, read, wrong, field) => {
    const table = await makeTable();
    const staged = await bankStore(table).stage(questions.slice(0, 2), map);
    await publishAs(table, staged);
    const Item = { ...keys.key(staged.hash), sk, data: pack([wrong]) };
    await table.db.send(new PutCommand({ TableName: table.name, Item }));
    const words = `The item ${Item.pk} / ${sk} has no valid data.${field}.`;
    await expect(bankStore(reopen(table))[read](1, 1, 0)).rejects.toThrow(words);
    expect(await bankStore(reopen(table)).isWhole(1, 1)).toBe(false);
  });

  it('an answer key without points for an option fails with the question and the option', async () => {
    const table = await makeTable();
    const staged = await bankStore(table).stage(questions.slice(0, 2), []);
    await publishAs(table, staged);
    const Item = { ...keys.key(staged.hash), data: pack({ '1': { '0': 1, '1': null } }) };
    await table.db.send(new PutCommand({ TableName: table.name, Item }));
    await expect(bankStore(reopen(table)).getKey(1, 1)).rejects.toThrow(`/ ${Item.sk} has no valid data.1.1.`);
  });

  it('a bank that was read and is staged again has the same hash and writes nothing', async () => {
    const table = await makeTable();
    const banks = bankStore(table);
    const staged = await banks.stage(questions, map);
    await publishAs(table, staged);
    const calls = record(table);
    expect(await banks.stage(await banks.getQuestions(1, 1), await banks.getMap(1, 1))).toEqual(staged);
    expect(calls.map(({ name }) => name)).not.toContain('PutItem');
  });
});
