import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { pack } from '#functions/adapters/dynamo/chunks.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { item } from '#functions/adapters/dynamo/item-reader.ts';
import { readRange } from '#functions/adapters/dynamo/pages.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { uploadStore, type UploadStore } from '#functions/adapters/dynamo/uploads/upload-store.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';
import { fullGrid as grid, fullStaging as staging } from '#test/support/sheets/full-staging.ts';

const uploadId = '01KAVQ5Z8E2M3N4P5Q6R7S8T9V';
const run = { uploadId, runId: 'RUN' };

let table: Table;
let uploads: UploadStore;
beforeAll(async () => {
  table = await makeTable();
  uploads = uploadStore(table);
  await uploads.create({ uploadId, fileName: 'bank.xlsx', by: 'admin', now: 1 });
  await uploads.begin(run, { receive: 1, now: 2 });
  await uploads.keepGrids(run, [grid], 3);
  await uploads.stage(run, staging, [{ name: 'Bank', rows: 2 }], 4);
});

describe('a part of an upload', () => {
  it('is read with every field that was stored', async () => {
    const { columns, choices, findings, map, questions, defects } = staging;
    expect(await uploads.getGrid(uploadId, 0)).toEqual(grid);
    expect(await uploads.getView(uploadId)).toEqual({ columns, choices, findings, map });
    expect(await uploads.getPage(uploadId, 0)).toEqual(questions);
    expect(await uploads.getDefects(uploadId, 0)).toEqual(defects);
  });

  it('expires every part 30 days after the upload was stored', async () => {
    const { pk } = keys.upload(uploadId);
    const items = await readRange(table, { pk }, item);
    expect(items.map(({ ttl }) => ttl)).toEqual(Array.from({ length: 5 }, () => 30 * 24 * 60 * 60));
  });

  it.each([
    ['GRID#RUN#0', { ...grid, rows: [grid.rows[0], { row: 5, texts: [null] }] }, 'rows.1.texts.0', 'getGrid'],
    ['VIEW#RUN', { ...staging, columns: [{ ...staging.columns[0], use: 'Secret' }] }, 'columns.0.use', 'getView'],
    ['VIEW#RUN', { ...staging, choices: { columns: { A: 'Secret' } } }, 'choices.columns.A', 'getView'],
    ['ROWS#RUN', [{ ...makeBank(1)[0], category: 7 }], '0.category', 'getPage'],
    ['DEFECTS#RUN', [{ ...staging.defects[0], kind: 'Secret' }], '0.kind', 'getDefects'],
  ] as const)(
    'a malformed part %s fails with its key and field, and quotes no value',
    async (part, wrong, field, read) => {
      const key = keys.uploadPart(uploadId, part, 0);
      await table.db.send(new PutCommand({ TableName: table.name, Item: { ...key, data: pack(wrong) } }));
      const reading = uploads[read](uploadId, 0);
      await expect(reading).rejects.toThrow(`The item ${key.pk} / ${key.sk} has no valid data.${field}.`);
      await expect(reading).rejects.not.toThrow('Secret');
    },
  );
});
