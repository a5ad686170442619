// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  api,
  atAdminScreen,
  press,
  publishEdits,
  user,
} from '#test/web/features/question-bank/support/at-admin-screen.ts';
import { makeDraft, makeQuiz } from '#test/web/features/question-bank/support/fake-admin-api.ts';
import { openAdmin } from '#test/web/features/question-bank/support/open-admin.tsx';
import { chooseFile, gate, sheet } from '#test/web/features/question-bank/support/upload-steps.ts';
import * as words from '#web/lib/words/question-bank/editing.ts';
import * as form from '#web/lib/words/question-bank/question-form.ts';

vi.mock('#web/lib/session/auth.ts');

atAdminScreen();

const lines = () =>
  [...document.querySelectorAll('tbody tr[aria-rowindex]')].map((line) =>
    [...line.children].slice(0, 5).map(({ textContent }) => textContent),
  );
const texts = () => lines().map((cells) => cells[2]);
// Not key by key, and not by role: that is slow in a large form.
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const field = (name: string, place = 0) => screen.getAllByLabelText(name)[place] as HTMLElement;
const warns = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};
const banner = () => screen.queryByRole('region', { name: 'Unsaved changes' });
/** As after a reload. */
const openAgain = () => {
  cleanup();
  openAdmin();
};

describe('editing a question', () => {
  it('shows and marks the change at once, and raises the banner', async () => {
    openAdmin();
    await press('Edit question 2');
    expect(screen.getByRole('dialog', { name: 'Edit Question' })).toBeDefined();
    type(field('Question'), 'Whom do you believe?');
    type(field('Category'), 'Ethics');
    await press('Save Changes');
    expect(lines()[1]).toEqual(['2Edited', '1', 'Whom do you believe?', 'Ethics', 'Honesty']);
    expect(banner()?.textContent).toContain('You have unsaved changes: 1 edited.');
    expect(api.callsOf('changes')).toEqual([]);
  });

  it('derives the read-only option category from the points while typing', async () => {
    openAdmin();
    await press('Edit question 1');
    const category = () => field('Option category') as HTMLInputElement;
    expect([category().value, category().readOnly]).toEqual(['Goodness', true]);
    for (const [points, expected] of [
      ['1', 'Ignorance'],
      ['2', 'Passion'],
      ['3', 'Passion'],
      ['4', 'Goodness'],
      ['6', ''],
    ] as const) {
      type(field('Points'), points);
      expect(category().value).toBe(expected);
    }
  });

  // Not by role: that is slow in a large form.
  const answer = (words: string) => fireEvent.click(screen.getByText(words));

  it('asks before Cancel discards typed text', async () => {
    openAdmin();
    await press('Edit question 1');
    type(field('Question'), 'Something else');
    answer('Cancel');
    expect(screen.getByText('Discard what you typed?')).toBeDefined();
    answer('Keep editing');
    expect(field('Question')).toHaveProperty('value', 'Something else');
    answer('Cancel');
    answer('Discard');
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    expect(texts()[0]).toBe('What do you plan?');
    expect(banner()).toBeNull();
  });

  it('adds, removes and moves options with all their phrases', async () => {
    openAdmin();
    await press('Edit question 1');
    await press('Remove option 2');
    await press('Add option');
    type(field('Option text', 1), 'Never');
    type(field('Points', 1), '2');
    for (const name of ['Remarks', 'Strength', 'Strength cum weakness', 'Weakness']) type(field(name, 1), `${name}!`);
    await press('Move option 2 up');
    await press('Save Changes');
    await publishEdits();
    await screen.findByText('3 questions saved successfully!');
    const [kept] = makeDraft('').options;
    const never = {
      text: 'Never',
      points: 2,
      remarks: 'Remarks!',
      strength: 'Strength!',
      scw: 'Strength cum weakness!',
      weakness: 'Weakness!',
    };
    expect(api.callsOf('changes')[0]?.body).toMatchObject({
      edited: [{ id: 1, draft: { text: 'What do you plan?', options: [never, kept] } }],
    });
  });

  it('shows all problems inline and focuses the first', async () => {
    openAdmin();
    await press('Edit question 1');
    type(field('Question'), '  WHOM do you  trust? ');
    type(field('Points', 1), 'many');
    await press('Save Changes');
    expect(screen.getByText(form.sameText(2))).toBeDefined();
    expect(screen.getByText(form.notANumber)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(field('Question')));
    expect(screen.getByRole('dialog', { name: 'Edit Question' })).toBeDefined();
  });
});

describe('adding a question', () => {
  it('appends the question with the highest number plus one', async () => {
    openAdmin();
    await press('Add New');
    const dialog = screen.getByRole('dialog', { name: 'Add New Question' });
    expect(within(dialog).getByText('SNo 4')).toBeDefined();
    type(field('Question'), 'How do you lead?');
    type(field('Category'), 'Leadership');
    type(field('Option text', 0), 'Alone');
    await press('Remove option 2');
    await press('Add Question');
    expect(lines()[3]?.slice(0, 3)).toEqual(['4New', '1', 'How do you lead?']);
    expect(banner()?.textContent).toContain('1 new');
    await press('Add New');
    expect(screen.getByText('SNo 5')).toBeDefined();
  });

  it('shows no required marks, and says what is missing on save', async () => {
    openAdmin();
    await press('Add New');
    expect(screen.getByRole('dialog').textContent).not.toContain('*');
    await press('Remove option 1');
    await press('Remove option 1');
    await press('Add Question');
    expect(screen.getByText(form.noText)).toBeDefined();
    expect(screen.getByText(form.noOptions)).toBeDefined();
    await press('Cancel');
    await press('Discard');
    expect(banner()).toBeNull();
  });
});

describe('deleting a question', () => {
  it('marks the question until submission, and can be undone', async () => {
    openAdmin();
    await press('Delete question 2');
    expect(lines()[1]?.slice(0, 3)).toEqual(['2Deleted', '1', 'Whom do you trust?']);
    expect(banner()?.textContent).toContain('1 deleted');
    expect(screen.queryByRole('button', { name: 'Edit question 2' })).toBeNull();
    await press('Undo delete of question 2');
    expect(lines()[1]?.[0]).toBe('2');
    expect(banner()).toBeNull();
  });
});

describe('unsaved changes', () => {
  const edit = async () => {
    await press('Delete question 1');
    await press('Edit question 2');
    type(field('Question'), 'Kept');
    await press('Save Changes');
  };

  it('survive a reload, with a note, until they are discarded', async () => {
    openAdmin();
    await edit();
    openAgain();
    await waitFor(() => expect(texts()[1]).toBe('Kept'));
    expect(banner()?.textContent).toContain(`1 edited, 1 deleted. ${words.restored}`);
    await press(words.discard.open);
    await press(words.discard.cancel);
    expect(banner()).not.toBeNull();
    await press(words.discard.open);
    await press(words.discardAll);
    expect(texts()).toEqual(['What do you plan?', 'Whom do you trust?', 'How do you rest?']);
    openAgain();
    await screen.findByRole('button', { name: 'Edit question 1' });
    expect(banner()).toBeNull();
  });

  it('belong to the quiz in which they were made', async () => {
    api.state.quizzes = [makeQuiz(1), makeQuiz(2, { name: 'Entrance' })];
    openAdmin();
    await edit();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Quiz' }), '2');
    await waitFor(() => expect(texts()[1]).toBe('Whom do you trust?'));
    expect(banner()).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Quiz' }), '1');
    await waitFor(() => expect(texts()[1]).toBe('Kept'));
  });

  it('follow changes in another window of the same person', async () => {
    openAdmin();
    await edit();
    const [key, value] = Object.entries({ ...localStorage })[0] as [string, string];
    localStorage.setItem(key, value.replace('Kept', 'Elsewhere'));
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
    await waitFor(() => expect(texts()[1]).toBe('Elsewhere'));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'another', newValue: null })));
    expect(banner()).not.toBeNull();
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    await waitFor(() => expect(banner()).toBeNull());
  });

  it('survive an upload and a switch of quiz when the browser storage is full', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    api.state.quizzes = [makeQuiz(1), makeQuiz(2, { name: 'Second' })];
    openAdmin();
    await press('Delete question 1');
    const reading = gate();
    api.fail('upload', reading.closed);
    await chooseFile(user, sheet());
    await screen.findByRole('button', { name: 'Cancel Upload' });
    expect(warns()).toBe(true);
    await press('Cancel Upload');
    reading.open();
    await waitFor(() => expect(banner()?.textContent).toContain('1 deleted'));
    await user.selectOptions(screen.getByRole('combobox'), '2');
    await waitFor(() => expect(banner()).toBeNull());
    expect(warns()).toBe(true);
    await user.selectOptions(screen.getByRole('combobox'), '1');
    await waitFor(() => expect(banner()?.textContent).toContain(words.notKept));
    const [key] = full.mock.calls[0] ?? [];
    window.dispatchEvent(new StorageEvent('storage', { key: key ?? null, newValue: null }));
    expect(banner()?.textContent).toContain('1 deleted');
    full.mockRestore();
    await press(/^Undo delete/);
    expect(warns()).toBe(false);
  });
});

describe('leaving with unsaved changes', () => {
  const link = () => screen.getByRole('link', { name: '3' });

  it("triggers the browser's warning and a question only while there are changes", async () => {
    const router = openAdmin();
    await screen.findByRole('button', { name: 'Delete question 1' });
    expect(warns()).toBe(false);
    await press('Delete question 1');
    expect(warns()).toBe(true);
    await press(/^Undo delete/);
    expect(warns()).toBe(false);
    await user.click(link());
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/versions'));
  });

  it('asks before a link is followed', async () => {
    const router = openAdmin();
    await press('Delete question 1');
    await user.click(link());
    await screen.findByRole('alertdialog', { name: words.leave.title });
    await press(words.leave.stay);
    expect(router.state.location.pathname).toBe('/admin/quizzes');
    await user.click(link());
    await press(words.leave.leave);
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/versions'));
  });

  it('asks before the back button is followed', async () => {
    openAdmin();
    await press('Delete question 1');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await screen.findByRole('alertdialog', { name: words.leave.title });
    await press(words.leave.stay);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
