// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/page/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';

afterEach(cleanup);

describe('a notice', () => {
  it.each([
    ['info', 'status'],
    ['success', 'status'],
    ['warning', 'status'],
    ['danger', 'alert'],
  ] as const)('of %s is announced as %s', (tone, role) => {
    render(
      <Notice tone={tone} title="Title">
        Words
      </Notice>,
    );
    expect(screen.getByRole(role).textContent).toBe('TitleWords');
  });
});

describe('loading', () => {
  it('has the words of the product', () => {
    render(<Loading />);
    expect(screen.getByRole('status').textContent).toBe('Loading...Please wait while we load your content');
  });

  it('has other words when given', () => {
    render(<Loading title="Submitting Assessment..." text="Please wait" />);
    expect(screen.getByRole('status').textContent).toBe('Submitting Assessment...Please wait');
  });
});

describe('a button', () => {
  it('does what it says', async () => {
    const onPress = vi.fn();
    render(<Button onPress={onPress}>Apply</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('does nothing while it is at it, but keeps the focus and its name', async () => {
    const onPress = vi.fn();
    render(
      <Button onPress={onPress} isPending>
        Apply
      </Button>,
    );
    const button = screen.getByRole('button', { name: /Apply/ });
    await userEvent.click(button);
    expect(onPress).not.toHaveBeenCalled();
    button.focus();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('does not send its form again while it is at it', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    const form = (isPending: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" isPending={isPending}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(form(true));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).not.toHaveBeenCalled();
    rerender(form(false));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('sends no form unless it is told to, and cannot be pressed when it is disabled', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    const onPress = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button onPress={onPress}>Apply</Button>
        <Button onPress={onPress} isDisabled>
          Cancel
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onPress).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
