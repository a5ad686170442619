import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { bankStore } from '#functions/adapters/dynamo/banks/version-store.ts';
import { pack } from '#functions/adapters/dynamo/chunks.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { ItemKey } from '#functions/adapters/dynamo/get-items.ts';
import type { ParameterMap } from '#functions/domain/banks/parameters/parameter-map.ts';
import { paperOf, identifyQuestions } from '#functions/domain/banks/question-bank.ts';
import { failFirst, record } from '#test/support/faults.ts';
import { makeBank, newQuiz } from '#test/support/make-bank.ts';
import { noise } from '#test/support/noise.ts';
import { makeTable, reopen } from '#test/support/dynamo/make-table.ts';
import { versionOfTest } from '#test/support/dynamo/version-item.ts';

const { questions } = identifyQuestions(makeBank(1_001), newQuiz, {
  lastQuestionId: 0,
  createdAt: '2026-01-05T09:00:00.000Z',
  createdBy: 'admin',
});

it('stage stores the same bank twice under two ids, and changes no stored chunk', async () => {
  const table = await makeTable();
  const first = await bankStore(table).stage(questions, []);
  const calls = record(table);
  const second = await bankStore(table).stage(questions, []);
  expect(first).toMatchObject({ fullPages: 2, paperPages: 2, mapPages: 0 });
  expect(second).toEqual({ ...first, bankId: expect.not.stringMatching(first.bankId) as string });
  expect(calls.map(({ input }) => (input['Item'] as ItemKey).pk)).not.toContain(keys.key(first.bankId).pk);
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
    const Item = { ...keys.key(staged.bankId), sk, data: pack([wrong]) };
    await table.db.send(new PutCommand({ TableName: table.name, Item }));
    const words = `The item ${Item.pk} / ${sk} has no valid data.${field}.`;
    await expect(bankStore(reopen(table))[read](1, 1, 0)).rejects.toThrow(words);
  });

  it.each(['getKey', 'getPaper'] as const)('%s reads again after a read that failed', async (read) => {
    const table = await makeTable();
    await publishAs(table, await bankStore(table).stage(questions.slice(0, 2), []));
    const opened = reopen(table);
    const away = () => new Error('away');
    failFirst(opened, Boolean, away, 1);
    const banks = bankStore(opened);
    await expect(banks[read](1, 1)).rejects.toThrow('away');
    await expect(banks[read](1, 1)).resolves.toBeDefined();
  });

  it('an answer key without points for an option fails with the question and the option', async () => {
    const table = await makeTable();
    const staged = await bankStore(table).stage(questions.slice(0, 2), []);
    await publishAs(table, staged);
    const Item = { ...keys.key(staged.bankId), data: pack({ '1': { '0': 1, '1': null } }) };
    await table.db.send(new PutCommand({ TableName: table.name, Item }));
    await expect(bankStore(reopen(table)).getKey(1, 1)).rejects.toThrow(`/ ${Item.sk} has no valid data.1.1.`);
  });
});
