import { distanceWithin } from '#functions/domain/text/edit-distance.ts';
import { headerNames, meaningOf, meanings, plainHeader, type Meaning } from './sheet-columns.ts';

interface Name {
  word: string;
  digits: string;
}

/** Digits are kept: 'Option 1' is no misspelling of 'Option 2'. */
function nameOf(header: string): Name {
  const [, word = '', digits = ''] = /^(.*?)(\d*)$/su.exec(plainHeader(header)) ?? [];
  return { word, digits };
}

const known = meanings.flatMap((meaning) => headerNames[meaning].map((header) => ({ meaning, ...nameOf(header) })));

/** The likely meaning of a misspelled header: one or two letters from a known name, and farther from all others. An admin has to confirm it. */
export function suggestMeaning(header: string): Meaning | undefined {
  if (meaningOf(header)) return undefined;
  const { word, digits } = nameOf(header);
  const near = known
    .filter((name) => name.digits === digits)
    .map((name) => ({ meaning: name.meaning, distance: distanceWithin(word, name.word, name.word.length > 5 ? 2 : 1) }))
    .filter(({ distance }) => distance !== undefined)
    .sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
  const [best] = near;
  const isClear = near.every(({ meaning, distance }) => meaning === best?.meaning || distance !== best?.distance);
  return isClear ? best?.meaning : undefined;
}
