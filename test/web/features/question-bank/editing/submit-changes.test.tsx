// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  api,
  atAdminScreen,
  press,
  publishEdits,
  user,
} from '#test/web/features/question-bank/support/at-admin-screen.ts';
import { makeDraft, makeQuiz } from '#test/web/features/question-bank/support/fake-admin-api.ts';
import { makeQuestions } from '#test/web/features/question-bank/support/fake-bank-calls.ts';
import { openAdmin } from '#test/web/features/question-bank/support/open-admin.tsx';
import { gate, said } from '#test/web/features/question-bank/support/upload-steps.ts';
import { bankOfThree, noteOf } from '#test/support/sheets/make-map.ts';
import { matching } from '#test/support/matchers.ts';
import { empty } from '#functions/domain/words/bank.ts';
import * as effect from '#functions/domain/words/report-effect.ts';
import { broken } from '#functions/domain/words/report-parts.ts';
import * as changes from '#web/lib/words/bank/changes.ts';
import { unreachable } from '#web/lib/words/app/problems.ts';
import { saveFailed } from '#web/lib/words/bank/problems.ts';
import { whatChanged } from '#web/lib/words/bank/quiz.ts';
import * as words from '#web/lib/words/question-bank/editing.ts';

vi.mock('#web/lib/session/auth.ts');

atAdminScreen();

const texts = () =>
  [...document.querySelectorAll('tbody tr[aria-rowindex]')].map((line) => line.children[2]?.textContent);
const serials = () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
const banner = () => screen.queryByRole('region', { name: 'Unsaved changes' });
const editQuestion = async (number: number, text: string) => {
  await press(`Edit question ${number}`);
  fireEvent.change(screen.getByLabelText('Question'), { target: { value: text } });
  await press('Save Changes');
};
/** Deletes question 1, submits, and edits question 3 before that is saved. */
const editWhileSaving = async () => {
  openAdmin();
  await press('Delete question 1');
  const saving = gate();
  api.fail('changes', saving.closed);
  await publishEdits();
  await said('Backup completed. Ready to upload new data...');
  await editQuestion(3, 'Meanwhile');
  return saving;
};
const alertText = async (text: string | RegExp) =>
  waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(text),
    ),
  );

describe('submitting changes', () => {
  it('backs up, saves, reports each step when it happens, and shows the new data', async () => {
    openAdmin();
    await press('Delete question 1');
    await editQuestion(2, 'Edited');
    await user.type(screen.getByRole('textbox', { name: /^Note for the list of versions/ }), 'Spring cleaning');
    const [backup, saving] = [gate(), gate()];
    api.fail('quizzes', backup.closed);
    api.fail('changes', saving.closed);
    await publishEdits();
    await said('Backing up existing data...');
    expect(api.callsOf('changes')).toEqual([]);
    backup.open();
    await said('Backup completed. Ready to upload new data...');
    saving.open();
    await screen.findByText('2 questions saved successfully!');
    expect(banner()).toBeNull();
    await waitFor(() => expect(serials()).toEqual(['1', '2']));
    expect(texts()).toEqual(['Edited', 'How do you rest?']);
    expect(banner()).toBeNull();
    expect(localStorage.length).toBe(0);
    expect(api.callsOf('changes').map(({ at, body }) => [at[1], body])).toEqual([
      [
        '1',
        {
          changeId: matching(/^[0-9a-z]{10}$/),
          revision: 5,
          baseVersion: 3,
          edited: [{ id: 2, draft: { ...makeDraft('Edited'), category: 'Belief', subCategory: 'Honesty' } }],
          added: [],
          deleted: [1],
          note: 'Spring cleaning',
        },
      ],
    ]);
  });

  it('shows what changes in the bank and in reports first; Cancel and Escape keep the edits and the note', async () => {
    const lq = { quotient: 'LQ' } as const;
    api.state.quizzes = [makeQuiz(1, { questionCount: 12, pages: 6 })];
    api.state.banks = { 3: makeQuestions(bankOfThree()) };
    api.state.maps = { 3: [noteOf('A', 'a1', lq), noteOf('B', 'b1', lq), noteOf('C', 'c1', lq)] };
    openAdmin();
    await press('Delete question 3');
    await press('Delete question 9');
    const note = screen.getByRole('textbox', { name: /^Note for the list of versions/ });
    await user.type(note, 'Less');
    await press('Submit Changes');
    const dialog = within(await screen.findByRole('dialog', { name: words.publish.title }));
    expect(
      [...dialog.getByRole('region', { name: 'Effect on reports' }).querySelectorAll('p')].map((p) => p.textContent),
    ).toEqual([
      effect.lost(effect.scoreOf('A'), effect.needs(effect.it, 5, 6)),
      effect.lost(effect.areaScoreOf('a2', 'A'), effect.needs(effect.it, 1, 2)),
      effect.lost(effect.areaScoreOf('b2', 'B'), effect.needs(effect.it, 1, 2)),
      broken('no EQ, no MQ and no SWOT'),
      effect.otherTime(10, 12, '5 min', '6 min'),
    ]);
    const diff = dialog.getByRole('region', { name: changes.changesTo(3) });
    expect([...diff.children].map(({ textContent }) => textContent)).toEqual([
      'New 0',
      'Changed 0',
      'Removed 2',
      'Unchanged 10',
    ]);
    await press('Cancel');
    await press('Submit Changes');
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(banner()?.textContent).toContain('2 deleted');
    expect(note).toHaveProperty('value', 'Less');
    expect(api.callsOf('changes')).toEqual([]);
    await publishEdits();
    await screen.findByText('10 questions saved successfully!');
  });

  it('publishes nothing when the time limit is another one than the dialog has shown', async () => {
    openAdmin();
    await press('Delete question 1');
    await press('Submit Changes');
    const effect = () => screen.getByRole('region', { name: 'Effect on reports' }).textContent;
    expect(effect()).toContain('and 60 s instead of 2 min.');
    api.state.quizzes = [makeQuiz(1, { revision: 6, secondsPerAttempt: 300 })];
    await press(words.publish.action);
    await alertText(words.otherTime);
    expect(api.callsOf('changes')).toEqual([]);
    await press('Submit Changes');
    expect(effect()).toContain('and still 5 min.');
    await press(words.publish.action);
    await screen.findByText('2 questions saved successfully!');
  });

  it('keeps edits made during the save', async () => {
    const saving = await editWhileSaving();
    saving.open();
    await screen.findByText('2 questions saved successfully!');
    await waitFor(() => expect(banner()?.textContent).toContain('You have unsaved changes: 1 edited.'));
    expect(texts()).toEqual(['Whom do you trust?', 'Meanwhile']);
    await publishEdits();
    await waitFor(() => expect(banner()).toBeNull());
    expect(api.callsOf('changes').at(-1)?.body).toMatchObject({ baseVersion: 4, edited: [{ id: 3 }], deleted: [] });
  });

  it('keeps edits made during the save when the new version fails to load', async () => {
    const saving = await editWhileSaving();
    api.fail('quizzes', { status: 500, code: 'unexpected' });
    saving.open();
    await screen.findByText('2 questions saved successfully!');
    await waitFor(() => expect(banner()?.textContent).toContain('1 edited'));
    expect(texts()).toContain('Meanwhile');
  });

  describe('an added question after its submission', () => {
    const submitAddition = async () => {
      openAdmin();
      await press('Add New');
      fireEvent.change(screen.getByLabelText('Question'), { target: { value: 'Fresh' } });
      fireEvent.change(screen.getByLabelText('Category'), { target: { value: 'Leadership' } });
      for (const [place, field] of screen.getAllByLabelText('Option text').entries())
        fireEvent.change(field, { target: { value: `Option ${place}` } });
      await press('Add Question');
      const saving = gate();
      api.fail('changes', saving.closed);
      await publishEdits();
      await said('Backup completed. Ready to upload new data...');
      return saving;
    };

    it.each([
      ['edited', () => editQuestion(4, 'Fresh?'), '1 edited'],
      ['deleted', () => press('Delete question 4'), '1 deleted'],
    ])('becomes the live question when it was %s during the save', async (_, act, counts) => {
      const saving = await submitAddition();
      await act();
      saving.open();
      await screen.findByText('4 questions saved successfully!');
      await waitFor(() => expect(banner()?.textContent).toContain(`You have unsaved changes: ${counts}.`));
      expect(texts()).toHaveLength(4);
    });

    it('becomes the live question when its form was open during the save', async () => {
      const saving = await submitAddition();
      await press('Edit question 4');
      fireEvent.change(screen.getByLabelText('Question'), { target: { value: 'Fresh?' } });
      saving.open();
      await screen.findByText('4 questions saved successfully!');
      await waitFor(() => expect(localStorage.length).toBe(0));
      await press('Save Changes');
      await waitFor(() => expect(banner()?.textContent).toContain('You have unsaved changes: 1 edited.'));
      expect(texts()).toHaveLength(4);
    });
  });

  it("submits over another admin's change of the quiz details", async () => {
    openAdmin();
    await press('Delete question 1');
    api.state.quizzes = [makeQuiz(1, { revision: 6, name: 'Renamed' })];
    await publishEdits();
    await screen.findByText('2 questions saved successfully!');
    expect(api.callsOf('changes')[0]?.body).toMatchObject({ revision: 6, baseVersion: 3 });
  });

  it('stops when the quizzes cannot be read, and keeps the edits', async () => {
    openAdmin();
    await press('Delete question 1');
    api.fail('quizzes', { status: 500, code: 'unexpected' });
    await publishEdits();
    await alertText(/^Backup failed: Something went wrong on our side.*Failed to backup existing data$/);
    expect(api.callsOf('changes')).toEqual([]);
    expect(banner()).not.toBeNull();
    await publishEdits();
    await screen.findByText('2 questions saved successfully!');
  });

  it('names the question that the server rejected', async () => {
    openAdmin();
    await press('Delete question 1');
    await editQuestion(2, 'Edited');
    await editQuestion(3, 'Edited too');
    const where = 'body.edited.1.draft.options.0.points';
    api.fail('changes', { status: 400, code: 'invalid-input', message: 'The points are too high.', where });
    await publishEdits();
    await alertText('Failed to save changes: Question 3: The points are too high.');
  });

  it('submits nothing until the problems of the bank are fixed', async () => {
    openAdmin();
    for (const number of [1, 2, 3]) await press(`Delete question ${number}`);
    await press('Submit Changes');
    await alertText(empty);
    expect(api.callsOf('changes')).toEqual([]);
  });
});

describe('a lost reply to a submission', () => {
  it('is resolved after a reload by sending the identical request again', async () => {
    openAdmin();
    await press('Delete question 1');
    api.fail('changes', 'lost receipt', 'no answer', 'no answer');
    await publishEdits();
    await alertText(saveFailed(unreachable));
    cleanup();
    openAdmin();
    await screen.findByText('2 questions saved successfully!');
    await waitFor(() => expect(banner()).toBeNull());
    expect(api.state.quizzes[0]).toMatchObject({ version: 4, revision: 6 });
    // As it was sent, with the revision that was read then: under its id, anything else would be refused.
    const [first, ...again] = api.callsOf('changes').map(({ body }) => body);
    expect(again.length).toBeGreaterThan(2);
    for (const body of again) expect(body).toEqual(first);
  });

  it.each([
    ['the same id', '', 5, 1],
    ['another id when the note was changed', 'Now with a note', 5, 2],
    ['another id when the details of the quiz were changed', '', 7, 2],
  ])('is retried with %s', async (_, note, revision, ids) => {
    openAdmin();
    await press('Delete question 1');
    api.fail('changes', 'no answer', 'no answer', 'no answer');
    await publishEdits();
    await alertText(saveFailed(unreachable));
    if (note) await user.type(screen.getByRole('textbox', { name: /^Note for the list of versions/ }), note);
    api.state.quizzes = [makeQuiz(1, { revision })];
    await publishEdits();
    await screen.findByText('2 questions saved successfully!');
    const sent = api.callsOf('changes').map(({ body }) => body as { changeId: string; note: string });
    expect(sent).toHaveLength(4);
    expect(new Set(sent.map(({ changeId }) => changeId)).size).toBe(ids);
    expect(sent.at(-1)?.note).toBe(note);
  });
});

describe("another admin's change during an edit", () => {
  const others = () => {
    const [one, two, three] = makeQuestions(api.state.bank);
    if (!one || !two || !three) throw new Error('too few');
    api.state.banks = { 3: [one, two, three], 4: [{ ...one, text: 'Theirs' }, two] };
    api.state.quizzes = [
      makeQuiz(1, { version: 4, revision: 6, questionCount: 2, pages: 1, updatedByName: 'Ravi Rao' }),
    ];
  };

  it('is shown with its author and diff; the edits that still fit are then moved and submitted', async () => {
    openAdmin();
    await editQuestion(2, 'Mine');
    await press(words.buttons.parameters);
    const sleep = within(screen.getByRole('group', { name: /^Sleep/ }));
    fireEvent.change(sleep.getByLabelText('Meaning'), { target: { value: 'How you rest.' } });
    await press('Save parameters');
    others();
    await publishEdits();
    await alertText(/^Ravi Rao .*quiz 1 .*\(2 Mar 2026, .*version 3/);
    expect(api.callsOf('changes')).toEqual([]);
    expect(texts()).toEqual(['What do you plan?', 'Mine', 'How do you rest?']);
    await user.click(screen.getByText(whatChanged(3, 4)));
    const diff = await screen.findByRole('region', { name: changes.fromTo(3, 4) });
    const summaries = [...diff.querySelectorAll('summary, p')].map(({ textContent }) => textContent);
    expect(summaries).toEqual(['New 0', 'Changed 1', 'Removed 1', 'Unchanged 1']);
    await press('Submit Changes');
    await alertText(words.moveFirst(4));
    await press(words.moveTo(4));
    await alertText(words.dropped(['Health › Sleep']));
    await waitFor(() => expect(texts()).toEqual(['Theirs', 'Mine']));
    await press('Submit Changes');
    // Compared with their version now, where only mine is a change.
    const mine = screen.getByRole('region', { name: changes.changesTo(4) });
    expect([...mine.children].map(({ textContent }) => textContent)).toEqual([
      'New 0',
      'Changed 1',
      'Removed 0',
      'Unchanged 1',
    ]);
    await press(words.publish.action);
    await screen.findByText('2 questions saved successfully!');
    expect(api.callsOf('changes')[0]?.body).toMatchObject({ revision: 6, baseVersion: 4, edited: [{ id: 2 }] });
  });

  it('is detected by the server when it comes just before the save', async () => {
    openAdmin();
    await editQuestion(2, 'Mine');
    const saving = gate();
    api.fail('changes', saving.closed);
    await publishEdits();
    await said('Backup completed. Ready to upload new data...');
    others();
    saving.open();
    await alertText(/^Ravi Rao .*quiz 1 /);
    expect(banner()?.textContent).toContain('1 edited');
  });

  it('makes the admin decide on each question that both have changed', async () => {
    openAdmin();
    await editQuestion(1, 'Mine');
    await editQuestion(3, 'Mine too');
    others();
    await publishEdits();
    await press(words.moveTo(4));
    const conflicts = await screen.findByRole('region', { name: words.conflicts.question(2) });
    const [first, second] = within(conflicts).getAllByRole('listitem');
    expect(first?.textContent).toContain('Their versionQuestionbefore: What do you plan?→after: Theirs');
    expect(first?.textContent).toContain('Your versionQuestionbefore: What do you plan?→after: Mine');
    expect(second?.textContent).toContain(words.about.gone);
    await press('Submit Changes');
    await alertText(words.undecided);
    await press(`${words.choices.edited.theirs}: What do you plan?`);
    await press(`${words.choices.gone.mine}: How do you rest?`);
    expect(screen.queryByRole('region', { name: /your decision/ })).toBeNull();
    expect(texts()).toEqual(['Theirs', 'Whom do you trust?', 'Mine too']);
    await publishEdits();
    await screen.findByText('3 questions saved successfully!');
    expect(api.callsOf('changes')[0]?.body).toMatchObject({ edited: [], added: [{ text: 'Mine too' }], deleted: [] });
  });

  it('is detected when stored edits are loaded', async () => {
    openAdmin();
    await editQuestion(2, 'Mine');
    cleanup();
    others();
    openAdmin();
    await alertText(/^Ravi Rao .*quiz 1 /);
    expect(texts()).toEqual(['What do you plan?', 'Mine', 'How do you rest?']);
    await press(words.moveTo(4));
    await waitFor(() => expect(texts()).toEqual(['Theirs', 'Mine']));
  });
});
