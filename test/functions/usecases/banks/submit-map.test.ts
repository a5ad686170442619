import { beforeEach, describe, expect, it } from 'vitest';
import { listVersions } from '#functions/usecases/banks/quizzes.ts';
import { publishBank } from '#functions/usecases/banks/publish-bank.ts';
import { auditOf } from '#test/support/dynamo/admin-items.ts';
import { another, engineOn, quizId, type Engine } from '#test/support/engine/make-engine.ts';
import { bankOfThree, makeMapFile, mapHeader, noteOf } from '#test/support/sheets/make-map.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';
import { uploadTo } from '#test/support/sheets/upload-to.ts';
import { noChanges } from '#functions/domain/words/bank.ts';
import { submit } from './submit.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await withMap();
});

const mapOf = (version: number) => another(engine).ports.banks.getMap(quizId, version);

const live = [noteOf('A', 'a1', { quotient: 'EQ', meaning: 'Of a1' }), noteOf('C', 'c1', { nextStep: 'Call.' })];

async function withMap() {
  const engine = engineOn(await makeTable());
  const rows = live.map((note) => [
    note.parameter,
    note.subParameter,
    note.quotient ?? '',
    note.meaning,
    note.nextStep,
  ]);
  const { uploadId } = await uploadTo(engine, makeMapFile([mapHeader, ...rows]));
  const { staging = '' } = (await engine.ports.uploads.find(uploadId)) ?? {};
  const details = { name: 'TrueIn Assessment', description: 'Assessment', price: 1999 };
  await publishBank(engine.ports, { quizId, uploadId, staging, details, by: 'admin' });
  return engine;
}

describe('submitChanges of parameter notes', () => {
  it('makes a version with the same questions, counted and audited as notes', async () => {
    const notes = [noteOf('a', 'A1', { quotient: 'LQ', meaning: 'Of a1', lowerCost: 'Late', exercise: '' })];
    expect(await submit(engine, 1, { notes })).toMatchObject({ version: 2, questionCount: 12 });
    expect(await mapOf(2)).toEqual([{ ...live[0], quotient: 'LQ', lowerCost: 'Late' }, live[1]]);
    expect(await mapOf(1)).toEqual(live);
    const { banks } = another(engine).ports;
    expect(await banks.getQuestions(quizId, 2)).toEqual(await banks.getQuestions(quizId, 1));
    const [first] = (await listVersions(engine.ports, { quizId })).versions;
    expect(first).toMatchObject({ version: 2, counts: { added: 0, changed: 0, removed: 0, notes: 1 } });
    expect(await auditOf(engine, 'bank-edited')).toMatchObject([
      {
        counts: { notes: 1 },
        notes: [
          { parameter: 'A', subParameter: 'a1', fields: [{ before: 'EQ', after: 'LQ' }, { field: 'lowerCost' }] },
        ],
      },
    ]);
  });

  it.each([
    ['changes nothing', { notes: [live[0]] }, noChanges],
    ['names no scale of the bank', { notes: [noteOf('A', 'zz', { meaning: 'x' })] }, '“A › zz”'],
  ] as const)('is refused if a submission %s', async (_, { notes }, words) => {
    const submission = submit(engine, 1, { notes: notes.flatMap((note) => note ?? []) });
    await expect(submission).rejects.toMatchObject({
      code: 'invalid-input',
      message: expect.stringContaining(words) as string,
    });
    expect((await engine.ports.quizzes.find(quizId))?.version).toBe(1);
  });

  it('accepts a note on a parameter that the same submission adds', async () => {
    const [draft] = bankOfThree();
    const added = [{ text: 'Newer?', category: 'D', subCategory: 'd1', options: draft?.options ?? [] }];
    await submit(engine, 1, { added, notes: [noteOf('D', 'd1', { meaning: 'New' })] });
    expect(await mapOf(2)).toEqual([...live, noteOf('D', 'd1', { meaning: 'New' })]);
  });
});

describe('a sub-parameter', () => {
  const idsOf = async (sub: string) =>
    (await engine.ports.banks.getQuestions(quizId, 1)).filter(({ subCategory }) => subCategory === sub);

  it('loses its note when its last question is deleted', async () => {
    const [one, two] = await idsOf('c1');
    await submit(engine, 1, { deleted: [one?.id ?? 0, two?.id ?? 0] });
    expect(await mapOf(2)).toEqual([live[0]]);
    expect(await engine.ports.versions.find(quizId, 2)).toMatchObject({ counts: { removed: 2, notes: 1 } });
  });

  it('loses its note when its last question moves elsewhere, and no sooner', async () => {
    const [one, two] = (await idsOf('a1')).map(({ id, text, category, options }) => ({
      id,
      draft: { text, category, subCategory: 'a2', options },
    }));
    if (!one || !two) throw new Error('too few');
    await submit(engine, 1, { edited: [one] });
    expect(await mapOf(2)).toEqual(live);
    await submit(engine, 2, { edited: [two] });
    expect(await mapOf(3)).toEqual([live[1]]);
  });
});
