// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { api, atAdminScreen, user } from '#test/web/features/question-bank/support/at-admin-screen.ts';
import { makeQuiz, withoutChangeId } from '#test/web/features/question-bank/support/fake-admin-api.ts';
import { openAdmin } from '#test/web/features/question-bank/support/open-admin.tsx';
import { outOfRange } from '#web/lib/words/ui/forms.ts';
import { loadAgain } from '#web/lib/words/bank/problems.ts';
import { promptLabel, usualLimit } from '#web/lib/words/bank/quiz.ts';
import * as quiz from '#web/lib/words/question-bank/quiz.ts';
import * as words from '#web/lib/words/question-bank/quiz-details.ts';

vi.mock('#web/lib/session/auth.ts');

atAdminScreen();

const field = (name: string) => screen.getByRole('textbox', { name });
const limit = () => field(words.limit);
const save = () => user.click(screen.getByRole('button', { name: words.save(1) }));
const open = async () => {
  openAdmin();
  await user.click(await screen.findByRole('button', { name: quiz.details.edit }));
  return screen.findByRole('dialog', { name: words.title });
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const bodies = () => api.callsOf('update').map(({ body }) => withoutChangeId(body));
const details = { name: 'TrueIn Assessment', description: 'Assessment', price: 1999 };

it.each([
  ['0:10', 10, '10 s'],
  ['1440', 86_400, '1440 min'],
])('the quiz details accept a time limit of %s minutes as %i seconds', async (typed, secondsPerAttempt, shown) => {
  await open();
  expect(limit()).toHaveProperty('value', '');
  await user.type(limit(), typed);
  await save();
  await closed();
  expect(bodies()).toEqual([{ details, secondsPerAttempt, resumeLimit: 4, reportRelease: 'at-once', revision: 5 }]);
  expect(screen.getByText(quiz.details.saved)).toBeDefined();
  expect(await screen.findByText(shown)).toBeDefined();
});

it('the quiz details reject a time limit that is malformed or out of bounds', async () => {
  await open();
  for (const typed of ['1.5', '1e3', '-5', '2:75', '１２', '0:04', '1441']) {
    await user.clear(limit());
    await user.type(limit(), typed);
    await save();
    expect(screen.getByRole('alert').textContent).toMatch(/is not a time|from 0:05 to 1440/);
    expect(limit()).toHaveProperty('value', typed);
  }
  expect(bodies()).toEqual([]);
});

it('the quiz details lose the time limit when the field is emptied', async () => {
  const kept = { resumeLimit: 2, reportRelease: 'after-review' } as const;
  api.state.quizzes = [makeQuiz(1, { secondsPerAttempt: 95, ...kept })];
  await open();
  expect(limit()).toHaveProperty('value', '1:35');
  await user.clear(limit());
  await save();
  await closed();
  expect(bodies()).toEqual([{ details, secondsPerAttempt: null, ...kept, revision: 5 }]);
});

it('the quiz details change name, description, price and line above the options, and use the new revision next time', async () => {
  await open();
  for (const [name, text] of [
    ['Quiz name', 'Spring'],
    ['Description', 'For spring'],
    ['Price in rupees', '12.5'],
    [promptLabel, 'What would you do?'],
  ] as const) {
    await user.clear(field(name));
    await user.type(field(name), text);
  }
  await save();
  await closed();
  expect(await screen.findByRole('heading', { name: 'Spring' })).toBeDefined();
  expect(screen.getByText('₹12.50')).toBeDefined();
  await user.click(screen.getByRole('button', { name: quiz.details.edit }));
  await screen.findByRole('dialog');
  await save();
  await closed();
  const changed = { name: 'Spring', description: 'For spring', price: 12.5, prompt: 'What would you do?' };
  expect(bodies()).toEqual(
    [5, 6].map((revision) => ({
      details: changed,
      secondsPerAttempt: null,
      resumeLimit: 4,
      reportRelease: 'at-once',
      revision,
    })),
  );
});

it("the quiz details show another admin's change, keep the typed values, and are saved on request", async () => {
  const dialog = await open();
  await user.type(limit(), '0:30');
  api.state.quizzes = [makeQuiz(1, { revision: 6, price: 2500, secondsPerAttempt: 600 })];
  await save();
  const alert = await within(dialog).findByText(/Meera Iyer .*quiz 1 /);
  expect(alert.closest('p')?.textContent).toContain(`Nothing was overwritten. ${words.safe}`);
  expect(within(dialog).getByText('Price: ₹1,999.00 → ₹2,500.00')).toBeDefined();
  expect(within(dialog).getByText(`Time limit: ${usualLimit} → 10 min`)).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: loadAgain }));
  await within(dialog).findByText(words.adopted);
  expect(within(dialog).queryByRole('alert')).toBeNull();
  expect(field('Price in rupees')).toHaveProperty('value', '2,500');
  expect(limit()).toHaveProperty('value', '0:30');
  await save();
  await closed();
  expect(bodies().at(-1)).toEqual({
    details: { ...details, price: 2500 },
    secondsPerAttempt: 30,
    resumeLimit: 4,
    reportRelease: 'at-once',
    revision: 6,
  });
});

it('the quiz details accept a resume limit only within its bounds', async () => {
  await open();
  const resumeLimit = () => field('Resume limit');
  expect(resumeLimit()).toHaveProperty('value', '4');
  await user.clear(resumeLimit());
  await user.type(resumeLimit(), '99');
  await save();
  expect(screen.getByRole('alert').textContent).toBe(outOfRange('1', '10'));
  expect(bodies()).toEqual([]);
  await user.clear(resumeLimit());
  await user.type(resumeLimit(), '2');
  await save();
  await closed();
  expect(bodies()).toEqual([
    { details, secondsPerAttempt: null, resumeLimit: 2, reportRelease: 'at-once', revision: 5 },
  ]);
});

it('the quiz details set when reports are released, within the promised hours', async () => {
  await open();
  const when = () => screen.getByLabelText(words.release.label);
  expect(when()).toHaveProperty('value', 'at-once');
  expect(screen.queryByLabelText(words.hours)).toBeNull();
  await user.selectOptions(when(), words.releases['after-hours'].text);
  await user.clear(field(words.hours));
  await user.type(field(words.hours), '49');
  await save();
  expect(screen.getByRole('alert').textContent).toBe(outOfRange('1', '48'));
  expect(bodies()).toEqual([]);
  await user.clear(field(words.hours));
  await user.type(field(words.hours), '36');
  await save();
  await closed();
  await user.click(screen.getByRole('button', { name: quiz.details.edit }));
  await user.selectOptions(when(), words.releases['after-review'].text);
  await save();
  await closed();
  const set = { details, secondsPerAttempt: null, resumeLimit: 4 };
  expect(bodies()).toEqual([
    { ...set, reportRelease: { afterBusinessHours: 36 }, revision: 5 },
    { ...set, reportRelease: 'after-review', revision: 6 },
  ]);
});

describe('the active quiz', () => {
  it('can’t be archived from its dialog, which says why', async () => {
    openAdmin();
    await user.click(await screen.findByRole('button', { name: quiz.archive(1) }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain(quiz.cannotArchive('TrueIn Assessment'));
    expect(within(dialog).queryByRole('button', { name: quiz.archive(1) })).toBeNull();
  });

  const twoQuizzes = () =>
    (api.state.quizzes = [makeQuiz(1), makeQuiz(2, { active: false, name: 'Entrance', reportParts: ['scores'] })]);
  const act = () => user.click(screen.getAllByRole('button', { name: quiz.activate(2) }).at(-1) as Element);
  const ask = async () => {
    openAdmin();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Quiz' }), '2');
    await act();
    return screen.findByRole('alertdialog', { name: quiz.activate(2) });
  };

  it('changes after a confirmation that names both quizzes', async () => {
    twoQuizzes();
    const dialog = await ask();
    expect(dialog.textContent).toContain(quiz.activating({ quizId: 2, name: 'Entrance' }));
    expect(dialog.textContent).toContain(quiz.replacing({ quizId: 1, name: 'TrueIn Assessment' }));
    expect(dialog.textContent).toContain('Our pages promise');
    expect(api.callsOf('activate')).toEqual([]);
    await act();
    expect(await screen.findByText(quiz.activated(2))).toBeDefined();
    expect(api.callsOf('activate').map(({ at, body }) => [at[1], body])).toEqual([['2', { activeQuizId: 1 }]]);
    expect(screen.queryByRole('button', { name: quiz.activate(2) })).toBeNull();
  });

  it('is named again in the dialog when another admin changed it, and can be retried', async () => {
    twoQuizzes();
    const dialog = await ask();
    api.state.quizzes = [
      makeQuiz(1, { active: false }),
      makeQuiz(2, { active: false }),
      makeQuiz(3, { active: true, name: 'Third' }),
    ];
    await act();
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Someone else was here.');
    await within(dialog).findByText(quiz.replacing({ quizId: 3, name: 'Third' }), { exact: false });
    await act();
    expect(await screen.findByText(quiz.activated(2))).toBeDefined();
    expect(api.callsOf('activate').at(-1)?.body).toEqual({ activeQuizId: 3 });
  });
});
