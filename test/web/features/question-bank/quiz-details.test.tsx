// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentToken } from '#web/lib/auth.ts';
import { fakeAdminApi, type FakeAdminApi, makeQuiz } from './fake-admin-api.ts';
import { openAdmin } from './open-admin.tsx';

// Without a factory: Vitest gives the real module to the second of two imports at a time, and pages are loaded at a time.
vi.mock('#web/lib/auth.ts');

let api: FakeAdminApi;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  vi.mocked(currentToken).mockResolvedValue('token');
  api = fakeAdminApi();
  api.install();
  user = userEvent.setup();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = (name: string) => screen.getByRole('textbox', { name });
const limit = () => field('Time limit in seconds');
const save = () => user.click(screen.getByRole('button', { name: 'Save quiz 1' }));
const open = async () => {
  openAdmin();
  await user.click(await screen.findByRole('button', { name: 'Quiz details' }));
  return screen.findByRole('dialog', { name: 'Quiz details' });
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const bodies = () => api.callsOf('update').map(({ body }) => body);
const details = { name: 'TrueIn Assessment', description: 'Assessment', price: 1999 };

it('sets a short time limit', async () => {
  await open();
  expect(limit()).toHaveProperty('value', '');
  await user.type(limit(), '10');
  await save();
  await closed();
  expect(bodies()).toEqual([{ details, secondsPerAttempt: 10, revision: 5 }]);
  expect(screen.getByText('Quiz details saved.')).toBeDefined();
  expect(await screen.findByText('10 s')).toBeDefined();
});

it('takes the limit away when the field is emptied', async () => {
  api.state.quizzes = [makeQuiz(1, { secondsPerAttempt: 900 })];
  await open();
  expect(limit()).toHaveProperty('value', '900');
  await user.clear(limit());
  await save();
  await closed();
  expect(bodies()).toEqual([{ details, secondsPerAttempt: null, revision: 5 }]);
});

it('sets name, description and price; the next change has the next revision', async () => {
  await open();
  for (const [name, text] of [
    ['Quiz name', 'Spring'],
    ['Description', 'For spring'],
    ['Price in rupees', '12.5'],
  ] as const) {
    await user.clear(field(name));
    await user.type(field(name), text);
  }
  await save();
  await closed();
  expect(await screen.findByRole('heading', { name: 'Spring' })).toBeDefined();
  expect(screen.getByText('₹12.50')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Quiz details' }));
  await screen.findByRole('dialog');
  await save();
  await closed();
  const changed = { name: 'Spring', description: 'For spring', price: 12.5 };
  expect(bodies()).toEqual([5, 6].map((revision) => ({ details: changed, secondsPerAttempt: null, revision })));
});

it('needs a name', async () => {
  await open();
  await user.clear(field('Quiz name'));
  await save();
  expect(await screen.findByText('The quiz name is required')).toBeDefined();
  expect(bodies()).toEqual([]);
});

it('shows what someone else has changed, keeps what was typed, and saves on request', async () => {
  const dialog = await open();
  await user.type(limit(), '30');
  api.state.quizzes = [makeQuiz(1, { revision: 6, price: 2500, secondsPerAttempt: 600 })];
  await save();
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Someone else was here.');
  await user.click(within(dialog).getByRole('button', { name: 'Load current data and try again' }));
  await within(dialog).findByText(/These are the current details, with your changes/);
  expect(within(dialog).queryByRole('alert')).toBeNull();
  expect(field('Price in rupees')).toHaveProperty('value', '2,500');
  expect(limit()).toHaveProperty('value', '30');
  await save();
  await closed();
  expect(bodies().at(-1)).toEqual({ details: { ...details, price: 2500 }, secondsPerAttempt: 30, revision: 6 });
});

it('says when it cannot be saved, and can be left', async () => {
  await open();
  api.fail('update', 'no answer');
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the server.');
  expect(screen.queryByRole('button', { name: 'Load current data and try again' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await closed();
  expect(screen.queryByText('Quiz details saved.')).toBeNull();
});
