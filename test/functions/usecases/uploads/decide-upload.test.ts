import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SheetChoices } from '#functions/domain/uploads/sheet-choices.ts';
import { getUpload, listUploads } from '#functions/usecases/uploads/uploads.ts';
import { decideUpload } from '#functions/usecases/uploads/decide-upload.ts';
import { holdUp } from '#test/support/engine/hold-up.ts';
import { makeEngine, newPerson, type Engine } from '#test/support/engine/make-engine.ts';
import { makeWorkbook, makeXlsx, writeWorkbook, type Table } from '#test/support/sheets/make-sheet.ts';
import { uploadTo } from '#test/support/sheets/upload-to.ts';
import { noQuestionColumn } from '#functions/domain/words/uploads/columns.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await makeEngine({ questions: 6 });
});

const german: Table = [
  ['Frage', 'Antwort', 'Punkte', 'Optoin 2'],
  ['Warum?', 'Darum', 4, 'Nie'],
  ['Wozu?', 'Dazu', 3, ''],
];
const drafts = async (uploadId: string) => engine.ports.uploads.getPage(uploadId, 0);
const map = (uploadId: string, columns: SheetChoices['columns'], more: Partial<SheetChoices> = {}, remember = false) =>
  decideUpload(engine.ports, { uploadId, choices: { columns, ...more }, remember });

describe('decideUpload', () => {
  it('stages questions and defects again by the mapping', async () => {
    const { uploadId } = await uploadTo(engine, makeXlsx(german));
    const view = await map(uploadId, { A: 'question', B: 'option1', C: 'points1' });
    expect(view).toMatchObject({ status: 'staged', questionCount: 2 });
    expect(view.columns.map(({ letter, use, by }) => [letter, use, by])).toEqual([
      ['A', 'question', 'hand'],
      ['B', 'option1', 'hand'],
      ['C', 'points1', 'hand'],
      ['D', 'unused', 'none'],
    ]);
    expect(await drafts(uploadId)).toMatchObject([
      { text: 'Warum?', options: [{ text: 'Darum', points: 4 }] },
      { text: 'Wozu?', options: [{ text: 'Dazu', points: 3 }] },
    ]);
    const defects = await engine.ports.uploads.getDefects(uploadId, 0);
    expect(defects.map(({ kind }) => kind)).toContain('unused-column');
    expect(defects.map(({ problem }) => problem)).not.toContain(noQuestionColumn.problem);
  });

  it('remembers the mapping for later uploads on request', async () => {
    const first = await uploadTo(engine, makeXlsx(german));
    await map(first.uploadId, { A: 'question', B: 'option1' });
    expect((await (await uploadTo(engine, makeXlsx(german))).state())?.status).toBe('no-questions');
    await map(first.uploadId, { A: 'question', B: 'option1' }, {}, true);
    const next = await uploadTo(engine, makeXlsx(german));
    const view = await getUpload(engine.ports, next.uploadId);
    expect(view).toMatchObject({ status: 'staged', questionCount: 2 });
    expect(view.columns.slice(0, 3).map(({ use, by }) => [use, by])).toEqual([
      ['question', 'memory'],
      ['option1', 'memory'],
      ['unused', 'none'],
    ]);
    const fewer = await map(next.uploadId, {}, { leaveOut: [{ sheet: 0, row: 3 }] });
    expect(fewer).toMatchObject({ status: 'staged', questionCount: 1 });
  });

  it('never remembers another use of a known name', async () => {
    const table: Table = [
      ['Question', 'Option 1', 'category'],
      ['Q', 'A', 'C'],
    ];
    const { uploadId } = await uploadTo(engine, makeXlsx(table));
    await map(uploadId, { C: 'subCategory' }, {}, true);
    expect(await drafts(uploadId)).toMatchObject([{ category: '', subCategory: 'C' }]);
    const next = await uploadTo(engine, makeXlsx(table));
    expect(await drafts(next.uploadId)).toMatchObject([{ category: 'C', subCategory: '' }]);
  });

  it('can name another row as the header', async () => {
    const { uploadId } = await uploadTo(
      engine,
      makeXlsx([
        ['Title', 'x'],
        ['Frage', 'Antwort'],
        ['Warum?', 'Darum'],
      ]),
    );
    const view = await map(uploadId, { A: 'question', B: 'option1' }, { headerRow: 2 });
    expect(view).toMatchObject({ headerRow: 2, questionCount: 1 });
    expect(view.columns.map(({ header }) => header)).toEqual(['Frage', 'Antwort']);
  });

  it('can take another sheet, but only one with a table', async () => {
    const bank = (text: string): Table => [
      ['Question', 'Option 1'],
      [text, 'A'],
    ];
    const workbook = makeWorkbook({ Old: bank('Old?'), Words: [['Read me']], New: bank('New?') });
    const { uploadId } = await uploadTo(engine, writeWorkbook(workbook, 'xlsx'));
    const before = await getUpload(engine.ports, uploadId);
    expect(before.sheets).toEqual([
      { name: 'Old', rows: 2, hasQuestions: true },
      { name: 'Words', problem: 'It holds no table.' },
      { name: 'New', rows: 2, hasQuestions: true },
    ]);
    expect(await map(uploadId, {}, { sheet: 2 })).toMatchObject({ sheet: 2, questionCount: 1 });
    expect(await drafts(uploadId)).toMatchObject([{ text: 'New?' }]);
    await expect(map(uploadId, {}, { sheet: 1 })).rejects.toMatchObject({ code: 'not-found' });
    await expect(map(uploadId, {}, { sheet: 3 })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('asks about other banks in the file, and notes them once answered', async () => {
    const bank: Table = [
      ['Question', 'Option 1', 'Score Option 1', 'category', 'sub_category', 'quiz_id'],
      ['Q', 'A', 1, 'EQ', 'Empathy', 1],
    ];
    const workbook = makeWorkbook({ Words: [['Read me']], EQ: bank, MQ: [...bank, ['Why?', 'A', 1, 'MQ', 'Grit', 1]] });
    const { uploadId, state } = await uploadTo(engine, writeWorkbook(workbook, 'xlsx'));
    const told = async () => {
      const defects = await engine.ports.uploads.getDefects(uploadId, 0);
      return { errors: (await state())?.counts?.error, told: defects.map(({ kind, sheet }) => [kind, sheet]) };
    };
    expect(await told()).toEqual({ errors: 1, told: [['other-bank', 'MQ']] });
    await map(uploadId, {}, { sheet: 2 });
    expect(await told()).toEqual({ errors: 0, told: [['other-sheet', 'EQ']] });
  });

  it('stores all choices, and shows them again', async () => {
    const { uploadId } = await uploadTo(engine, makeXlsx(german));
    expect(await getUpload(engine.ports, uploadId)).toMatchObject({ choices: { columns: {} } });
    const choices: SheetChoices = {
      columns: { A: 'question', B: 'option1' },
      leaveOut: [{ sheet: 0, row: 3 }],
      scores: [{ from: '3 points', points: 3 }],
      asked: { hiddenRows: 'take' },
    };
    const view = await decideUpload(engine.ports, { uploadId, choices, remember: false });
    expect(view.choices).toEqual(choices);
    expect((await getUpload(engine.ports, uploadId)).choices).toEqual(choices);
    expect((await map(uploadId, { A: 'question' })).choices).toEqual({ columns: { A: 'question' } });
    expect((await map(uploadId, {}, { sheet: 0 })).sheet).toBe(0);
  });

  it('refuses to overwrite a newer decision', async () => {
    const { uploadId } = await uploadTo(engine, makeXlsx(german));
    const { staging = '' } = await getUpload(engine.ports, uploadId);
    const theirs = await map(uploadId, { A: 'question' });
    const mine = { uploadId, choices: { columns: {} }, remember: false, staging };
    await expect(decideUpload(engine.ports, mine)).rejects.toMatchObject({ code: 'upload-not-ready' });
    expect((await getUpload(engine.ports, uploadId)).choices).toEqual(theirs.choices);
    await expect(decideUpload(engine.ports, { ...mine, staging: theirs.staging })).resolves.toMatchObject({
      choices: { columns: {} },
    });
  });

  it('is refused, and remembers nothing, if the upload is cancelled between read and write', async () => {
    const { uploadId, state } = await uploadTo(engine, makeXlsx(german));
    const mine = { uploadId, choices: { columns: { A: 'question' as const } }, remember: true };
    const updates = ({ name }: { name: string }) => name === 'UpdateItem';
    const held = await holdUp(engine, updates, (slow) => decideUpload(slow.ports, mine));
    await engine.ports.uploads.cancel(uploadId);
    await expect(held.goOn()).rejects.toMatchObject({ code: 'upload-not-ready' });
    expect(await state()).toMatchObject({ status: 'cancelled' });
    expect(await engine.ports.uploads.readMemory()).toEqual({});
  });

  it('takes the sheet that the import found if no sheet is chosen any more', async () => {
    const bank = (text: string): Table => [
      ['Question', 'Option 1'],
      [text, 'A'],
    ];
    const workbook = makeWorkbook({ Old: bank('Old?'), New: bank('New?') });
    const { uploadId } = await uploadTo(engine, writeWorkbook(workbook, 'xlsx'));
    await map(uploadId, {}, { sheet: 1 });
    await map(uploadId, {});
    expect(await drafts(uploadId)).toMatchObject([{ text: 'Old?' }]);
  });

  it('refuses an upload that is being read, refused or unknown', async () => {
    const waiting = await uploadTo(engine, makeXlsx(german), 'bank.xlsx', { waits: true });
    await expect(map(waiting.uploadId, {})).rejects.toMatchObject({ code: 'upload-not-ready' });
    const broken = await uploadTo(engine, Buffer.alloc(0));
    await expect(map(broken.uploadId, {})).rejects.toMatchObject({ code: 'upload-not-ready' });
    await expect(map('01J00000000000000000000000', {})).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('listUploads', () => {
  it('lists uploads newest first, in pages, with outcome and author', async () => {
    const userId = newPerson();
    await engine.ports.profiles.upsert({ userId, email: 'meera@example.com', name: 'Meera Iyer' });
    for (let number = 1; number <= 27; number++) {
      engine.clock.advance(1_000);
      await uploadTo(engine, makeXlsx(german), `${number}.xlsx`, { waits: number < 27, by: userId });
    }
    // The index follows a moment later.
    const page = await vi.waitFor(
      async () => {
        const first = await listUploads(engine.ports, undefined);
        expect(first.uploads.map(({ fileName }) => fileName)).toContain('27.xlsx');
        expect(first.uploads).toHaveLength(25);
        return first;
      },
      { timeout: 60_000 },
    );
    expect(page.uploads[0]).toMatchObject({
      fileName: '27.xlsx',
      status: 'no-questions',
      byName: 'Meera Iyer',
      questionCount: 0,
      createdAt: engine.clock(),
      counts: { error: 1, skipped: 4 },
    });
    const rest = await listUploads(engine.ports, page.next);
    const names = [...page.uploads, ...rest.uploads].map(({ fileName }) => fileName);
    expect(names.slice(0, 27)).toEqual(Array.from({ length: 27 }, (_, index) => `${27 - index}.xlsx`));
    expect(rest.uploads.at(-1)).toMatchObject({ status: 'published', byName: 'Deleted account' });
    await expect(listUploads(engine.ports, 'nonsense')).rejects.toMatchObject({ code: 'invalid-input' });
  });
});
