import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { openTable, type Table } from '#functions/adapters/dynamo/table.ts';
import {
  textRegistry,
  maxEntries,
  packSegment,
  textHash,
  unpackSegment,
} from '#functions/adapters/dynamo/banks/text-registry.ts';
import type { Question } from '#functions/domain/banks/question.ts';
import { record } from '#test/support/faults.ts';
import { makeTable, newClient } from '#test/support/dynamo/make-table.ts';
import { versionOfTest } from '#test/support/dynamo/version-item.ts';

const nothing = { category: '', subCategory: '', options: [], createdAt: '', createdBy: '' };
const questionsOf = (count: number, first = 1, prefix = 'Text'): Question[] =>
  Array.from({ length: count }, (_, index) => ({
    ...nothing,
    id: first + index,
    number: index + 1,
    text: `${prefix} ${first + index}`,
  }));

/** As another function reads it. */
const open = ({ name }: Table, version: number) => {
  const table = openTable(name, newClient());
  return { table, opening: textRegistry(table).open(1, version) };
};

async function add(table: Table, version: number, questions: Question[]): Promise<string[]> {
  const textSegments = await (await open(table, version - 1).opening).add(questions);
  const Item = versionOfTest(version, { textSegments });
  await table.db.send(new PutCommand({ TableName: table.name, Item }));
  return textSegments;
}

describe('the registry of a quiz’s question texts', () => {
  it('finds the last question with a text, and when that question was created', async () => {
    const table = await makeTable();
    await add(table, 1, questionsOf(3));
    await add(table, 2, [...questionsOf(1, 1, 'Reworded'), ...questionsOf(1, 4)]);
    await add(table, 3, [{ ...nothing, id: 9, number: 1, text: 'Text 2' }]);
    const texts = await open(table, 3).opening;
    expect(await texts.find(['Text 1', 'reworded  1', 'Text 2', 'Text 4', 'Never'])).toEqual(
      new Map([
        ['text 1', { id: 1, createdAt: 'day 1', createdBy: 'admin' }],
        ['reworded 1', { id: 1, createdAt: 'day 1', createdBy: 'admin' }],
        ['text 2', { id: 9, createdAt: 'day 3', createdBy: 'admin' }],
        ['text 4', { id: 4, createdAt: 'day 2', createdBy: 'admin' }],
      ]),
    );
    expect((await (await open(table, 1).opening).find(['Text 2'])).get('text 2')).toMatchObject({ id: 2 });
  });

  it('splits texts into items that DynamoDB accepts, and rewrites only the last one', async () => {
    const table = await makeTable();
    const many = questionsOf(2 * maxEntries + 10);
    const first = await add(table, 1, many);
    expect(first).toHaveLength(3);
    const second = await add(table, 2, [...many, ...questionsOf(5, many.length + 1)]);
    expect(second).toHaveLength(3);
    expect(second.slice(0, 2)).toEqual(first.slice(0, 2));
    expect(second[2]).not.toBe(first[2]);
    const { table: own, opening } = open(table, 2);
    const calls = record(own);
    const texts = await opening;
    expect(await texts.add(many)).toEqual(second);
    expect(calls.map(({ name }) => name)).not.toContain('PutItem');
    const last = many.length + 5;
    expect((await texts.find(['Text 1', `Text ${last}`])).get(`text ${last}`)).toMatchObject({ id: last });
  });

  it('adding the same texts twice gives the same items', async () => {
    const table = await makeTable();
    const texts = await open(table, 0).opening;
    expect(await texts.add(questionsOf(3))).toEqual(await texts.add(questionsOf(3)));
  });

  it('fails to open when a segment does not match its hash', async () => {
    const table = await makeTable();
    const [hash = ''] = await add(table, 1, questionsOf(3));
    const Item = { ...keys.textSegment(hash), data: packSegment([]) };
    await table.db.send(new PutCommand({ TableName: table.name, Item }));
    await expect(open(table, 1).opening).rejects.toThrow('is incomplete');
  });

  it('packs an entry into 20 bytes, up to the largest question id', () => {
    const entries: [string, { id: number; since: number }][] = [
      [textHash('One'), { id: 1, since: 1 }],
      [textHash('Two'), { id: 4_294_967_295, since: 9_999_999 }],
    ];
    const bytes = packSegment(entries);
    expect(bytes).toHaveLength(40);
    expect(unpackSegment(new Uint8Array(bytes))).toEqual(entries);
    expect(maxEntries * 20).toBeLessThan(400_000 - 1000);
  });
});
