// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '#web/ui/button.tsx';
import { Done, Failure, Notice } from '#web/ui/notice.tsx';

afterEach(cleanup);

describe('Notice', () => {
  it.each([
    ['info', 'status'],
    ['danger', 'alert'],
  ] as const)('a notice of tone %s has the role %s', (tone, role) => {
    render(
      <Notice tone={tone} title="Title">
        Words
      </Notice>,
    );
    expect(screen.getByRole(role).textContent).toBe('TitleWords');
  });
});

describe('Failure and Done', () => {
  it('a failure shows the message of a command, with words before it and a way to try again', async () => {
    const onRetry = vi.fn();
    render(<Failure of={{ error: new Error('It is full.') }} onRetry={onRetry} />);
    expect(screen.getByRole('alert').textContent).toBe('Error: It is full.Try again');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('both show nothing before there is anything to say', () => {
    const { container } = render(
      <>
        <Failure of={{ error: null }} onRetry={vi.fn()} />
        <Failure of={undefined} />
        <Done>{undefined}</Done>
      </>,
    );
    expect(container.textContent).toBe('');
  });
});

describe('Button', () => {
  it('a pending button ignores presses and keeps focus and name', async () => {
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
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('a pending button doesn’t send its form again', async () => {
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

  it('a plain button sends no form, and a disabled one can’t be pressed', async () => {
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
