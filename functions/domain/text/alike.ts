/** Why two names may be the same: they differ only in form, or by a typo of a letter or two. */
export type Likeness = 'form' | 'typo';

const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Accents of Latin, Greek and Cyrillic letters. The vowel signs of other scripts are not removed, because they make other words. */
const accents = /[\u0300-\u036f]/g;
/** Words that people leave out or write as a sign. */
const fillers = new Set(['and', 'the']);

/** A text as it looks at a glance: without case, accents and invisible characters, every letter as it is drawn. */
function glance(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  const spaced = text.replace(/[\t\n\v\f\r\u0085\u2028\u2029]/g, ' ').replace(unseen, '');
  return replaceLookAlikes(spaced.normalize('NFKD').replace(accents, '').replace(unseen, '')).normalize('NFC');
}

/** A name, prepared for comparison. */
export interface ComparableName {
  /** Equal for names that differ only in writing. */
  form: string;
  words: string[];
}

/** Ignores case, accents, spaces, punctuation, “&” or “and”, the order of the words and look-alike letters. */
export function comparableName(name: string): ComparableName {
  const seen = glance(name)
    // A zero between letters is a mistyped letter.
    .replace(/(\p{L})0(?=\p{L})/gu, '$1o')
    .replace(/(\p{L})1(?=\p{L})/gu, '$1l');
  const all = seen.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  const kept = all.filter((word) => !fillers.has(word));
  const words = kept.length > 0 ? kept : all;
  // A name of punctuation only is compared as it is.
  return { form: words.length > 0 ? [...words].sort().join(' ') : seen.replace(/\s+/g, ''), words };
}

/** Joins the words, because some people write them together: `wellbeing`. */
export function joinWords({ words }: ComparableName): string {
  return words.join('');
}

/** Shorter words are not compared for typos, because they tell names apart: “Part A” and “Part B”, “Level I” and “Level II”. */
const minLetters = 4;

/** Whether two different names may be the same name with a typo. Numbers and short words tell names apart. */
export function isTypo(one: ComparableName, other: ComparableName): boolean {
  if (one.words.length !== other.words.length) return isTypoOfJoined(one, other);
  let distance = 0;
  for (const [index, word] of one.words.entries()) {
    const twin = other.words[index] ?? '';
    if (word === twin) continue;
    const found = wordDistance(word, twin);
    if (found === undefined) return false;
    distance += found;
    if (distance > 2) return false;
  }
  return distance > 0;
}

function isTypoOfJoined(one: ComparableName, other: ComparableName): boolean {
  if (Math.abs(one.words.length - other.words.length) > 1 || fixedWords(one) !== fixedWords(other)) return false;
  return wordDistance(joinWords(one), joinWords(other)) !== undefined;
}

function fixedWords({ words }: ComparableName): string {
  return words.filter((word) => word.length < minLetters || /\p{N}/u.test(word)).join(' ');
}

function wordDistance(a: string, b: string): number | undefined {
  const shorter = Math.min(a.length, b.length);
  if (shorter < minLetters || digitsOf(a) !== digitsOf(b)) return undefined;
  return distanceWithin(a, b, shorter >= 8 ? 2 : 1);
}

function digitsOf(word: string): string {
  return word.replace(/\P{N}+/gu, '');
}

/** The form in which options that a candidate would confuse are equal: ignores case, spaces, look-alike letters and full stops. */
export function optionForm(text: string): string {
  const plain = glance(text)
    .replace(/[’‘ʼ′]/g, "'")
    .replace(/[“”„″]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-');
  // Commas, semicolons and colons between digits stay.
  const bare = plain.replace(/(\p{N}[,;:](?=\p{N}))|[,;:]|\.(?!\p{N})|[!?…]+$/gu, '$1');
  return bare.replace(/\s+/g, ' ').trim();
}

/** Edit distance with transpositions; `undefined` beyond `max`. Computes only the cells near the diagonal. */
export function distanceWithin(a: string, b: string, max: number): number | undefined {
  if (Math.abs(a.length - b.length) > max) return undefined;
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const row: number[] = [i];
    const [from, to] = [Math.max(1, i - max), Math.min(b.length, i + max)];
    let least = from === 1 ? i : Infinity;
    for (let j = from; j <= to; j++) {
      const change = (last[j - 1] ?? Infinity) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? (before[j - 2] ?? Infinity) + 1 : Infinity;
      const cell = Math.min((last[j] ?? Infinity) + 1, (row[j - 1] ?? Infinity) + 1, change, swap);
      row[j] = cell;
      least = Math.min(least, cell);
    }
    if (least > max) return undefined;
    [before, last] = [last, row];
  }
  const distance = last[b.length] ?? Infinity;
  return distance <= max ? distance : undefined;
}

/** Letters of other scripts that look like Latin ones in most typefaces: each with the Latin letter before it. */
const drawnLike = [
  ['a', 'аɑαⲁ'],
  ['b', 'вьβ'],
  ['c', 'сϲⅽ'],
  ['d', 'ԁⅾ'],
  ['e', 'еєεҽ'],
  ['g', 'ɡց'],
  ['h', 'нһηհ'],
  ['i', 'іιıɩі'],
  ['j', 'јϳ'],
  ['k', 'кκ'],
  ['l', 'ӏⅼ'],
  ['m', 'мⅿ'],
  ['n', 'пոռ'],
  ['o', 'оοօσӧ'],
  ['p', 'рρ'],
  ['q', 'ԛզ'],
  ['s', 'ѕꜱ'],
  ['t', 'тτ'],
  ['u', 'υսʋ'],
  ['v', 'ѵνⅴ'],
  ['w', 'ԝѡω'],
  ['x', 'хχⅹ'],
  ['y', 'уүγ'],
  ['z', 'ζᴢ'],
] as const;

/** Capitals whose small letter looks like another one, or like none. */
const capitals = [
  ['n', 'Ν'],
  ['y', 'ΥҮ'],
  ['l', 'ӀⅬ'],
  ['p', 'Ꮲ'],
  ['a', 'Ꭺ'],
  ['s', 'Ꮪ'],
  ['t', 'Ꭲ'],
] as const;

const latinOf = new Map(
  [...drawnLike, ...capitals].flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);

/** Lower case, with each look-alike replaced by its Latin letter. */
export function replaceLookAlikes(text: string): string {
  return Array.from(text, (letter) => {
    const small = letter.toLowerCase();
    return latinOf.get(letter) ?? latinOf.get(small) ?? small;
  }).join('');
}
