import type { OptionPart } from './sheet-columns.ts';

/** Words for an option in a header: “Answer 1”, “विकल्प 1”. */
const optionWords = 'option opt answer ans choice response alternative विकल्प उत्तर जवाब'.split(' ');
/** Words for a part of an option, joined: “Option 1 Score”, “Marks A”, “अंक 1”. */
const partWords: Readonly<Record<string, OptionPart>> = {
  ...of('points', 'score scores point points mark marks weight weightage value rating अंक स्कोर'),
  ...of('remarks', 'remark remarks phrase reportphrase'),
  ...{ weakness: 'weakness', strength: 'strength', strengthcumweakness: 'scw' },
};
const fillers = 'of for the in text no number if is chosen selected का के की'.split(' ');
/** Signs that count options. */
const places = ['abcdefgh', 'कखगघङ', 'अबसद', '१२३४५६७८९'].map((signs) => Array.from(signs));
const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];

function of(part: OptionPart, words: string): Record<string, OptionPart> {
  return Object.fromEntries(words.split(' ').map((word) => [word, part]));
}

function placeOf(word: string): number | undefined {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  const at = [...places, roman].map((signs) => signs.indexOf(word)).find((index) => index >= 0);
  return at === undefined ? undefined : at + 1;
}

/** What a header says of an option: `Score` has no place, `Option 1 Score` has 1. */
export interface OptionHeader {
  part: OptionPart;
  place?: number | undefined;
  /** It says “option”, not only “score”. */
  hasOption: boolean;
}

/** Reads a header of known words in any order, with at most one place. `undefined`: it has another word. */
export function readOptionHeader(header: string): OptionHeader | undefined {
  const words = header
    .slice(0, 60)
    .normalize('NFC')
    .replace(/\p{L}\p{M}*(?=\d)|\d(?=\p{L})|\p{Ll}(?=\p{Lu})/gu, '$& ')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !fillers.includes(word));
  const found = words.filter((word) => placeOf(word) !== undefined);
  const others = words.filter((word) => placeOf(word) === undefined);
  const named = others.filter((word) => optionWords.includes(word));
  const rest = others.filter((word) => !optionWords.includes(word)).join('');
  if (found.length > 1 || named.length > 1 || (rest === '' && named.length === 0)) return undefined;
  const part = rest === '' ? 'option' : Object.hasOwn(partWords, rest) ? partWords[rest] : undefined;
  return part && { part, place: placeOf(found[0] ?? ''), hasOption: named.length > 0 };
}

/** The places of bare headers such as “Score”, where exactly one of them stands after each option. pandas writes “Score.1” for the second. */
export function placesOfBare(headers: readonly string[]): Map<number, { part: OptionPart; place: number }> {
  const read = headers.map((header) => {
    const [, base] = /^(.+)\.\d{1,2}$/.exec(header.trim()) ?? [];
    return readOptionHeader(base !== undefined && headers.includes(base) ? base : header);
  });
  const options = read.flatMap((one, index) =>
    one?.part === 'option' && one.place !== undefined ? [{ index, place: one.place }] : [],
  );
  const bare = new Map<number, { part: OptionPart; place: number }>();
  for (const part of new Set(Object.values(partWords))) {
    const found = read.flatMap((one, index) => (one?.part === part && one.place === undefined ? [index] : []));
    const placed = options.map(({ index, place }, nth) => {
      const next = options[nth + 1]?.index ?? headers.length;
      return { place, at: found.filter((at) => at > index && at < next) };
    });
    if (found.length !== options.length || placed.some(({ at }) => at.length !== 1)) continue;
    for (const { place, at } of placed) bare.set(at[0] ?? -1, { part, place });
  }
  return bare;
}

export const reverseHeader =
  /^(?:is)?(?:reverse|negative)(?:d|ly)?(?:score[ds]?|scoring|cod(?:ed|ing)|key(?:ed)?|items?|questions?|word(?:ed|ing)|phrased)*(?:yn|yesno)?$/;
const no = /^(?:n|no|0|f|false|none|normal|straight|forward|direct|positive(?:ly)?|\+|[-–—]|नहीं)$/i;
/** Tells whether a cell marks its question as scored in reverse; `undefined` if the header, in plain form, is of no such column. */
export function reversesFor(plain: string): ((text: string) => boolean) | undefined {
  return reverseHeader.test(plain) ? (text) => text !== '' && !no.test(text) : undefined;
}
