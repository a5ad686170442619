import { describe, expect, it } from 'vitest';
import { newStyles, noteHiddenAndStruck } from '#functions/adapters/sheet/xls/biff-hidden-and-struck.ts';
import { newHiddenAndStruck } from '#functions/adapters/sheet/find-hidden-and-struck.ts';

const words = (...values: number[]) => Buffer.from(new Uint16Array(values).buffer);
const types = { font: 0x31, format: 0xe0, label: 0xfd };

/** Whether the cell in the format of each of these fonts is struck out, in a file whose fonts are as said. */
function struckBy(fontsStruck: boolean[], fonts: number[]): boolean[] {
  const [unseen, styles] = [newHiddenAndStruck(), newStyles()];
  for (const isStruck of fontsStruck) noteHiddenAndStruck(types.font, words(220, isStruck ? 0x08 : 0), unseen, styles);
  for (const font of fonts) noteHiddenAndStruck(types.format, words(font, 0), unseen, styles);
  fonts.forEach((_, place) => noteHiddenAndStruck(types.label, words(0, place, place, 0, 0), unseen, styles));
  return fonts.map((_, place) => unseen.struck.get(1)?.includes(place) === true);
}

describe('a struck-out font of an .xls', () => {
  it('is known by its number, of which 4 is none: the fifth font has the number 5', () => {
    expect(struckBy([false, false, false, false, true, false], [0, 3, 5, 6])).toEqual([false, false, true, false]);
    expect(struckBy([false, false, false, true, false, true], [0, 3, 5, 6])).toEqual([false, true, false, true]);
  });
});
