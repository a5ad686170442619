import { describe, expect, it } from 'vitest';
import { chosenOptions } from '#functions/domain/reports/figures/parameters.ts';
import { makeAttempt, makeQuestion } from '#test/functions/domain/reports/people/sample-report.ts';

const questions = [makeQuestion(1), makeQuestion(2)];
const answer = { optionId: '0', seconds: 1 };

describe('chosenOptions', () => {
  it('returns the options of the answered questions', () => {
    const { answers } = makeAttempt(questions, { 2: 3 });
    expect([...chosenOptions(answers, questions)]).toEqual([[2, questions[1]?.options[3]]]);
  });

  it('throws if the answers belong to another bank', () => {
    expect(() => chosenOptions({ zz: answer }, questions)).toThrow('The bank version has no question zz.');
    expect(() => chosenOptions({ 1: { ...answer, optionId: 'k' } }, questions)).toThrow('Question 1 has no option k.');
  });
});
