import { beforeEach, describe, expect, it } from 'vitest';
import { defaultQuizDetails } from '#functions/domain/banks/quiz.ts';
import { decideUpload } from '#functions/usecases/uploads/decide-upload.ts';
import { publishBank } from '#functions/usecases/banks/publish-bank.ts';
import { restoreVersion } from '#functions/usecases/banks/change-bank.ts';
import { another, engineOn, newEventId, quizId, type Engine } from '#test/support/engine/make-engine.ts';
import { bankOfThree, makeMapFile, mapHeader, noteOf } from '#test/support/sheets/make-map.ts';
import { makeXlsx, sheetOf, type Table } from '#test/support/sheets/make-sheet.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';
import { uploadTo } from '#test/support/sheets/upload-to.ts';

let engine: Engine;
beforeEach(async () => {
  engine = engineOn(await makeTable());
  await publish(makeMapFile(rows));
});

const bank = bankOfThree();
const rows: Table = [mapHeader, ['A', '', '', 'Of A', ''], ['A', 'a1', 'EQ', '', ''], ['B', 'b1', 'EQ', '', 'Go']];
const map = [
  noteOf('A', '', { meaning: 'Of A' }),
  noteOf('A', 'a1', { quotient: 'EQ' }),
  noteOf('B', 'b1', { quotient: 'EQ', nextStep: 'Go' }),
];

type How = Pick<Parameters<typeof publishBank>[1], 'revision' | 'mode' | 'leaveOutSame'>;

async function publish(file: Buffer, how: How = {}) {
  const { uploadId } = await uploadTo(engine, file);
  const newParameters = ['A', 'B', 'C', 'D'];
  await decideUpload(engine.ports, { uploadId, choices: { columns: {}, newParameters }, remember: false });
  const { staging = '' } = (await engine.ports.uploads.find(uploadId)) ?? {};
  return publishBank(engine.ports, { quizId, uploadId, staging, details: defaultQuizDetails, by: 'admin', ...how });
}

const mapOf = (version: number) => another(engine).ports.banks.getMap(quizId, version);
const sameNames = bank.map((one) => ({ ...one, text: `${one.text} Really?` }));

describe('publishing a file with the sheet Parameters', () => {
  it('stores the sheet as the map of the version', async () => {
    expect(await mapOf(1)).toEqual(map);
  });

  it('replaces the whole live map; a sheet without rows removes the map', async () => {
    await publish(makeMapFile([mapHeader, ['C', '', '', 'Of C', '']]), { revision: 1 });
    expect(await mapOf(2)).toEqual([noteOf('C', '', { meaning: 'Of C' })]);
    expect(await engine.ports.versions.find(quizId, 2)).toMatchObject({ counts: { notes: 4 } });
    await publish(makeMapFile([mapHeader]), { revision: 2 });
    expect(await mapOf(3)).toEqual([]);
    expect(await mapOf(1)).toEqual(map);
  });
});

describe('publishing a file without the sheet', () => {
  it('keeps the live map for the parameters that the new bank still has', async () => {
    const withoutB1 = sameNames.filter(({ subCategory }) => subCategory !== 'b1');
    await publish(makeXlsx(sheetOf(withoutB1)), { revision: 1 });
    expect(await mapOf(2)).toEqual(map.slice(0, 2));
  });
});

describe('adding a file to a live bank', () => {
  const add = { mode: 'add' as const, leaveOutSame: true, revision: 1 };
  const more = bank.slice(0, 2).map((one, place) => ({
    ...one,
    text: `One more, ${place}?`,
    category: 'D',
    subCategory: `d${place + 1}`,
  }));

  it('merges the maps, and rows of the file win', async () => {
    const sheet: Table = [mapHeader, ['D', 'd1', 'LQ', 'Of d1', ''], ['B', 'b1', 'MQ', '', ''], ['D', '', '', '', '']];
    await publish(makeMapFile(sheet, { questions: more }), add);
    expect(await mapOf(2)).toEqual([
      ...map.slice(0, 2),
      noteOf('B', 'b1', { quotient: 'MQ', nextStep: 'Go' }),
      noteOf('D', 'd1', { quotient: 'LQ', meaning: 'Of d1' }),
    ]);
  });

  it('is refused if a row names what neither bank has, and names the row', async () => {
    const file = makeMapFile([mapHeader, ['D', 'd1', '', '', ''], ['Q', '', '', 'Of nothing', '']], {
      questions: more,
    });
    await expect(publish(file, add)).rejects.toThrow('Parameters, row 3: No question has the main parameter “Q”');
  });
});

describe('a version with a map', () => {
  it('is restored with its map', async () => {
    await publish(makeMapFile([mapHeader]), { revision: 1 });
    await restoreVersion(engine.ports, {
      quizId,
      version: 1,
      changeId: newEventId(),
      revision: 2,
      baseVersion: 2,
      by: 'admin',
    });
    expect(await mapOf(3)).toEqual(map);
    expect(await engine.ports.versions.find(quizId, 3)).toMatchObject({ counts: { notes: 3 } });
  });
});
