// @vitest-environment jsdom
import { fireEvent, screen, within, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BankChanges } from '#functions/domain/banks/bank-changes.ts';
import { bankOfThree, noteOf } from '#test/support/sheets/make-map.ts';
import {
  api,
  atAdminScreen,
  press,
  publishEdits,
  user,
} from '#test/web/features/question-bank/support/at-admin-screen.ts';
import { makeQuiz } from '#test/web/features/question-bank/support/fake-admin-api.ts';
import { makeQuestions } from '#test/web/features/question-bank/support/fake-bank-calls.ts';
import { openAdmin } from '#test/web/features/question-bank/support/open-admin.tsx';
import * as rules from '#functions/domain/words/parameters.ts';
import { broken } from '#functions/domain/words/report-parts.ts';
import { minQuotientQuestions } from '#functions/domain/banks/bank-scales.ts';
import { tooFew } from '#web/lib/words/bank/quiz.ts';
import * as words from '#web/lib/words/question-bank/editing.ts';
import * as form from '#web/lib/words/question-bank/question-form.ts';

vi.mock('#web/lib/session/auth.ts');

atAdminScreen(() => {
  api.state.quizzes = [makeQuiz(1, { questionCount: 12, pages: 6 })];
  api.state.banks = { 3: makeQuestions(bankOfThree()) };
  api.state.maps = { 3: [noteOf('A', 'a1', { quotient: 'EQ', meaning: 'How you begin.' })] };
});

const scale = (name: RegExp) => within(screen.getByRole('group', { name }));
const banner = () => screen.findByRole('region', { name: 'Unsaved changes' });
const choose = (name: RegExp, quotient: string) => user.selectOptions(scale(name).getByLabelText('Quotient'), quotient);
const lastChanges = () => api.callsOf('changes').at(-1)?.body as BankChanges;

const neverScored = tooFew('EQ', minQuotientQuestions);
async function openParameters() {
  openAdmin();
  await press(words.buttons.parameters);
}

describe('the parameters dialog', () => {
  it('shows a note for every scale; a main parameter has no quotient', async () => {
    await openParameters();
    expect(scale(/^a1/).getByLabelText('Quotient')).toHaveProperty('value', 'EQ');
    expect(scale(/^a1/).getByLabelText('Meaning')).toHaveProperty('value', 'How you begin.');
    expect(scale(/^A 6 questions/).queryByLabelText('Quotient')).toBeNull();
    expect(screen.getByText(neverScored)).toBeDefined();
    expect(screen.getByText(broken('no EQ, no MQ, no LQ and no SWOT'))).toBeDefined();
  });

  it('adds its notes to the unsaved changes, which are submitted together', async () => {
    await openParameters();
    await choose(/^b1/, 'EQ');
    await choose(/^c1/, 'EQ');
    expect(screen.queryByText(neverScored)).toBeNull();
    fireEvent.change(scale(/^C/).getByLabelText('Next step'), { target: { value: ' Call somebody. ' } });
    await press('Save parameters');
    expect((await banner()).textContent).toContain('3 parameters');
    await publishEdits();
    await screen.findByText('12 questions saved successfully!');
    const { edited, added, deleted, notes } = lastChanges();
    expect([edited, added, deleted]).toEqual([[], [], []]);
    expect(notes).toEqual([
      noteOf('B', 'b1', { quotient: 'EQ' }),
      noteOf('C', '', { nextStep: 'Call somebody.' }),
      noteOf('C', 'c1', { quotient: 'EQ' }),
    ]);
    expect(api.state.maps[4]).toHaveLength(4);
  });

  it('makes no change when all values are as before', async () => {
    await openParameters();
    await choose(/^b1/, 'EQ');
    await choose(/^b1/, 'none');
    await press('Save parameters');
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
  });

  it('rejects a quotient that equals a main parameter, and focuses its field', async () => {
    await openParameters();
    await choose(/^b1/, 'MQ');
    await choose(/^b2/, 'MQ');
    await press('Save parameters');
    expect((await screen.findByRole('alert')).textContent).toContain('exactly the sub-parameters of “B”');
    await waitFor(() => expect(document.activeElement).toBe(scale(/^b1/).getByLabelText('Quotient')));
    await choose(/^c1/, 'MQ');
    await press('Save parameters');
    expect((await banner()).textContent).toContain('3 parameters');
  });

  it('names the parameter with a text that is too long, and opens and focuses its field', async () => {
    await openParameters();
    const findCost = () => scale(/^b1/).findByLabelText(rules.columns.lowerCost);
    await user.click(scale(/^b1/).getByText(form.levels(0, 10)));
    // As it was pasted, whole.
    fireEvent.change(await findCost(), { target: { value: 'é'.repeat(801) } });
    expect(await findCost()).toHaveProperty('value', 'é'.repeat(801));
    expect(scale(/^b1/).getByText('801 of 400 characters')).toBeDefined();
    await user.click(scale(/^b1/).getByText(form.levels(1, 10)));
    await waitFor(() => expect(scale(/^b1/).queryByLabelText(rules.columns.lowerCost)).toBeNull());
    await press('Save parameters');
    const told = rules.tooLong(rules.columns.lowerCost, 801, 400);
    const problem = `${told.problem} ${told.remedy}`;
    expect((await screen.findByRole('alert')).textContent).toBe(`“B › b1”: ${problem}`);
    const cost = await findCost();
    await waitFor(() => expect(document.activeElement).toBe(cost));
    expect(cost.getAttribute('aria-invalid')).toBe('true');
    expect(scale(/^b1/).getByText(problem)).toBeDefined();
    expect(screen.getByRole('alert').closest('footer')).not.toBeNull();
    fireEvent.change(cost, { target: { value: '😀'.repeat(400) } });
    await press('Save parameters');
    expect((await banner()).textContent).toContain('1 parameter');
  });

  it('distinguishes sub-parameters with the same name', async () => {
    const twins = bankOfThree().map((one) => ({ ...one, subCategory: one.subCategory.replace(/[bc]1/, 'Same') }));
    api.state.banks = { 3: makeQuestions(twins) };
    api.state.maps = { 3: [noteOf('B', 'Same', { quotient: 'EQ' }), noteOf('C', 'Same', { quotient: 'EQ' })] };
    await openParameters();
    expect(scale(/^Same of B, 2 questions$/)).toBeDefined();
    expect(scale(/^Same of C, 2 questions$/)).toBeDefined();
    expect(screen.getByText('B › Same, C › Same')).toBeDefined();
  });

  it('warns when the report lacks what the site promises, even if it did before', async () => {
    api.state.quizzes = [makeQuiz(1, { questionCount: 12, pages: 6, reportParts: ['scores'] })];
    await openParameters();
    fireEvent.change(scale(/^b1/).getByLabelText('Meaning'), { target: { value: 'Of b1.' } });
    await press('Save parameters');
    await press('Submit Changes');
    const effect = await screen.findByRole('region', { name: 'Effect on reports' });
    expect(effect.textContent).toContain(broken('no EQ, no MQ, no LQ and no SWOT'));
  });

  it('warns that a note disappears with the last question of its parameter, and sends no change of it', async () => {
    await openParameters();
    fireEvent.change(scale(/^a1/).getByLabelText('Meaning'), { target: { value: 'Of a1.' } });
    await press('Save parameters');
    await press('Delete question 1');
    expect((await banner()).textContent).not.toContain(words.fallen(['A › a1']));
    await press('Delete question 2');
    expect((await banner()).textContent).toContain(words.fallen(['A › a1']));
    await publishEdits();
    await screen.findByText('10 questions saved successfully!');
    expect([lastChanges().notes, api.state.maps[4]]).toEqual([undefined, []]);
  });

  it("lets the admin decide between two admins' notes on the same parameter", async () => {
    await openParameters();
    fireEvent.change(scale(/^a1/).getByLabelText('Meaning'), { target: { value: 'Mine' } });
    await press('Save parameters');
    await banner();
    api.state.quizzes = [makeQuiz(1, { questionCount: 12, pages: 6, version: 4, revision: 6 })];
    api.state.banks = { ...api.state.banks, 4: makeQuestions(bankOfThree()) };
    api.state.maps = { ...api.state.maps, 4: [noteOf('A', 'a1', { meaning: 'Theirs' })] };
    await publishEdits();
    await press(words.moveTo(4));
    await screen.findByRole('heading', { name: words.conflicts.parameter(1) });
    await press('Submit Changes');
    expect((await screen.findByRole('alert')).textContent).toContain(words.undecided);
    await press(`${words.choices.note.mine}: A › a1`);
    await publishEdits();
    await screen.findByText('12 questions saved successfully!');
    expect(api.state.maps[5]).toEqual([noteOf('A', 'a1', { quotient: 'EQ', meaning: 'Mine' })]);
  });
});
