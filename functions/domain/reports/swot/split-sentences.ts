import { trimText } from '#functions/domain/text/visible-text.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
/** Abbreviations whose full stop does not end a sentence; neither does that of an initial. */
const abbreviation = /(?:^|[\s(“"'])(?:Dr|Mr|Mrs|Ms|Prof|Shri|Smt|St|No|vs|e\.g|i\.e|approx|\p{Lu})\.\s*$/u;
/** The middle of a sentence, after a line break. */
const middle = /^\s*\p{Ll}/u;
/** The vertical bar that is typed on keyboards without a danda. */
const typedDanda = /(?<=\p{Script=Devanagari}\s*)\|/gu;

/** The sentences of a text, in any script that has sentences. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  const plain = text.replace(typedDanda, '।');
  for (const { index, segment } of segmenter.segment(plain)) {
    const [before, end] = [sentences.at(-1), index + segment.length];
    const goesOn = before !== undefined && (abbreviation.test(before) || middle.test(segment));
    if (goesOn) sentences[sentences.length - 1] = text.slice(start, end);
    else {
      start = index;
      sentences.push(text.slice(index, end));
    }
  }
  return sentences.map((found) => trimText(found.replace(/\s+/g, ' '))).filter((found) => /[\p{L}\p{N}]/u.test(found));
}

/** The last sentence of a remark with at least two: there the bank advises what to do next. */
export function stepInRemark(remark: string): string | undefined {
  const sentences = splitSentences(remark);
  return sentences.length > 1 ? sentences.at(-1) : undefined;
}
