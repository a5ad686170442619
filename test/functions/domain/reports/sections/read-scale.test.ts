import { expect, it } from 'vitest';
import { makeNote, type NoteText } from '#functions/domain/banks/parameters/parameter-map.ts';
import { readScale } from '#functions/domain/reports/sections/read-scale.ts';
import { partly, wide } from '#functions/domain/words/report-levels.ts';

/** Reads a note in which each text is the name of its field. */
function read(low: number, high: number, isMinor: boolean, ...absent: NoteText[]) {
  const textOf = (field: NoteText) => (absent.includes(field) ? '' : field);
  const note = makeNote({ parameter: 'A', subParameter: '' }, undefined, textOf);
  return readScale(note, { percent: (low + high) / 2, low, high }, isMinor);
}

it.each([
  [0, 33, ['lowerUpside', undefined, undefined], [undefined, undefined, undefined]],
  [0, 40, ['lowerUpside', 'middleUpside', undefined], [undefined, undefined, undefined]],
  [30, 50, ['middleUpside', 'lowerUpside', undefined], ['middleUpside', undefined, partly]],
  [100 / 3, 66, ['middleUpside', undefined, undefined], ['middleUpside', undefined, undefined]],
  [40, 200 / 3, ['middleUpside', 'higherUpside', undefined], ['middleUpside', 'higherUpside', undefined]],
  [60, 90, ['higherUpside', 'middleUpside', undefined], ['higherUpside', 'middleUpside', undefined]],
  [200 / 3, 100, ['higherUpside', undefined, undefined], ['higherUpside', undefined, undefined]],
  [33, 67, ['middleUpside', undefined, wide], ['middleUpside', undefined, wide]],
  [10, 70, ['middleUpside', undefined, wide], ['middleUpside', undefined, wide]],
])(
  'readScale tells the level of a score from %d to %d, then the next one; to a minor never the lower one',
  (...row) => {
    const [low, high, ...told] = row;
    const found = [false, true].map((isMinor) => read(low, high, isMinor));
    expect(found.map(({ upside, also, intro }) => [upside, also, intro])).toEqual(told);
    for (const { upside, meaning } of found) expect(meaning).toBe(upside ? undefined : 'meaning');
  },
);

it('readScale tells a minor no cost', () => {
  const texts = { upside: 'middleUpside', othersNotice: 'middleOthersNotice', exercise: 'exercise' };
  expect(read(40, 60, true)).toEqual(texts);
  expect(read(40, 60, false)).toEqual({ ...texts, cost: 'middleCost' });
});

it('readScale gives the meaning if one of two levels has no text', () => {
  expect(read(40, 90, true, 'higherUpside')).toEqual({ meaning: 'meaning', exercise: 'exercise' });
  expect(read(40, 60, true, 'middleUpside', 'middleOthersNotice')).toEqual({
    meaning: 'meaning',
    exercise: 'exercise',
  });
});

it('readScale adds the exercise unless the score itself is in the higher level', () => {
  expect([40, 50].map((low) => read(low, 90, false).exercise)).toEqual(['exercise', undefined]);
});
