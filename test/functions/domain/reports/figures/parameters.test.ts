import { describe, expect, it } from 'vitest';
import { groupByName, parametersOf, parameterKey } from '#functions/domain/reports/figures/parameters.ts';
import { makeQuestion } from '#test/functions/domain/reports/people/sample-report.ts';

describe('groups of questions', () => {
  it('groupByName ignores case and spacing and keeps the first spelling and order', () => {
    const names = ['  Goal   Clarity ', 'Focus', 'goal clarity', 'GOAL\n\tCLARITY', 'focus '];
    expect(groupByName(names, (name) => name)).toEqual([
      { name: 'Goal Clarity', members: [names[0], names[2], names[3]] },
      { name: 'Focus', members: [names[1], names[4]] },
    ]);
    expect(new Set(names.map(parameterKey)).size).toBe(2);
  });

  it('groupByName puts questions without a name into one group', () => {
    expect(groupByName(['', ' \n'], (name) => name)).toEqual([
      { name: 'Questions without a parameter', members: ['', ' \n'] },
    ]);
  });

  it('parametersOf gives a parameter sub-parameters if at least one question has one', () => {
    const of = (number: number, category: string, subCategory: string) =>
      makeQuestion(number, { category, subCategory });
    const questions = [of(1, 'Wisdom', ''), of(2, 'Wisdom', ' '), of(3, 'Health', ''), of(4, 'Health', 'Sleep')];
    expect(parametersOf(questions)).toEqual([
      { name: 'Wisdom', questions: [questions[0], questions[1]], subParameters: [] },
      {
        name: 'Health',
        questions: [questions[2], questions[3]],
        subParameters: [
          { name: 'Questions without a parameter', questions: [questions[2]] },
          { name: 'Sleep', questions: [questions[3]] },
        ],
      },
    ]);
    expect(parametersOf([])).toEqual([]);
  });
});
