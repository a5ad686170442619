import { describe, expect, it } from 'vitest';
import { identifyQuestions, type KnownTexts } from '#functions/domain/banks/question-bank.ts';
import { normaliseText, type DraftQuestion, type Question } from '#functions/domain/banks/question.ts';
import { makeBank, newQuiz } from '#test/support/make-bank.ts';

const stamp = { lastQuestionId: 0, createdAt: '2026-01-05T09:00:00.000Z', createdBy: 'admin' };
const later = { lastQuestionId: 3, createdAt: '2026-02-05T09:00:00.000Z', createdBy: 'other' };
const bankOf = (count: number) => identifyQuestions(makeBank(count), newQuiz, stamp).questions;
const [draft] = makeBank(1, 'Fresh') as [DraftQuestion];

describe('identifyQuestions', () => {
  it('recognises a live text whatever its case, spaces and Unicode form', () => {
    const current = bankOf(2);
    const again = makeBank(2).map((question) => ({
      ...question,
      text: ` ${question.text.toUpperCase().replaceAll(' ', '\u00a0 ')}`,
    }));
    const { questions, lastQuestionId } = identifyQuestions(
      again,
      { live: current, known: new Map() },
      { ...later, lastQuestionId: 2 },
    );
    expect(questions.map(({ id, createdBy }) => [id, createdBy])).toEqual([
      [1, 'admin'],
      [2, 'admin'],
    ]);
    expect(lastQuestionId).toBe(2);
    expect(normaliseText('e\u0301tude')).toBe(normaliseText('\u00e9tude'));
  });

  it('recognises a live text that had invisible characters, and keeps its id', () => {
    const [one, two] = bankOf(2) as [Question, Question];
    const live = [one, { ...two, text: `\ufeff${two.text.replace(' ', '\u200b \u00ad')}` }];
    const { questions, lastQuestionId } = identifyQuestions(
      makeBank(2),
      { live, known: new Map() },
      { ...later, lastQuestionId: 2 },
    );
    expect(questions.map(({ id }) => id)).toEqual([1, 2]);
    expect(lastQuestionId).toBe(2);
    expect(normaliseText('क्\u200dष')).not.toBe(normaliseText('क्ष'));
  });

  it('refuses two questions with the same text and names both numbers', () => {
    const [one] = makeBank(1);
    if (!one) throw new Error('none');
    const repeated = [one, draft, { ...one, text: one.text.toLowerCase() }];
    expect(() => identifyQuestions(repeated, newQuiz, stamp)).toThrow(/Questions 1 and 3 have the same text/);
  });

  const first = { createdAt: stamp.createdAt, createdBy: 'admin' };
  const [one, two, three] = makeBank(3) as [DraftQuestion, DraftQuestion, DraftQuestion];
  const knownAs = (...texts: [DraftQuestion, number][]): KnownTexts =>
    new Map(texts.map(([{ text }, id]) => [normaliseText(text), { id, ...first }]));

  it('gives a text of an earlier version its old id and origin', () => {
    const { questions, lastQuestionId } = identifyQuestions(
      [two, draft],
      { live: [], known: knownAs([two, 2]) },
      later,
    );
    expect(questions.map(({ id, number, createdBy }) => [id, number, createdBy])).toEqual([
      [2, 1, 'admin'],
      [4, 2, 'other'],
    ]);
    expect(lastQuestionId).toBe(4);
  });

  it('prefers the live question of a text to an earlier one', () => {
    const live = bankOf(1);
    const { questions } = identifyQuestions([one], { live, known: knownAs([one, 7]) }, later);
    expect(questions.map(({ id }) => id)).toEqual([1]);
  });

  it('gives an id to one question only if two of its former texts come back, whatever their order', () => {
    const live = [{ ...bankOf(1)[0], ...three, id: 1 }] as Question[];
    const known = knownAs([one, 1], [two, 1], [three, 1]);
    for (const drafts of [
      [one, three],
      [three, one],
    ]) {
      const { questions } = identifyQuestions(drafts, { live, known }, later);
      expect(questions.map(({ text, id }) => [text, id]).sort()).toEqual([
        [one.text, 4],
        [three.text, 1],
      ]);
    }
    expect(identifyQuestions([one, two], { live, known }, later).questions.map(({ id }) => id)).toEqual([1, 4]);
  });
});
