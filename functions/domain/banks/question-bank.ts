import { toDigits } from '#functions/domain/text/digits.ts';
import { normaliseText, type DraftQuestion, type Question } from './question.ts';
import { refuse } from '#functions/domain/refusal.ts';

/** The part of a question that a candidate may see. Option ids follow the alphabet of the texts, so that they reveal no points. */
export interface PaperQuestion {
  id: string;
  text: string;
  options: { id: string; text: string }[];
}

/** Points by question id and then by option id. */
export type Key = Record<string, Record<string, number>>;

/** Question ids on the wire and in an attempt: the permanent id in base 64, two characters up to 4,095. */
export function questionKey(id: number): string {
  return toDigits(id);
}

/** The options with their ids: '0', '1' … in the alphabetical order of their texts (ties: sheet order), given in sheet order. */
export function identifyOptions<T extends { text: string }>(options: readonly T[]): { id: string; option: T }[] {
  const alphabetical = options
    .map((_, index) => index)
    .sort((a, b) => compare(options[a]?.text, options[b]?.text) || a - b);
  return options.map((option, index) => ({ id: alphabetical.indexOf(index).toString(36), option }));
}

function compare(a = '', b = ''): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The bank without points, categories and phrases. Options are in the order of their ids. */
export function paperOf(questions: readonly Question[]): PaperQuestion[] {
  return questions.map((question) => ({
    id: questionKey(question.id),
    text: question.text,
    options: identifyOptions(question.options)
      .map(({ id, option }) => ({ id, text: option.text }))
      .sort((a, b) => compare(a.id, b.id)),
  }));
}

export function keyOf(questions: readonly Question[]): Key {
  return Object.fromEntries(
    questions.map((question) => [
      questionKey(question.id),
      Object.fromEntries(identifyOptions(question.options).map(({ id, option }) => [id, option.points])),
    ]),
  );
}

/** Numbers the questions 1..N in the given order. */
export function renumber(questions: readonly Question[]): Question[] {
  return questions.map((question, index) => ({ ...question, number: index + 1 }));
}

/** @throws Refusal `invalid-input` naming the first two questions with the same text. */
export function refuseSameText(questions: readonly Pick<DraftQuestion, 'text'>[]): void {
  const seen = new Map<string, number>();
  questions.forEach((question, index) => {
    const text = normaliseText(question.text);
    const earlier = seen.get(text);
    if (earlier !== undefined) {
      refuse(
        'invalid-input',
        `Questions ${earlier + 1} and ${index + 1} have the same text: “${question.text}”. Change or remove one of them.`,
      );
    }
    seen.set(text, index);
  });
}

/** @throws Refusal `not-found` if the bank has no question of this id. */
export function editQuestion(questions: readonly Question[], id: number, draft: DraftQuestion): Question[] {
  requireQuestion(questions, id);
  return questions.map((question) => (question.id === id ? { ...question, ...draft } : question));
}

/** @throws Refusal `not-found` if the bank has no question of this id. */
export function deleteQuestion(questions: readonly Question[], id: number): Question[] {
  requireQuestion(questions, id);
  return questions.filter((question) => question.id !== id);
}

function requireQuestion(questions: readonly Question[], id: number): void {
  if (!questions.some((question) => question.id === id))
    refuse('not-found', `This bank has no question with the id ${id}.`);
}
