// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import { api, atAdminScreen, press, user } from '#test/web/features/question-bank/support/at-admin-screen.ts';
import { makeDraft, makeQuiz } from '#test/web/features/question-bank/support/fake-admin-api.ts';
import { makeDefect, noDefects } from '#test/web/features/question-bank/support/fake-upload-calls.ts';
import { openAdmin } from '#test/web/features/question-bank/support/open-admin.tsx';
import { said, submitButton, toPreview } from '#test/web/features/question-bank/support/upload-steps.ts';
import { ofAsk } from '#web/lib/words/bank-upload/asks.ts';
import * as words from '#web/lib/words/bank-upload/decisions.ts';
import * as defects from '#web/lib/words/bank-upload/defects.ts';

vi.mock('#web/lib/session/auth.ts');

atAdminScreen();

type Findings = NonNullable<UploadView['findings']>;

const nothing: Findings = { asks: [], scores: [], leftOut: 0, withoutParameter: 0 };
const hiddenRows = ofAsk('hiddenRows');
const leaveOut = (row: number) => defects.leaveOutThis(`Row ${row}`);
const processed = 'File processed successfully! Configure quiz details and review the data below.';

/** A file in which so much blocks. */
function give(error: number, findings: Partial<Findings>, choices: UploadView['choices'] = { columns: {} }): void {
  const { upload } = api.state;
  api.state.upload = { ...upload, counts: { ...noDefects, error }, choices, findings: { ...nothing, ...findings } };
}
/** What the next decision makes of it. */
const then = (error: number, findings: Partial<Findings>, choices: UploadView['choices'] = { columns: {} }) => {
  api.state.mapped = {
    counts: { ...noDefects, error },
    choices,
    findings: { ...nothing, ...findings },
    staging: `after ${api.callsOf('decideUpload').length + 1}`,
  };
};
const open = async () => {
  openAdmin();
  await toPreview(user);
};
const chosen = () => api.callsOf('decideUpload').map(({ body }) => (body as { choices: object }).choices);
const errorCell = (row: number) =>
  makeDefect({
    severity: 'error',
    kind: 'error-cell',
    row,
    value: '#REF!',
    problem: 'It is an error.',
    remedy: 'Mend it.',
  });

describe('a file with blocking defects', () => {
  it('says how much has to be decided apart from the success, and jumps to the defects', async () => {
    give(2, {});
    api.state.defects = [errorCell(4), errorCell(7)];
    await open();
    await screen.findByRole('heading', { name: words.heading(1) });
    expect(document.querySelector('[data-tone=success]')?.textContent).toBe(processed);
    expect(submitButton()).toHaveProperty('disabled', true);
    await press(words.goThere);
    await waitFor(() => expect(document.activeElement?.textContent).toContain(defects.titles['error-cell']));
    expect(document.activeElement?.getAttribute('data-question')).toBe('error-cell');
  });

  it('jumps to the question about parameters when questions have none', async () => {
    give(2, { withoutParameter: 2 });
    api.state.staged = [makeDraft('One?', { category: '' }), makeDraft('Two?', { category: '' })];
    api.state.defects = [4, 7].map((row) => makeDefect({ severity: 'error', kind: 'no-category', row }));
    await open();
    await press(words.goThere);
    const question = within(document.activeElement as HTMLElement);
    expect(question.getByRole('group', { name: words.missing(2) })).toBeDefined();
    expect(await question.findByRole('button', { name: leaveOut(7) })).toBeDefined();
    await user.type(question.getByRole('combobox', { name: words.mainParameter.label }), 'Vision');
    await press(words.mainParameter.use);
    await waitFor(() => expect(chosen()).toEqual([{ columns: {}, mainParameter: 'Vision' }]));
  });

  it('jumps to the rows when a main parameter is chosen and another defect blocks', async () => {
    give(1, { withoutParameter: 2 }, { columns: {}, mainParameter: 'Vision' });
    api.state.defects = [errorCell(4)];
    await open();
    await press(words.goThere);
    await waitFor(() => expect(document.activeElement?.textContent).toContain(defects.titles['error-cell']));
  });

  it("leaves out single rows, keeps the other rows' buttons, and includes them again", async () => {
    give(2, {});
    api.state.defects = [errorCell(4), errorCell(7)];
    await open();
    const second = await screen.findByRole('button', { name: leaveOut(7) });
    then(1, { leftOut: 1 }, { columns: {}, leaveOut: [{ sheet: 0, row: 4 }] });
    api.state.defects = [errorCell(7)];
    await press(leaveOut(4));
    await said(defects.isLeftOut('Row 4'));
    await waitFor(() => expect(screen.queryByRole('button', { name: leaveOut(4) })).toBeNull());
    expect(screen.getByRole('button', { name: leaveOut(7) })).toBe(second);
    expect(api.callsOf('decideUpload')[0]?.body).toEqual({
      choices: { columns: {}, leaveOut: [{ sheet: 0, row: 4 }] },
      remember: false,
      staging: 'first',
    });
    then(2, {});
    await press(words.undoThis(defects.isLeftOut('Row 4')));
    await said(words.undone(defects.isLeftOut('Row 4')));
    expect(chosen()[1]).toEqual({ columns: {}, leaveOut: [] });
    expect(submitButton()).toHaveProperty('disabled', true);
  });

  it('leaves out all rows of a kind at once, and can then be submitted', async () => {
    give(2, {});
    api.state.defects = [errorCell(4), errorCell(7)];
    await open();
    then(0, { leftOut: 2 }, { columns: {}, leaveOutKinds: ['error-cell'] });
    api.state.defects = [];
    await press(defects.leaveOutAllOf(2, defects.titles['error-cell']));
    await waitFor(() => expect(submitButton()).toHaveProperty('disabled', false));
    expect(chosen()).toEqual([{ columns: {}, leaveOutKinds: ['error-cell'] }]);
    expect((await said(processed)).textContent).toBe(processed);
    await press(words.undoThis(defects.areLeftOut(defects.titles['error-cell'])));
    await waitFor(() => expect(chosen()).toHaveLength(2));
    expect(chosen()[1]).toEqual({ columns: {}, leaveOutKinds: [] });
  });

  it('leaves out a row of the sheet that has the defect', async () => {
    give(1, {});
    api.state.upload.sheets.unshift({ name: 'Notes', rows: 1 });
    api.state.defects = [errorCell(4)];
    await open();
    await press(defects.leaveOutThis(defects.rowOf('Bank', 4)));
    await waitFor(() => expect(chosen()).toMatchObject([{ leaveOut: [{ sheet: 1, row: 4 }] }]));
  });

  it('accepts no second decision while the first is under way', async () => {
    give(2, {});
    api.state.defects = [errorCell(4), errorCell(7)];
    await open();
    let release = () => {};
    api.fail('decideUpload', new Promise<void>((resolve) => (release = resolve)));
    await press(leaveOut(4));
    await press(leaveOut(7));
    then(1, { leftOut: 1 }, { columns: {}, leaveOut: [{ sheet: 0, row: 4 }] });
    release();
    await said(defects.isLeftOut('Row 4'));
    expect(chosen()).toEqual([{ columns: {}, leaveOut: [{ sheet: 0, row: 4 }] }]);
  });

  it('offers no row to leave out for defects of the whole file', async () => {
    give(1, {});
    api.state.defects = (['no-header', 'other-bank'] as const).map((kind) =>
      makeDefect({ severity: 'error', kind, row: 1 }),
    );
    await open();
    for (const kind of ['no-header', 'other-bank'] as const)
      await screen.findByRole('table', { name: defects.caption(defects.titles[kind]) });
    expect(screen.queryByRole('button', { name: /^Leave/ })).toBeNull();
  });

  it('renders only the first 50 of 5,000 defects', async () => {
    give(5_000, {});
    api.state.defects = Array.from({ length: 5_000 }, (_, index) => errorCell(index + 2));
    await open();
    await screen.findByRole('button', { name: leaveOut(2) });
    expect(screen.getAllByText(defects.leaveOut)).toHaveLength(50);
    expect(screen.getByRole('button', { name: /^Leave out all 5,000 rows/ })).toBeDefined();
  });

  it('shows why a decision was refused, and keeps the defects', async () => {
    give(1, {});
    api.state.defects = [errorCell(4)];
    await open();
    api.fail('decideUpload', { status: 409, code: 'upload-not-ready', message: 'Someone else was here.' });
    expect(screen.queryByRole('button', { name: /^Leave out all/ })).toBeNull(); // it is one row
    await press(leaveOut(4));
    expect(await screen.findByText('Someone else was here.')).toBeDefined();
    expect(screen.getByRole('button', { name: leaveOut(4) })).toBeDefined();
  });
});

describe('unreadable scores', () => {
  const place = { sheet: 0, row: 2, column: 'C · Score Option 1' };
  const scores: Findings['scores'] = [
    { text: '3 points', count: 12, ...place, suggestion: 3 },
    { text: 'high', count: 1, ...place },
  ];

  it('are listed once per text, and count only after the admin confirms their points', async () => {
    give(13, { scores });
    await open();
    expect(screen.getByText(words.badScores(2))).toBeDefined();
    const points = () => screen.getByRole('textbox', { name: words.pointsFor('3 points') });
    expect(points()).toHaveProperty('value', '3');
    expect(screen.getByRole('textbox', { name: words.pointsFor('high') })).toHaveProperty('value', '');
    expect(api.callsOf('decideUpload')).toEqual([]);
    const mapped = scores.map((score) => (score.suggestion ? { ...score, points: 3 } : score));
    then(1, { scores: mapped }, { columns: {}, scores: [{ from: '3 points', points: 3 }] });
    await press(words.usePoints(12));
    await said(words.countsAs('3 points', 3));
    expect(chosen()).toEqual([{ columns: {}, scores: [{ from: '3 points', points: 3 }] }]);
    expect(screen.queryByRole('textbox', { name: words.pointsFor('3 points') })).toBeNull();
    await press(words.undoThis(words.countsAs('3 points', 3)));
    await waitFor(() => expect(chosen()[1]).toEqual({ columns: {}, scores: [] }));
  });

  it('accept no text that is not a number', async () => {
    give(13, { scores });
    await open();
    const high = screen.getByRole('textbox', { name: words.pointsFor('high') });
    await user.type(high, '1e3');
    await press(words.usePoints(1));
    expect(screen.getByText(/“1e3” is not a number/)).toBeDefined();
    expect(api.callsOf('decideUpload')).toEqual([]);
    await user.clear(high);
    await user.type(high, '5{Enter}');
    await waitFor(() => expect(chosen()).toEqual([{ columns: {}, scores: [{ from: 'high', points: 5 }] }]));
  });
});

describe('questions about a file', () => {
  const hidden: Findings['asks'][number] = {
    kind: 'hiddenRows',
    count: 12,
    rows: [{ sheet: 0, row: 5, text: 'An old one?' }],
  };

  it('hidden rows are shown, then taken or left out by the admin', async () => {
    give(1, { asks: [hidden] });
    await open();
    const ask = screen.getByRole('group', { name: hiddenRows.title(12) });
    expect(within(ask).getByText('An old one?')).toBeDefined();
    expect(submitButton()).toHaveProperty('disabled', true);
    then(0, { asks: [{ ...hidden, answer: 'leave' }], leftOut: 12 });
    await user.click(within(ask).getByRole('button', { name: hiddenRows.leave?.(12) ?? '' }));
    await said(hiddenRows.left?.(12) ?? '');
    expect(chosen()).toEqual([{ columns: {}, asked: { hiddenRows: 'leave' } }]);
    expect(submitButton()).toHaveProperty('disabled', false);
    await press(words.undoThis(hiddenRows.left?.(12) ?? ''));
    await waitFor(() => expect(chosen()[1]).toMatchObject({ asked: {} }));
  });

  it('a file that is not Unicode blocks until the admin says that its texts look right', async () => {
    const texts = { kind: 'notUnicode' as const, count: 1, rows: [{ sheet: 0, row: 2, text: 'DonÕt you?' }] };
    give(1, { asks: [texts] });
    await open();
    const ask = screen.getByRole('group', { name: ofAsk('notUnicode').title(1) });
    expect(within(ask).getByText('DonÕt you?')).toBeDefined();
    expect(within(ask).getAllByRole('button')).toHaveLength(1);
    await user.click(within(ask).getByRole('button', { name: ofAsk('notUnicode').take(1) }));
    await waitFor(() => expect(chosen()).toEqual([{ columns: {}, asked: { notUnicode: 'take' } }]));
  });
});

describe('“Use the defaults for all”', () => {
  const hidden: Findings['asks'][number] = { kind: 'hiddenRows', count: 12, rows: [] };
  const noScores: Findings['asks'][number] = { kind: 'noScores', count: 30, rows: [] };
  const high = { text: 'high', count: 1, sheet: 0, row: 2, column: 'C · Score Option 1' };

  it('shows the defaults in numbers, sends all at once, and leaves open what has none', async () => {
    give(3, { asks: [hidden, noScores], scores: [high] });
    api.state.staged = [makeDraft('One?', { category: 'Courage' })];
    await open();
    await press(words.defaults.open);
    const dialog = within(screen.getByRole('alertdialog', { name: words.defaults.title }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ofAsk('noScores').taken(30),
      hiddenRows.taken(12),
      words.newConfirmed(1),
      words.namedTarget(1),
      words.badScores(1),
    ]);
    expect(api.callsOf('decideUpload')).toEqual([]);
    then(1, { scores: [high], asks: [hidden, noScores].map((ask) => ({ ...ask, answer: 'take' as const })) });
    await press(words.useDefaults);
    await said(words.defaultsUsed);
    expect(chosen()).toEqual([
      { columns: {}, asked: { noScores: 'take', hiddenRows: 'take' }, newParameters: ['Courage'] },
    ]);
    expect(submitButton()).toHaveProperty('disabled', true);
  });

  it('changes no text and no score that the file has', async () => {
    give(1, { scores: [high] });
    api.state.staged = [makeDraft('One?', { category: 'Vision' }), makeDraft('Two?', { category: 'Visoin' })];
    await open();
    await press(words.defaults.open);
    await press(words.useDefaults);
    await waitFor(() => expect(chosen()).toHaveLength(1));
    expect(chosen()[0]).not.toHaveProperty('spellings');
    expect(chosen()[0]).not.toHaveProperty('scores');
  });
});

describe('a file that names no quiz', () => {
  it('goes to the quiz on the screen', async () => {
    api.state.quizzes = [makeQuiz(1), makeQuiz(2, { active: false, name: 'Entrance' })];
    const { quizId: _named, ...upload } = api.state.upload;
    api.state.upload = upload;
    openAdmin();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Quiz' }), '2');
    await toPreview(user);
    expect([...document.querySelectorAll('dd')][0]?.textContent).toBe('2');
  });
});
