import { beforeAll, describe, expect, it } from 'vitest';
import { readSheet } from '#functions/adapters/sheet/read-sheet.ts';
import { mostUploadBytes } from '#functions/contract/admin/uploads.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { createUpload } from '#functions/usecases/create-upload.ts';
import { importBank } from '#functions/usecases/import-bank.ts';
import { publishBank } from '#functions/usecases/publish-bank.ts';
import { makeHonestBomb, makeLockedXlsx, makeLyingBomb } from '#test/support/make-bomb.ts';
import { makeEngine, quizId, type Engine } from '#test/support/make-engine.ts';
import { makeCsv, makeDrafts, makeXls, makeXlsx, sheetOf } from '#test/support/make-sheet.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({ questions: 6 });
});

/** Uploads a file and has it imported as the queue does; the bucket is a map. */
async function upload(bytes: Uint8Array, fileName = 'bank.xlsx') {
  const bucket = new Map<string, Uint8Array>();
  const files = {
    presign: async (key: string) => (bucket.set(key, bytes), { url: 'https://uploads.example', fields: { key } }),
    read: async (key: string, mostBytes: number) => {
      const stored = bucket.get(key) ?? new Uint8Array();
      return stored.length > mostBytes ? refuse('file-refused', 'The file is larger than 10 MB. Split it.') : stored;
    },
  };
  const ports = { ...engine.ports, files, readSheet };
  const { uploadId, fields } = await createUpload(ports, { fileName, by: 'admin' });
  const arrive = () => importBank(ports, fields['key'] ?? '');
  await arrive();
  return { uploadId, arrive, state: async () => engine.ports.uploads.find(uploadId) };
}

const publish = (uploadId: string, revision: number) =>
  publishBank(engine.ports, {
    quizId,
    uploadId,
    details: { name: 'TrueIn Assessment', description: 'Assessment', price: 1999 },
    revision,
    by: 'admin',
  });

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const manyRows = [['Question', 'Option 1'], ...Array.from({ length: 20_001 }, (_, row) => [`Question ${row}`, 'Yes'])];

describe('importing a file', () => {
  it.each<[string, () => Buffer, string]>([
    ['.xlsx', () => makeXlsx(sheetOf(makeDrafts(3), 4)), 'bank.xlsx'],
    ['.xls', () => makeXls(sheetOf(makeDrafts(3), 4)), 'bank.xls'],
    ['.csv', () => makeCsv(sheetOf(makeDrafts(3), 4)), 'bank.csv'],
  ])('stages the questions of an %s', async (_, make, fileName) => {
    const { uploadId, state } = await upload(make(), fileName);
    expect(await state()).toMatchObject({ status: 'staged', questionCount: 3, quizId: 4, pages: 1, skippedCount: 0 });
    expect(await engine.ports.uploads.getPage(uploadId, 0)).toEqual(makeDrafts(3));
  });

  it.each<[string, () => Buffer, RegExp]>([
    ['is no spreadsheet', () => png, /spreadsheet/i],
    ['is empty', () => Buffer.alloc(0), /empty/i],
    ['is over 10 MB', () => Buffer.alloc(mostUploadBytes + 1), /10 MB/],
    ['has over 20,000 rows', () => makeCsv(manyRows), /20,000/],
    ['is a zip bomb', makeHonestBomb, /./],
    ['is a zip bomb that lies about its size', makeLyingBomb, /./],
    ['is locked with a password', makeLockedXlsx, /password/i],
  ])('refuses one that %s, says what to do, and leaves the live bank as it is', async (_, make, words) => {
    const before = await engine.ports.quizzes.find(quizId);
    const { uploadId, state } = await upload(make());
    const refused = await state();
    expect(refused).toMatchObject({ status: 'refused', questionCount: 0 });
    expect(refused?.problem).toMatch(words);
    expect(refused?.problem?.split(/[.:;,]\s/).length, 'what is wrong and what to do').toBeGreaterThan(1);
    await expect(publish(uploadId, before?.revision ?? 0)).rejects.toMatchObject({ code: 'upload-not-ready' });
    expect(await engine.ports.quizzes.find(quizId)).toEqual(before);
    expect(await engine.ports.banks.getQuestions(quizId, before?.version ?? 0)).toHaveLength(6);
  });

  it('changes nothing when the event comes twice, or again after the publication', async () => {
    const { uploadId, arrive, state } = await upload(makeXlsx(sheetOf(makeDrafts(3))));
    const staged = await state();
    await arrive();
    expect(await state()).toEqual(staged);
    const quiz = await engine.ports.quizzes.find(quizId);
    await publish(uploadId, quiz?.revision ?? 0);
    await arrive();
    expect(await state()).toMatchObject({ status: 'published' });
  });

  it('ignores an object that belongs to no upload', async () => {
    const ports = { ...engine.ports, files: { presign: fail, read: fail }, readSheet };
    await expect(importBank(ports, 'uploads/01J00000000000000000000000')).resolves.toBeUndefined();
    await expect(importBank(ports, 'elsewhere/file')).resolves.toBeUndefined();
  });
});

async function fail(): Promise<never> {
  throw new Error('Nothing is to be read.');
}
