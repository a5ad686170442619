import { normaliseText, type Question } from '#functions/domain/banks/question.ts';

/** Whether a question belongs to a scale. */
export type BelongsTo = (question: Question) => boolean;

/**
 * Whether two bank versions score a scale with the same key: of the questions that both have, the same ones belong to it, with the same
 * points. With another key, scores would differ whatever a person chose. Questions of only one version do not matter.
 */
export function sameKey(before: readonly Question[], now: readonly Question[]): (of: BelongsTo) => boolean {
  const [was, is] = [before.map(contentsOf), now.map(contentsOf)];
  const earlier = new Set(was.map(({ content }) => content));
  const both = new Set(is.map(({ content }) => content).filter((content) => earlier.has(content)));
  const keyOf = (questions: readonly Contents[], of: BelongsTo) =>
    JSON.stringify(
      questions
        .filter(({ question, content }) => both.has(content) && of(question))
        .map(({ scored }) => scored)
        .sort(),
    );
  return (of) => keyOf(was, of) === keyOf(is, of);
}

/** A question with what it is compared by, which takes long to make of a bank's texts. */
interface Contents {
  question: Question;
  content: string;
  scored: string;
}

const contentsOf = (question: Question): Contents => ({
  question,
  content: contentOf(question),
  scored: scoredContentOf(question),
});

/** The content of a question, regardless of the order of its options, which are shuffled. */
export function contentOf({ text, options }: Question): string {
  return JSON.stringify([normaliseText(text), options.map((option) => normaliseText(option.text)).sort()]);
}

function scoredContentOf({ text, options }: Question): string {
  const offered = options.map((option) => JSON.stringify([normaliseText(option.text), option.points]));
  return JSON.stringify([normaliseText(text), offered.sort()]);
}
