// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '#web/ui/dialog.tsx';
import { LogOutDialog } from '#web/ui/log-out-dialog.tsx';

afterEach(cleanup);

/** Presses the backdrop, which is the dialog element around its content. */
const pressOutside = () => userEvent.click(document.querySelector('dialog') ?? document.body);

const alert = { title: 'End Assessment?', role: 'alertdialog', children: 'Are you sure?' } as const;
const show = (props: Partial<ComponentProps<typeof Dialog>> = {}) =>
  render(
    <Dialog title="Notice" isOpen {...props}>
      {props.children ?? 'Words'}
    </Dialog>,
  );

describe('Dialog', () => {
  it('an open dialog takes the focus and has its title as name and heading, its words and its actions', () => {
    show({ actions: <button>Go on</button> });
    const dialog = screen.getByRole('dialog', { name: 'Notice' });
    expect(dialog.textContent).toContain('Words');
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(screen.getByRole('heading', { level: 2, name: 'Notice' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Go on' })).toBeDefined();
    cleanup();
    show({ isOpen: false });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['{Escape}', 'the close button', 'a press outside'])(
    '%s asks the parent to close the dialog',
    async (way) => {
      const onOpenChange = vi.fn();
      show({ onOpenChange });
      if (way === 'the close button') await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      else if (way === 'a press outside') await pressOutside();
      else await userEvent.keyboard(way);
      expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    },
  );

  it('a dialog without onOpenChange stays open', async () => {
    show();
    await userEvent.keyboard('{Escape}');
    await pressOutside();
    expect(screen.getByRole('dialog', { name: 'Notice' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('an alert dialog has no close button, ignores presses outside and takes Escape as an answer', async () => {
    const onOpenChange = vi.fn();
    show({ ...alert, onOpenChange });
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await pressOutside();
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it.each([
    ['one that can be closed asks its parent', vi.fn()],
    ['one that must be answered stays open', undefined],
  ])('a dialog opens again when the browser closes it at a second Escape: %s', async (_, onOpenChange) => {
    show({ ...alert, onOpenChange });
    const dialog = document.querySelector('dialog');
    dialog?.close();
    await waitFor(() => expect(dialog?.open).toBe(true));
    expect(dialog?.contains(document.activeElement)).toBe(true);
    if (onOpenChange) expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('an element of a dialog that asks for the focus gets it', () => {
    show({ actions: <button autoFocus>Cancel</button> });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  });

  it('an alert dialog is described by its words', () => {
    show(alert);
    const words = screen.getByRole('alertdialog', { name: 'End Assessment?' }).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(words)?.textContent).toBe('Are you sure?');
  });

  it('a closed dialog gives the focus back to the element that opened it', async () => {
    function Page() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <button onClick={() => setIsOpen(true)}>Open</button>
          <Dialog title="Notice" isOpen={isOpen} actions={<button onClick={() => setIsOpen(false)}>OK</button>}>
            Words
          </Dialog>
        </>
      );
    }
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
  });
});

it.each([
  ['does not offer to keep answers that the browser does not store', { answers: 1, banks: 0, isHeld: true }, 2, 1],
  ['names unsubmitted edits and offers to keep or discard them', { answers: 0, banks: 1 }, 3, 2],
])('the question before a logout %s', (_, leftovers, buttons, paragraphs) => {
  render(<LogOutDialog leftovers={leftovers} onStay={vi.fn()} onLeave={vi.fn()} />);
  expect(screen.getAllByRole('button')).toHaveLength(buttons);
  expect(document.querySelectorAll('p')).toHaveLength(paragraphs);
});
