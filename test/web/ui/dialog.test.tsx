// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '#web/ui/dialog.tsx';

afterEach(cleanup);

/** A press beside the dialog, which lies under a page that takes no presses. */
const pressOutside = () =>
  userEvent.click(document.querySelector('[role$=dialog]')?.parentElement ?? document.body, { pointerEventsCheck: 0 });

describe('a dialog', () => {
  it('is there when it is open, named by its title, with its actions', () => {
    const { rerender } = render(
      <Dialog title="Notice" isOpen actions={<button>Go on</button>}>
        Words
      </Dialog>,
    );
    expect(screen.getByRole('dialog', { name: 'Notice' }).textContent).toContain('Words');
    expect(screen.getByRole('button', { name: 'Go on' })).toBeDefined();
    rerender(
      <Dialog title="Notice" isOpen={false}>
        Words
      </Dialog>,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes the focus in', () => {
    render(
      <Dialog title="Notice" isOpen>
        Words
      </Dialog>,
    );
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  });

  it.each(['{Escape}', 'button', 'a press outside'])('asks to be closed by %s', async (way) => {
    const onOpenChange = vi.fn();
    render(
      <Dialog title="Notice" isOpen onOpenChange={onOpenChange}>
        Words
      </Dialog>,
    );
    if (way === 'button') await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    else if (way === 'a press outside') await pressOutside();
    else await userEvent.keyboard(way);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('that nobody may close stays', async () => {
    render(
      <Dialog title="Wait" isOpen>
        Words
      </Dialog>,
    );
    await userEvent.keyboard('{Escape}');
    await pressOutside();
    expect(screen.getByRole('dialog', { name: 'Wait' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('that must be answered has no close button, and Escape is an answer', async () => {
    const onOpenChange = vi.fn();
    render(
      <Dialog title="End Assessment?" role="alertdialog" isOpen onOpenChange={onOpenChange}>
        Words
      </Dialog>,
    );
    expect(screen.getByRole('alertdialog', { name: 'End Assessment?' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await pressOutside();
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('that must be answered is read out with its words', () => {
    render(
      <Dialog title="End Assessment?" role="alertdialog" isOpen>
        Are you sure?
      </Dialog>,
    );
    const words = screen.getByRole('alertdialog').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(words)?.textContent).toBe('Are you sure?');
  });

  it('has its title as a heading of the second level', () => {
    render(
      <Dialog title="Notice" isOpen>
        Words
      </Dialog>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Notice' })).toBeDefined();
  });

  it('gives the focus back to where it came from', async () => {
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
