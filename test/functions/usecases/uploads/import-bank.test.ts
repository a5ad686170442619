import { beforeAll, describe, expect, it } from 'vitest';
import { readSheet } from '#functions/adapters/sheet/read-sheet.ts';
import { maxUploadBytes } from '#functions/domain/uploads/upload.ts';
import { importBank } from '#functions/usecases/uploads/import-bank.ts';
import { publishBank } from '#functions/usecases/banks/publish-bank.ts';
import {
  defectsSheetName,
  keptQuestions,
  makeDefectiveXlsx,
  seededDefects,
} from '#test/support/sheets/make-defects.ts';
import { makeEngine, quizId, type Engine } from '#test/support/engine/make-engine.ts';
import { makeCsv, makeDrafts, makeXlsx, sheetOf } from '#test/support/sheets/make-sheet.ts';
import { uploadTo } from '#test/support/sheets/upload-to.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({ questions: 6 });
});

async function publish(uploadId: string, revision: number) {
  const { staging = '' } = (await engine.ports.uploads.find(uploadId)) ?? {};
  const details = { name: 'TrueIn Assessment', description: 'Assessment', price: 1999 };
  return publishBank(engine.ports, { quizId, uploadId, staging, details, revision, by: 'admin' });
}

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const manyRows = [['Question', 'Option 1'], ...Array.from({ length: 20_001 }, (_, row) => [`Question ${row}`, 'Yes'])];

describe('importBank', () => {
  it('stages the questions of a file', async () => {
    const { uploadId, state } = await uploadTo(engine, makeXlsx(sheetOf(makeDrafts(3), 4)));
    expect(await state()).toMatchObject({
      status: 'staged',
      questionCount: 3,
      quizId: 4,
      pages: 1,
      rowsRead: 4,
      headerRow: 1,
      sheet: 0,
      counts: { error: 0, skipped: 0, defaulted: 0, note: 0 },
    });
    expect(await engine.ports.uploads.getPage(uploadId, 0)).toEqual(makeDrafts(3));
    expect(await engine.ports.uploads.getDefects(uploadId, 0)).toEqual([]);
  });

  it.each<[string, () => Buffer, RegExp]>([
    ['is no spreadsheet', () => png, /spreadsheet/i],
    ['is over 10 MB', () => Buffer.alloc(maxUploadBytes + 1), /10 MB/],
    ['has over 20,000 rows', () => makeCsv(manyRows), /20,000/],
  ])('refuses a file that %s, says what to do, and leaves the live bank alone', async (_, make, words) => {
    const before = await engine.ports.quizzes.find(quizId);
    const { uploadId, state } = await uploadTo(engine, make());
    const refused = await state();
    expect(refused).toMatchObject({ status: 'refused', questionCount: 0 });
    expect(refused?.problem).toMatch(words);
    expect(refused?.problem?.split(/[.:;,]\s/).length, 'what is wrong and what to do').toBeGreaterThan(1);
    // In the words of its own refusal: what comes after would refuse it, too, and say less.
    const refusal = { code: 'upload-not-ready', message: refused?.problem };
    await expect(publish(uploadId, before?.revision ?? 0)).rejects.toMatchObject(refusal);
    expect(await engine.ports.quizzes.find(quizId)).toEqual(before);
    expect(await engine.ports.banks.getQuestions(quizId, before?.version ?? 0)).toHaveLength(6);
  });

  it('finds the seeded defects of twenty rows, each at its own cell', async () => {
    const { uploadId, state } = await uploadTo(engine, makeDefectiveXlsx());
    const defects = await engine.ports.uploads.getDefects(uploadId, 0);
    const places = defects.map(({ kind, row, column }) => ({ kind, row, column }));
    const order = (one: { row: number; kind: string }) => `${String(one.row).padStart(3, '0')} ${one.kind}`;
    const sorted = (list: readonly { row: number; kind: string }[]) =>
      [...list].sort((a, b) => order(a).localeCompare(order(b)));
    expect(new Set(seededDefects.map(({ row }) => row)).size).toBe(20);
    expect(sorted(places)).toEqual(sorted(seededDefects));
    expect(defects.every(({ sheet, problem, remedy }) => sheet === defectsSheetName && problem && remedy)).toBe(true);
    expect(defects.find(({ kind }) => kind === 'same-text')?.problem).toContain('Rows 2 and 5 have the same');
    expect(await state()).toMatchObject({
      status: 'staged',
      questionCount: keptQuestions,
      sheet: 1,
      pages: 1,
      counts: { error: 11, skipped: 5, defaulted: 1, note: 7 },
    });
  });

  it('accepts a sheet with unknown columns, which can’t be published before a mapping', async () => {
    const { uploadId, state } = await uploadTo(
      engine,
      makeXlsx([
        ['Frage', 'Antwort'],
        ['Warum?', 'Darum'],
      ]),
    );
    expect(await state()).toMatchObject({ status: 'no-questions', questionCount: 0, counts: { error: 1 } });
    const quiz = await engine.ports.quizzes.find(quizId);
    await expect(publish(uploadId, quiz?.revision ?? 0)).rejects.toMatchObject({ code: 'upload-not-ready' });
  });

  it('ignores an object that belongs to no upload', async () => {
    const ports = { ...engine.ports, files: { presign: fail, read: fail }, readSheet };
    const at = (key: string) => importBank(ports, { key, receive: 1, isLast: false });
    await expect(at('uploads/01J00000000000000000000000')).resolves.toBeUndefined();
    await expect(at('elsewhere/file')).resolves.toBeUndefined();
  });
});

async function fail(): Promise<never> {
  throw new Error('Nothing is to be read.');
}
