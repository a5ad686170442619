import { describe, expect, it } from 'vitest';
import { defaultResumeLimit } from '#functions/domain/attempts/resumes.ts';
import { changedQuiz, isActiveAfter, quizToActivate } from '#functions/domain/banks/quiz-change.ts';
import type { Quiz } from '#functions/domain/banks/quiz.ts';

const at = Date.UTC(2026, 0, 5, 9);
const details = { name: 'TrueIn Assessment', description: 'Assessment', price: 1999 };
const act = { quizId: 1, by: 'admin', at };
const publication = { bank: { questionCount: 4, lastQuestionId: 9 }, reportParts: [] };
const before: Quiz = {
  ...details,
  ...{
    quizId: 1,
    version: 3,
    questionCount: 7,
    reportParts: [],
    partsRules: 1,
    lastQuestionId: 7,
    revision: 5,
    resumeLimit: 4,
  },
  ...{ updatedAt: '2026-01-01T00:00:00.000Z', updatedBy: 'someone' },
};
const seen = (quiz: Quiz | undefined, activeQuizId?: number) => ({ before: quiz, activeQuizId });
const refused = (code: string): unknown => expect.objectContaining({ code });

describe('changedQuiz', () => {
  it('creates a quiz from its first bank; a new quiz becomes the active one', () => {
    expect(changedQuiz(seen(undefined), { ...act, publication })).toMatchObject({
      ...details,
      ...{ version: 1, revision: 1, questionCount: 4, lastQuestionId: 9, resumeLimit: defaultResumeLimit },
    });
    expect(isActiveAfter(seen(undefined, 2))).toBe(true);
    expect(isActiveAfter(seen(before, 2))).toBe(false);
    expect(isActiveAfter(seen(before, 1))).toBe(true);
  });

  it('changes only the named fields', () => {
    const change = { ...act, revision: 5, secondsPerAttempt: 600 };
    const after = changedQuiz(seen({ ...before, resumeLimit: 7 }), change);
    expect(after).toMatchObject({ ...details, version: 3, revision: 6, secondsPerAttempt: 600, resumeLimit: 7 });
    expect(changedQuiz(seen(after), { ...act, revision: 6, secondsPerAttempt: null })).not.toHaveProperty(
      'secondsPerAttempt',
    );
  });

  it('changes nothing if all fields stay, unless a bank is published, and something if one field changes', () => {
    const same = { ...details, prompt: '' };
    expect(changedQuiz(seen(before), { ...act, revision: 5, details: same })).toBe(before);
    expect(changedQuiz(seen(before), { ...act, revision: 5, publication })).toMatchObject({ version: 4, revision: 6 });
    const limits = [{ secondsPerAttempt: 60 }, { resumeLimit: 5 }, { reportRelease: 'after-review' as const }];
    const texts = [{ name: 'B' }, { description: 'B' }, { price: 5 }, { prompt: 'B' }];
    for (const change of [...limits, ...texts.map((text) => ({ details: { ...details, ...text } }))])
      expect(changedQuiz(seen(before), { ...act, revision: 5, ...change })).toMatchObject({ revision: 6 });
  });

  it('refuses a revision other than the live one, and an unknown quiz', () => {
    expect(() => changedQuiz(seen(before), { ...act, revision: 4, details })).toThrow(refused('revision-conflict'));
    expect(() => changedQuiz(seen(before), { ...act, publication })).toThrow(refused('revision-conflict'));
    expect(() => changedQuiz(seen(undefined), { ...act, revision: 5, details })).toThrow(refused('not-found'));
  });

  it('lets an archived quiz only be unarchived, and refuses to archive the active quiz', () => {
    const archived = { ...before, archived: true as const };
    expect(() => changedQuiz(seen(archived), { ...act, revision: 5, details })).toThrow(refused('quiz-archived'));
    expect(() => changedQuiz(seen(archived), { ...act, revision: 5, publication })).toThrow(refused('quiz-archived'));
    expect(changedQuiz(seen(archived), { ...act, revision: 5, archived: false })).not.toHaveProperty('archived');
    expect(() => changedQuiz(seen(before, 1), { ...act, revision: 5, archived: true })).toThrow(refused('quiz-active'));
    expect(changedQuiz(seen(before, 2), { ...act, revision: 5, archived: true })).toHaveProperty('archived', true);
  });
});

describe('quizToActivate', () => {
  const active = { quizId: 2, name: 'Other' };

  it('returns the quiz if the active one is still the one that the admin saw, and nothing on a retry', () => {
    expect(quizToActivate(before, active, { quizId: 1, activeQuizId: 2 })).toBe(before);
    expect(quizToActivate(before, undefined, { quizId: 1 })).toBe(before);
    expect(quizToActivate(before, { quizId: 1, name: '' }, { quizId: 1, activeQuizId: 2 })).toBeUndefined();
  });

  it('refuses if another quiz became active, or for an archived or unknown quiz', () => {
    const change = { quizId: 1, activeQuizId: 3 };
    expect(() => quizToActivate(before, active, change)).toThrow(refused('revision-conflict'));
    expect(() => quizToActivate({ ...before, archived: true }, active, change)).toThrow(refused('quiz-archived'));
    expect(() => quizToActivate(undefined, active, change)).toThrow(refused('not-found'));
  });
});
