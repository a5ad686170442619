// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '#web/ui/dialog.tsx';

// jsdom has no CSS.escape, which React Aria's overlays need.
beforeEach(() => vi.stubGlobal('CSS', { escape: (text: string) => text }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

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

  it.each(['{Escape}', 'button'])('asks to be closed by %s', async (way) => {
    const onOpenChange = vi.fn();
    render(
      <Dialog title="Notice" isOpen onOpenChange={onOpenChange}>
        Words
      </Dialog>,
    );
    if (way === 'button') await userEvent.click(screen.getByRole('button', { name: 'Close' }));
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
    await userEvent.click(document.body);
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
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });
});
