// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx';

afterEach(cleanup);

const open = (state: { isPending?: boolean; failure?: string; isFinal?: boolean } = {}) => {
  const commands = { onConfirm: vi.fn(), onClose: vi.fn() };
  render(<ReasonDialog title="Deactivate" action="Deactivate it" isPending={false} {...state} {...commands} />);
  return commands;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = (words: string) => userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), words);

it('a form dialog sends the trimmed reason, and asks for one if there is none', async () => {
  const { onConfirm } = open();
  await press('Deactivate it');
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
  expect(onConfirm).not.toHaveBeenCalled();
  await type(' Leaked {Enter}');
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('Leaked');
});

it('a form dialog does not send twice while the first request is under way', async () => {
  const { onConfirm } = open({ isPending: true });
  await type('Leaked{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
});

it.each([
  ['Cancel', () => press('Cancel')],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s in a form dialog asks before typed text is discarded', async (_, leave) => {
  const { onClose } = open();
  await type('Leaked');
  await leave();
  expect(screen.getByRole('alertdialog', { name: 'Discard what you typed?' })).toBeDefined();
  await press('Keep editing');
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveProperty('value', 'Leaked');
  await leave();
  expect(onClose).not.toHaveBeenCalled();
  await press('Discard');
  expect(onClose).toHaveBeenCalledOnce();
});

it('a form dialog closes without a question when nothing was typed', async () => {
  const { onClose } = open();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('a form dialog shows why the action failed and keeps the reason', async () => {
  open({ failure: 'Please try again.' });
  await type('Leaked');
  expect(screen.getByRole('alert').textContent).toBe('Please try again.');
  expect(screen.getByRole('button', { name: 'Deactivate it' })).toBeDefined();
});

it('a form dialog offers only to close after a failure that no retry can mend', async () => {
  const { onClose, onConfirm } = open({ failure: 'It has started.', isFinal: true });
  await type('Leaked{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Deactivate it' })).toBeNull();
  await press('Close');
  expect(onClose).toHaveBeenCalledOnce();
});
