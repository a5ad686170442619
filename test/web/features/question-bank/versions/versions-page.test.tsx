// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '#web/lib/paths.ts';
import { api, atAdminScreen, press, user } from '#test/web/features/question-bank/support/at-admin-screen.ts';
import { noteOf } from '#test/support/sheets/make-map.ts';
import { makeQuiz } from '#test/web/features/question-bank/support/fake-admin-api.ts';
import { makeQuestions, makeVersion } from '#test/web/features/question-bank/support/fake-bank-calls.ts';
import { openAdmin } from '#test/web/features/question-bank/support/open-admin.tsx';
import { aString } from '#test/support/matchers.ts';
import { broken } from '#functions/domain/words/report-parts.ts';
import { reasonMissing } from '#web/lib/words/ui/forms.ts';
import * as words from '#web/lib/words/question-bank/versions.ts';

vi.mock('#web/lib/session/auth.ts');

atAdminScreen(() => {
  api.state.versionPages = [
    [
      makeVersion(3, {
        origin: 'restore',
        restoredFrom: 1,
        note: 'Back again',
        counts: { added: 1, changed: 2, removed: 0 },
      }),
      makeVersion(2, { origin: 'edit', publishedByName: 'Deleted account' }),
    ],
    [makeVersion(1)],
  ];
  const [one, two, three] = makeQuestions(api.state.bank);
  if (!one || !two || !three) throw new Error('too few');
  api.state.banks = { 1: [one, two], 2: [one, { ...two, category: 'Other' }], 3: [one, two, three] };
});

const open = () => openAdmin(`${paths.adminVersions}?quiz=1`);
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Versions of quiz 1, newest first' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const summaries = (diff: HTMLElement) => [...diff.querySelectorAll('summary, p')].map(({ textContent }) => textContent);

describe('the versions of an archived quiz', () => {
  it('can be compared but not restored', async () => {
    api.state.quizzes = [makeQuiz(1, { archived: true, active: false })];
    open();
    await screen.findByRole('button', { name: words.compare(2) });
    screen.getByText(/so you can’t restore its versions/);
    expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
  });
});

describe('the list of versions', () => {
  it('shows author, date, origin, note and changes of each, and marks the live one', async () => {
    open();
    const [head, live, earlier] = await rows();
    const { version, published, by, origin, note } = words.columns;
    expect(head).toEqual([version, published, by, origin, ...Object.values(words.counts), note, words.actions.title]);
    expect(live?.slice(0, 1).concat(live.slice(2))).toEqual([
      '3Live',
      'Meera Iyer',
      words.restoredFrom(1),
      '3',
      '1',
      '2',
      '0',
      '0',
      'Back again',
      'Compare',
    ]);
    expect(live?.[1]).toMatch(/^2 Mar 2026, /);
    expect(earlier?.slice(2, 4)).toEqual(['Deleted account', words.origins.edit]);
  });

  it('can show another quiz', async () => {
    api.state.quizzes = [makeQuiz(1), makeQuiz(2)];
    const router = openAdmin(`${paths.adminVersions}?quiz=2`);
    await screen.findByRole('table', { name: 'Versions of quiz 2, newest first' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Quiz' }), '1');
    await rows();
    expect(router.state.location.search).toBe('?quiz=1');
  });

  it('shows why the list failed to load, and says if there is no quiz', async () => {
    api.fail('versions', { status: 403, code: 'forbidden', message: 'Access denied. Admin privileges required.' });
    open();
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Access denied\. Admin privileges required\./);
    await press('Try again');
    expect(await rows()).toHaveLength(3);
    cleanup();
    api.state.quizzes = [];
    open();
    expect(await screen.findByText(words.noQuiz)).toBeDefined();
  });
});

describe('comparing versions', () => {
  it('shows what the live version changed by field, then any two versions', async () => {
    open();
    await press(words.compare(3));
    const diff = await screen.findByRole('region', { name: 'From version 2 to version 3' });
    expect(summaries(diff)).toEqual(['New 1', 'Changed 1', 'Removed 0', 'Unchanged 1']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(words.comparison.title));
    await user.click(within(diff).getByText('Changed'));
    expect((await within(diff).findByRole('listitem')).textContent).toBe(
      '2 Whom do you trust?Categorybefore: Other→after: Belief',
    );
    await press(words.more);
    await user.selectOptions(await screen.findByLabelText(words.comparison.from), '1');
    await user.selectOptions(screen.getByLabelText(words.comparison.to), '2');
    expect(summaries(await screen.findByRole('region', { name: 'From version 1 to version 2' }))).toEqual([
      'New 0',
      'Changed 1',
      'Removed 0',
      'Unchanged 1',
    ]);
    await user.selectOptions(screen.getByLabelText(words.comparison.to), '1');
    expect(screen.getByText(words.chooseTwo)).toBeDefined();
  });

  it('starts with the chosen and the live version', async () => {
    open();
    await press(words.compare(2));
    await screen.findByRole('region', { name: 'From version 2 to version 3' });
    expect(screen.getByLabelText(words.comparison.to)).toHaveProperty('value', '3');
  });
});

describe('restoring a version', () => {
  const confirm = async () => {
    const button = within(screen.getByRole('dialog')).getByRole('button', { name: words.restore(2) });
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    await user.click(button);
  };

  it('asks for a reason, publishes a new version, and reports its number', async () => {
    open();
    await press(words.restore(2));
    const dialog = await screen.findByRole('dialog', { name: words.restore(2) });
    expect(dialog.textContent).toContain(words.restoring(2, { quizId: 1, name: 'TrueIn Assessment' }, 4));
    await confirm();
    expect(within(dialog).getByText(reasonMissing)).toBeDefined();
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Wrong file');
    await confirm();
    expect(await screen.findByText(words.restored(4, 2, 2))).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.callsOf('restore').map(({ at, body }) => [at[1], body])).toEqual([
      ['1', { changeId: aString, version: 2, revision: 5, baseVersion: 3, note: 'Wrong file' }],
    ]);
  });

  it('shows what changes in the bank and in reports', async () => {
    open();
    await press(words.restore(2));
    const effect = await screen.findByRole('region', { name: 'Effect on reports' });
    expect(effect.textContent).toContain(broken('no scores, no EQ, no MQ, no LQ and no SWOT'));
    expect(effect.textContent).toContain('An attempt has 2 questions instead of 3, and 60 s instead of 2 min.');
    expect(summaries(screen.getByRole('region', { name: 'Changes to version 3' }))).toEqual([
      'New 0',
      'Changed 1',
      'Removed 1',
      'Unchanged 1',
    ]);
  });

  it('shows how notes on parameters change', async () => {
    const eq = noteOf('A', 'a1', { quotient: 'EQ', meaning: 'How you begin.' });
    api.state.maps = { 3: [eq, noteOf('B', 'b1', { meaning: 'Of b1.' })], 2: [{ ...eq, meaning: 'Another.' }] };
    open();
    await press(words.restore(2));
    await user.click(await screen.findByText('Parameters', { selector: 'dialog summary *' }));
    // It scrolls by itself, so the keyboard reaches it.
    expect((await screen.findByRole('region', { name: 'Parameters' })).tabIndex).toBe(0);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'A › a1Meaningbefore: How you begin.→after: Another.',
      'B › b1Meaningbefore: Of b1.',
    ]);
  });

  it('waits until the comparison is there', async () => {
    let resolve: (value?: unknown) => void = () => undefined;
    api.fail('bankMap', new Promise((done) => (resolve = done)));
    open();
    await press(words.restore(2));
    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Wrong file{Enter}');
    expect(api.callsOf('restore')).toHaveLength(0);
    resolve();
    await confirm();
    await screen.findByText(words.restored(4, 2, 2), { exact: false });
  });

  it('says when the comparison could not be loaded', async () => {
    api.fail('bankMap', { status: 403, code: 'forbidden', message: 'Access denied.' });
    open();
    await press(words.restore(2));
    expect(await screen.findByText('Access denied. Admin privileges required.')).toBeDefined();
  });

  it("shows another admin's change, and can be retried on the new version", async () => {
    open();
    await press(words.restore(2));
    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Wrong file');
    api.state.quizzes = [makeQuiz(1, { version: 4, revision: 6, updatedByName: 'Ravi Rao' })];
    await confirm();
    expect(await screen.findByText(/^Ravi Rao .*quiz 1 /)).toBeDefined();
    expect(screen.getByRole('dialog').textContent).toContain('version 5 of quiz 1');
    await confirm();
    expect(await screen.findByText(words.restored(5, 2, 2))).toBeDefined();
    expect(api.callsOf('restore').at(-1)?.body).toMatchObject({ revision: 6, baseVersion: 4 });
  });
});
