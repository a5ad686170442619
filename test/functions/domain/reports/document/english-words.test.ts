import { expect, it } from 'vitest';
import {
  answeredOf,
  spelledCount,
  countWord,
  listed,
  listedNames,
} from '#functions/domain/reports/document/document-words.ts';

it.each([
  [0, 'no'],
  [1, 'one'],
  [9, 'nine'],
  [12, 'twelve'],
  [20, 'twenty'],
  [21, 'twenty-one'],
  [40, 'forty'],
  [99, 'ninety-nine'],
  [100, '100'],
  [1240, '1240'],
])('countWord writes %i as “%s”', (count, word) => {
  expect(countWord(count)).toBe(word);
});

it('countWord has a distinct word for every count below a hundred', () => {
  const words = Array.from({ length: 100 }, (_, count) => countWord(count));
  expect(new Set(words).size).toBe(100);
  for (const word of words) expect(word).toMatch(/^[a-z]+(-[a-z]+)?$/);
});

it('spelledCount uses singular and plural', () => {
  expect(spelledCount(1, 'question')).toBe('one question');
  expect(spelledCount(9, 'question')).toBe('nine questions');
  expect(spelledCount(0, 'answer')).toBe('no answers');
});

it.each([
  [[], ''],
  [['A'], 'A'],
  [['A', 'B'], 'A and B'],
  [['A', 'B', 'C'], 'A, B and C'],
])('listed joins %j', (names, text) => {
  expect(listed(names)).toBe(text);
});

it('listedNames quotes all names if one has a comma or an “and”', () => {
  expect(listedNames(['A', 'B'])).toBe('A and B');
  expect(listedNames(['A, B'])).toBe('A, B');
  expect(listedNames(['A, B', 'C'])).toBe('“A, B” and “C”');
  expect(listedNames(['A and B'])).toBe('A and B');
  expect(listedNames(['A and B', 'C'])).toBe('“A and B” and “C”');
  expect(listedNames(['Sandhya', 'C'])).toBe('Sandhya and C');
});

it('answeredOf counts answers out of all questions, or out of those asked', () => {
  expect(answeredOf(4, 12)).toBe('4 of 12 questions');
  expect(answeredOf(0, 1)).toBe('0 of 1 question');
  expect(answeredOf(4, 12, 5)).toBe('4 of the 5 questions that were asked this time');
  expect(answeredOf(5, 12, 5)).toBe('all 5 questions that were asked this time');
  expect(answeredOf(2, 12, 2)).toBe('both questions that were asked this time');
  expect(answeredOf(1, 12, 1)).toBe('the one question that was asked this time');
  expect(answeredOf(0, 12, 1)).toBe('0 of 1 question that was asked this time');
  expect(answeredOf(0, 12, 0)).toBe('no question, as none was asked this time');
});
