import { normaliseText, type Question } from '#functions/domain/banks/question.ts';

/** Whether a question belongs to a scale. */
export type BelongsTo = (question: Question) => boolean;

/**
 * Whether two bank versions score a scale with the same key: of the questions that both have, the same ones belong to it, with the same
 * points. With another key, scores would differ whatever a person chose. Questions of only one version do not matter.
 */
export function sameKey(before: readonly Question[], now: readonly Question[]): (of: BelongsTo) => boolean {
  const contentsOf = (questions: readonly Question[]) => questions.map(contentOf);
  const earlier = new Set(contentsOf(before));
  const both = new Set(contentsOf(now).filter((content) => earlier.has(content)));
  const keyOf = (questions: readonly Question[], of: BelongsTo) =>
    JSON.stringify(
      questions
        .filter((question) => both.has(contentOf(question)) && of(question))
        .map(scoredContentOf)
        .sort(),
    );
  return (of) => keyOf(before, of) === keyOf(now, of);
}

/** The content of a question, regardless of the order of its options, which are shuffled. */
export function contentOf({ text, options }: Question): string {
  return JSON.stringify([normaliseText(text), options.map((option) => normaliseText(option.text)).sort()]);
}

function scoredContentOf({ text, options }: Question): string {
  const offered = options.map((option) => JSON.stringify([normaliseText(option.text), option.points]));
  return JSON.stringify([normaliseText(text), offered.sort()]);
}
