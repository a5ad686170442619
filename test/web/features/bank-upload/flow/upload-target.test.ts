import { describe, expect, it } from 'vitest';
import { refreshTarget, changeTarget, defaultTarget } from '#web/features/bank-upload/flow/upload-target.ts';
import { rebaseDetails } from '#web/features/bank/details/quiz-details.ts';
import { makeQuiz } from '#test/web/features/question-bank/support/fake-admin-api.ts';

const defaults = { name: 'TrueIn Assessment', description: 'Assessment', price: 1999 };
const entrance = makeQuiz(2, { name: 'Entrance', description: 'For exams', price: 499 });
const quizzes = [makeQuiz(1), entrance];

describe('the target of an upload', () => {
  it('starts with the details of an existing quiz', () => {
    expect(defaultTarget(quizzes, 2).details).toEqual({ name: 'Entrance', description: 'For exams', price: 499 });
  });

  it('starts with the defaults for a new quiz', () => {
    expect(defaultTarget(quizzes, 7)).toEqual({ quizId: 7, details: defaults });
  });

  it('loads the details of a changed quiz id', () => {
    expect(changeTarget({ quizId: 7, details: defaults }, 2, quizzes)).toEqual(defaultTarget(quizzes, 2));
    expect(changeTarget(defaultTarget(quizzes, 2), 7, quizzes).details).toEqual(defaults);
  });

  it('keeps typed details when the quiz id changes', () => {
    const typed = { quizId: 7, details: { ...defaults, price: 250 } };
    expect(changeTarget(typed, 2, quizzes).details).toEqual({ name: 'Entrance', description: 'For exams', price: 250 });
  });

  it("takes over another admin's change except where the person has typed", () => {
    const mine = { quizId: 2, details: { name: 'Entrance', description: 'For exams', price: 250 } };
    const now = [{ ...entrance, name: 'Entrance 2026', price: 999 }];
    expect(refreshTarget(mine, quizzes, now).details).toEqual({
      name: 'Entrance 2026',
      description: 'For exams',
      price: 250,
    });
  });

  it('stays an addition, but asks again about duplicates for another quiz or version', () => {
    const adding = { ...defaultTarget(quizzes, 2), mode: 'add' as const, leaveOutSame: true, note: 'Mine' };
    const { leaveOutSame: _decided, ...open } = adding;
    expect(changeTarget(adding, 1, quizzes)).toEqual({ ...open, ...defaultTarget(quizzes, 1) });
    expect(refreshTarget(adding, quizzes, quizzes)).toEqual(open);
  });

  it('asks again whether another new quiz is to replace the one on sale', () => {
    expect(changeTarget({ ...defaultTarget(quizzes, 7), replaces: 1 }, 8, quizzes)).toEqual(defaultTarget(quizzes, 8));
  });

  it('keeps each typed field and takes over the others', () => {
    const before = { name: 'a', description: 'b', price: 1 };
    const now = { name: 'A', description: 'B', price: 2 };
    expect(rebaseDetails({ ...before, description: 'mine' }, before, now)).toEqual({ ...now, description: 'mine' });
    expect(rebaseDetails({ ...before, name: 'mine' }, before, now)).toEqual({ ...now, name: 'mine' });
  });
});
