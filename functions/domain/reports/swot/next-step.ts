import { trimText } from '#functions/domain/text/visible-text.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
/** A full stop behind one of these ends no sentence; nor does the one behind an initial. */
const abbreviation = /(?:^|[\s(“"'])(?:Dr|Mr|Mrs|Ms|Prof|Shri|Smt|St|No|vs|e\.g|i\.e|approx|\p{Lu})\.\s*$/u;
/** Where a text goes on in the middle of a sentence, after a line break. */
const middle = /^\s*\p{Ll}/u;
/** The stroke that is typed where the keyboard has no danda. */
const typedDanda = /(?<=\p{Script=Devanagari}\s*)\|/gu;

/** The sentences of a text, in any script that has sentences. */
export function sentencesOf(text: string): string[] {
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

/** What a remark ends on, if it has two sentences or more: there the bank says what one could do next. */
export function nextStepOf(remark: string): string | undefined {
  const sentences = sentencesOf(remark);
  return sentences.length > 1 ? sentences.at(-1) : undefined;
}
