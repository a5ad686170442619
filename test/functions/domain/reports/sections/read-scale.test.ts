import { expect, it } from 'vitest';
import { makeNote, type NoteText } from '#functions/domain/banks/parameters/parameter-map.ts';
import { readScale } from '#functions/domain/reports/sections/read-scale.ts';
import { between, partly, wide } from '#functions/domain/words/report-levels.ts';

/** Reads a note in which each text is the name of its field. */
function read(low: number, high: number, isMinor: boolean, ...absent: NoteText[]) {
  const textOf = (field: NoteText) => (absent.includes(field) ? '' : field);
  const note = makeNote({ parameter: 'A', subParameter: '' }, undefined, textOf);
  return readScale(note, { percent: (low + high) / 2, low, high }, isMinor);
}

it.each([
  [0, 33, ['lower'], undefined, [], undefined],
  [20, 50, ['lower', 'middle'], between, ['middle'], partly],
  [100 / 3, 66, ['middle'], undefined, ['middle'], undefined],
  [40, 200 / 3, ['middle', 'higher'], between, ['middle', 'higher'], between],
  [200 / 3, 100, ['higher'], undefined, ['higher'], undefined],
  [33, 67, ['middle'], wide, ['middle'], wide],
])('readScale tells the levels of an interval from %d to %d, to a minor never the lower one', (low, high, ...told) => {
  const found = [false, true].map((isMinor) => read(low, high, isMinor));
  expect(found.flatMap(({ levels = [], intro }) => [levels.map(({ level }) => level), intro])).toEqual(told);
});

it('readScale tells a minor no cost', () => {
  const texts = { level: 'middle', upside: 'middleUpside', othersNotice: 'middleOthersNotice' };
  expect(read(40, 60, true).levels).toEqual([texts]);
  expect(read(40, 60, false).levels).toEqual([{ ...texts, cost: 'middleCost' }]);
});

it('readScale tells the meaning if one of the levels has no text', () => {
  expect(read(40, 90, false, 'middleUpside', 'middleOthersNotice').levels).toHaveLength(2);
  const withoutMiddle = read(40, 90, true, 'middleUpside', 'middleOthersNotice');
  expect(withoutMiddle).toEqual({ meaning: 'meaning', exercise: 'exercise' });
});

it('readScale adds the exercise unless the score itself is in the higher level', () => {
  expect([40, 50].map((low) => read(low, 90, false).exercise)).toEqual(['exercise', undefined]);
});
