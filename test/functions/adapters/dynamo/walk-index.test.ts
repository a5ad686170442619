import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryIndex } from '#functions/adapters/dynamo/query-index.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { walkIndex } from '#functions/adapters/dynamo/walk-index.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';

/** Texts of people that may be parts of a key. */
const nasty = [
  ...[
    'line\nbreak',
    'two\n\nbreaks\n',
    '\r\n',
    '\n',
    '["a","b","c"]',
    '[',
    '.',
    '"quoted"',
    'a\\b',
    'tab\tand\u0000null',
  ],
  ...['#', '##', '~', 'हिन्दी', '👩🏽‍🎓', '\u{10ffff}', '\ufffd', '\ufffd!', '\u2028', 'x'.repeat(1000), '𝔸'.repeat(250)],
];

/** Every text is the place of an entry in the index, and in the item's own key. */
const entries = nasty.map((text, index) => ({
  ...{
    pk: `ITEM#${text}`,
    sk: `${index}\n`,
    gsi1pk: index % 2 === 0 ? 'EVEN' : 'ODD',
    gsi1sk: text,
  },
}));

let table: Table;

beforeAll(async () => {
  table = await makeTable();
  await Promise.all(entries.map((Item) => table.db.send(new PutCommand({ TableName: table.name, Item }))));
});

const idsOf = (keys: { pk: string }[]) => keys.map(({ pk }) => pk).toSorted();
const all = idsOf(entries);

describe('an index whose keys hold any text', () => {
  it('walkIndex finds every key with a page size of one', async () => {
    const found: { pk: string }[] = [];
    let cursor: string | undefined;
    do {
      const page = await walkIndex(table, {
        ...{ steps: [{ partitions: ['EVEN', 'ODD'], from: '\u0000', until: '\u{10ffff}' }], limit: 1 },
        ...{ cursor, isAscending: true },
      });
      found.push(...page.keys);
      cursor = page.next;
    } while (cursor !== undefined && found.length <= nasty.length);
    expect(idsOf(found)).toEqual(all);
  });

  it('queryIndex finds every key with a page size of one', async () => {
    const found: { pk: string }[] = [];
    for (const partition of ['EVEN', 'ODD']) {
      let cursor: string | undefined;
      do {
        const page = await queryIndex(table, { partition, cursor, limit: 1 });
        found.push(...page.keys);
        cursor = page.next;
      } while (cursor !== undefined && found.length <= nasty.length);
    }
    expect(idsOf(found)).toEqual(all);
  });
});
