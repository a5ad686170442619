// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '#web/lib/paths.ts';
import { api, atAdminScreen, user } from '#test/web/features/question-bank/support/at-admin-screen.ts';
import { makeDraft, makeQuiz } from '#test/web/features/question-bank/support/fake-admin-api.ts';
import { openAdmin } from '#test/web/features/question-bank/support/open-admin.tsx';
import * as words from '#web/lib/words/bank/questions.ts';
import * as quiz from '#web/lib/words/question-bank/quiz.ts';

vi.mock('#web/lib/session/auth.ts');

atAdminScreen();

const table = () => screen.findByRole('table', { name: 'Questions in the live version' });
const lines = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);
const cells = (line: HTMLElement | undefined) => [...(line?.children ?? [])].map(({ textContent }) => textContent);
const search = (text: string) => user.type(screen.getByRole('searchbox', { name: 'Search' }), text);

describe('an archived quiz', () => {
  it('is read-only with a reason, and can be unarchived', async () => {
    const archived = { archived: true, active: false };
    api.state.quizzes = [makeQuiz(2), makeQuiz(1, archived), makeQuiz(3, archived)];
    openAdmin(`${paths.adminQuizzes}?quiz=1`);
    expect(cells((await lines())[0])).toHaveLength(8);
    screen.getByText(quiz.isArchived);
    // Others that are archived are not offered before they are asked for; this one is, because it is shown.
    const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Quiz' });
    expect([...choice.selectedOptions].map(({ text }) => text)).toEqual([
      expect.stringMatching(/^1: .* \(archived\)$/),
    ]);
    const offered = () => [...choice.options].map(({ value }) => value).sort();
    expect(offered()).toEqual(['1', '2']);
    await user.click(screen.getByRole('checkbox', { name: /archived/ }));
    expect(offered()).toEqual(['1', '2', '3']);
    for (const name of [/^Edit/, /^Delete/, 'Add New', quiz.details.edit, 'Choose a file', /^Make quiz/])
      expect(screen.queryByRole('button', { name }), String(name)).toBeNull();
    await user.click(screen.getByRole('button', { name: quiz.unarchive(1) }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: quiz.unarchive(1) }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.callsOf('archive').map(({ at, body }) => [at[1], body])).toEqual([
      ['1', { archived: false, revision: 5 }],
    ]);
  });
});

describe('the table of questions', () => {
  it("shows all pages of the active quiz in order, with the spec's columns", async () => {
    openAdmin();
    const titles = within(await table()).getAllByRole('columnheader');
    expect(titles.map(({ textContent }) => textContent).join(', ')).toBe(
      'SNo, Quiz ID, Question, Category, Sub Category, Quiz Name, Created At, Answers, Actions',
    );
    const shown = await lines();
    expect(cells(shown[0])).toEqual([
      '1',
      '1',
      'What do you plan?',
      'Ambition and Vision',
      'Goal Clarity',
      'TrueIn Assessment',
      '2 Mar 2026',
      '2 answers',
      '',
    ]);
    for (const name of ['Edit question 1', 'Delete question 1'])
      expect(within(shown[0] as HTMLElement).getByRole('button', { name })).toBeDefined();
    expect(shown.map((line) => cells(line)[2])).toEqual([
      'What do you plan?',
      'Whom do you trust?',
      'How do you rest?',
    ]);
    expect(api.callsOf('bankPage').map(({ at }) => at.slice(1))).toEqual([
      ['1', '3', '0'],
      ['1', '3', '1'],
    ]);
  });

  it('renders only the visible rows of a long bank, with the right count and positions', async () => {
    api.state.bank = Array.from({ length: 5_000 }, (_, index) => makeDraft(`Question text ${index + 1}`));
    api.state.pageRows = 1_000;
    api.state.quizzes = [makeQuiz(1, { questionCount: 5_000, pages: 5 })];
    openAdmin();
    await screen.findByText('5,000 questions');
    // Not by role: that is slow among hundreds of cells.
    const serials = () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => Number(textContent));
    const positions = () =>
      [...document.querySelectorAll('tbody tr[aria-rowindex]')].map((line) =>
        Number(line.getAttribute('aria-rowindex')),
      );
    expect(document.querySelector('table')?.getAttribute('aria-rowcount')).toBe('5001');
    expect(serials()).toEqual(Array.from({ length: serials().length }, (_, index) => index + 1));
    expect(serials().length).toBeGreaterThan(10);
    expect(serials().length).toBeLessThan(100);
    expect(positions()).toEqual(serials().map((serial) => serial + 1));
    const region = screen.getByLabelText('Questions in the live version', { selector: '[role=region]' });
    region.scrollTop = 100_000;
    fireEvent.scroll(region);
    await waitFor(() => expect(serials()[0]).toBeGreaterThan(1_000));
    expect(positions()).toEqual(serials().map((serial) => serial + 1));
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'text 4999' } });
    await waitFor(() => expect(serials()).toEqual([4_999]));
  });

  it('finds questions by number, category, sub-category and text in any case', async () => {
    openAdmin();
    await table();
    for (const [text, expected] of [
      ['3', 'How do you rest?'],
      ['BELIEF', 'Whom do you trust?'],
      ['sleep', 'How do you rest?'],
      ['do you P', 'What do you plan?'],
      ['  honesty ', 'Whom do you trust?'],
    ] as const) {
      await user.clear(screen.getByRole('searchbox', { name: 'Search' }));
      await search(text);
      await waitFor(async () => expect((await lines()).map((line) => cells(line)[2])).toEqual([expected]));
      expect(screen.getByText(words.matches(1, 3))).toHaveProperty('role', 'status');
    }
  });

  it('says that no question matches', async () => {
    openAdmin();
    await table();
    expect(screen.getByPlaceholderText('Search by SNo, category, sub-category, or question...')).toBeDefined();
    await search('zebra');
    expect(await screen.findByText(words.noMatch('zebra'))).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText(words.matches(0, 3))).toBeDefined();
  });
});

describe('the answers dialog', () => {
  it('shows points, derived category and phrases, and moves on to the next question', async () => {
    const option = {
      text: 'Often',
      points: 2,
      remarks: 'You pause.',
      strength: 'Calm',
      scw: 'Slow and sure',
      weakness: 'Late',
    };
    api.state.bank[0] = makeDraft('What do you plan?', { options: [option, { ...option, points: 7 }] });
    openAdmin();
    await table();
    await user.click(screen.getByRole('button', { name: '2 answers to question 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Answers to question 1' });
    const [first, second] = within(dialog).getAllByRole('listitem');
    for (const text of ['Often', '2 points · Passion', 'You pause.', 'Calm', 'Slow and sure', 'Late']) {
      expect(first?.textContent).toContain(text);
    }
    expect(second?.textContent).toContain('7 points · No category');
    await user.click(within(dialog).getByRole('button', { name: 'Next question' }));
    const next = await screen.findByRole('dialog', { name: 'Answers to question 2' });
    expect(within(next).getByText('5 points · Goodness')).toBeDefined();
    expect(within(next).getByText('1 point · Ignorance')).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('several quizzes', () => {
  it('start with the active quiz, and show another on request', async () => {
    api.state.quizzes = [makeQuiz(1, { active: false }), makeQuiz(2, { active: true, name: 'Entrance', version: 9 })];
    openAdmin();
    await table();
    const picker = screen.getByRole('combobox', { name: 'Quiz' });
    expect(picker).toHaveProperty('value', '2');
    expect(api.callsOf('bankPage')[0]?.at.slice(1)).toEqual(['2', '9', '0']);
    await user.selectOptions(picker, '1');
    await waitFor(() => expect(api.callsOf('bankPage').at(-1)?.at.slice(1)).toEqual(['1', '3', '1']));
    expect(cells((await lines())[0])[5]).toBe('TrueIn Assessment');
  });
});

describe('an empty system', () => {
  it('invites to upload a file', async () => {
    api.state.quizzes = [];
    openAdmin();
    expect(await screen.findByRole('heading', { name: quiz.noQuestions })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeDefined();
  });
});

describe('a failure to load', () => {
  it.each(['quizzes', 'bankPage'] as const)('replaces the screen until a retry works: %s', async (operation) => {
    api.fail(operation, { status: 403, code: 'forbidden', message: 'Not for you.' });
    if (operation === 'bankPage') api.state.quizzes = [makeQuiz(1, { pages: 1, questionCount: 2 })];
    openAdmin();
    expect((await screen.findByRole('alert')).textContent).toContain('Not for you.');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await lines()).toHaveLength(operation === 'quizzes' ? 3 : 2);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
