import { plural } from '#functions/domain/text/counted.ts';

const small = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A count within a sentence: `nine`, `forty-two`; figures from 100 on. 0 is `no`. */
export function countWord(count: number): string {
  const word = small[count];
  if (word !== undefined) return word;
  if (count >= 100 || !Number.isInteger(count) || count < 0) return String(count);
  const [ten, one] = [tens[Math.floor(count / 10)] ?? '', count % 10];
  return one === 0 ? ten : `${ten}-${small[one] ?? ''}`;
}

/** `one question`, `nine questions` */
export function spelledCount(count: number, noun: string, nouns = `${noun}s`): string {
  return `${countWord(count)} ${plural(count, noun, nouns)}`;
}

/** `A`, `A and B`, `A, B and C` */
export function listed(texts: readonly string[]): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} and ${last}`;
}

/** A list of names, which are quoted if one contains a comma or an “and”. */
export function listedNames(names: readonly string[]): string {
  const isClear = names.length < 2 || !names.some((name) => /,| and /i.test(name));
  return listed(isClear ? names : names.map((name) => `“${name}”`));
}

/** Capitalises the first letter. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `4 of 12 questions`, `4 of the 5 questions that were asked this time`, `all 5 questions that …` */
export function answeredOf(count: number, whole: number, asked?: number): string {
  if (asked === 0) return 'no question, as none was asked this time';
  if (asked === 1) return `${count === 1 ? 'the one' : `${count} of 1`} question that was asked this time`;
  if (asked !== undefined) {
    const all = asked === 2 ? 'both' : `all ${asked}`;
    return `${count === asked ? all : `${count} of the ${asked}`} questions that were asked this time`;
  }
  return `${count} of ${whole} ${plural(whole, 'question', 'questions')}`;
}
