import { expect } from 'vitest';
import { storedAttempts, type Given, type StoredAttempt } from './stored-attempts.ts';
import { tokenOf, userIdOf } from '#test/e2e/support/token-of.ts';
import { cloud } from '#test/e2e/support/cloud.ts';

/** Holds that a person has one attempt, with these answers and no others, and none of them counted twice. */
export async function expectStored(email: string, given: readonly Given[]): Promise<StoredAttempt> {
  const attempts = await attemptsOf(email);
  expect(attempts).toHaveLength(1);
  const attempt = attempts[0] ?? expect.fail('There is no attempt.');
  expect(inOrder(attempt.answers)).toEqual(inOrder(given));
  expect(attempt.answeredCount).toBe(given.length);
  expect(attempt.score).toBe(attempt.points);
  return attempt;
}

/** What is stored of a person's attempts. */
export async function attemptsOf(email: string): Promise<StoredAttempt[]> {
  const token = await tokenOf(cloud().origin, email);
  return storedAttempts(cloud().table.endpoint, userIdOf(token));
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function inOrder(answers: readonly Given[]): Given[] {
  return answers
    .map(({ question, option }) => ({ question: onOneLine(question), option: onOneLine(option) }))
    .toSorted((a, b) => a.question.localeCompare(b.question));
}
