import { headerNames, meaningOf, meanings, plainHeader, type Meaning } from './sheet-columns.ts';

interface Name {
  word: string;
  digits: string;
}

/** Digits are told apart: 'Option 1' is no misspelling of 'Option 2'. */
function nameOf(header: string): Name {
  const [, word = '', digits = ''] = /^(.*?)(\d*)$/su.exec(plainHeader(header)) ?? [];
  return { word, digits };
}

const known = meanings.flatMap((meaning) => headerNames[meaning].map((header) => ({ meaning, ...nameOf(header) })));

/** What a misspelled header may mean: one or two letters from a known name, and not as near to another. It is for a person to confirm. */
export function suggestMeaning(header: string): Meaning | undefined {
  if (meaningOf(header)) return undefined;
  const { word, digits } = nameOf(header);
  const near = known
    .filter((name) => name.digits === digits)
    .map((name) => ({ meaning: name.meaning, distance: distanceOf(word, name.word, name.word.length > 5 ? 2 : 1) }))
    .filter(({ distance }) => distance !== undefined)
    .sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
  const [best] = near;
  const isClear = near.every(({ meaning, distance }) => meaning === best?.meaning || distance !== best?.distance);
  return isClear ? best?.meaning : undefined;
}

/** Letters to add, leave out, change or swap; `undefined` beyond `most`. */
function distanceOf(a: string, b: string, most: number): number | undefined {
  if (Math.abs(a.length - b.length) > most) return undefined;
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const change = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, change, isSwap ? at(i - 2, j - 2) + 1 : Infinity));
    }
  }
  const distance = at(a.length, b.length);
  return distance <= most ? distance : undefined;
}
