// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Rehearsal } from '#web/features/quiz/rehearsal/rehearsal.tsx';
import { stubDatabase, stubServer } from './device.ts';

let user: UserEvent;
let onDone: ReturnType<typeof vi.fn<() => void>>;
beforeEach(() => {
  user = userEvent.setup({ delay: null });
  onDone = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const open = () => render(<Rehearsal questionCount={60} timeLimitMinutes={30} onDone={onDone} />);
const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const finding = (name: string) =>
  within(screen.getByRole('list', { name: 'Device check' }))
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.startsWith(name))?.textContent;
const first = 'You have a free hour this evening. What would you like best?';
const second = 'Your train is twenty minutes late. What do you do first?';

describe('the device check', () => {
  it('says that everything is ready', async () => {
    stubDatabase('works');
    const requests = stubServer(200);
    open();
    expect(await screen.findByText('Everything is ready.')).toHaveProperty('role', 'status');
    expect(finding('Storage')).toContain('can keep your answers until they are sent');
    expect(finding('Connection')).toContain('answers in 0.2 s');
    expect(finding('Screen')).toContain('wide enough');
    expect(finding('Notifications')).toContain('This site sends none');
    expect(requests).toEqual([{ address: 'GET /api/quiz', cache: 'no-store' }]);
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
  });

  it('leaves nothing on the device', async () => {
    const { names } = stubDatabase('works');
    stubServer(200);
    open();
    await screen.findByText('Everything is ready.');
    expect([...names]).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('warns about a private window, and lets the person continue', async () => {
    stubDatabase('refuses');
    stubServer(200);
    open();
    await screen.findByText('You can go on. Please read what is noted above.');
    expect(finding('Storage')).toContain(
      'This browser keeps nothing when it is closed (private window). Keep this tab open until the end.',
    );
    await user.click(button('Try two questions'));
    expect(await heading(first)).toBeDefined();
  });

  it('gives up within 5 s on a browser that never opens its database', async () => {
    vi.useFakeTimers();
    stubDatabase('silent');
    stubServer(200);
    open();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(finding('Storage')).toContain('keeps nothing when it is closed');
  });

  it('says that the server is slow', async () => {
    stubDatabase('works');
    stubServer(2_300);
    open();
    await waitFor(() => expect(finding('Connection')).toContain('answers slowly (2.3 s)'));
  });

  it('says that there is no connection, and checks again on request', async () => {
    stubDatabase('works');
    stubServer('never');
    open();
    await waitFor(() => expect(finding('Connection')).toContain('cannot be reached right now'));
    stubServer(100);
    await user.click(button('Check again'));
    expect(await screen.findByText('Everything is ready.')).toBeDefined();
    expect(finding('Connection')).toContain('answers in 0.1 s');
  });

  it('says that the window is narrow', async () => {
    vi.stubGlobal('innerWidth', 280);
    stubDatabase('works');
    stubServer(200);
    open();
    expect(finding('Screen')).toContain('This window is narrow');
    expect(await screen.findByText('You can go on. Please read what is noted above.')).toBeDefined();
  });
});

describe('the practice', () => {
  beforeEach(() => {
    stubDatabase('works');
    stubServer(200);
  });

  it('has two questions with the real keys, and sends and stores nothing', async () => {
    const requests = stubServer(200);
    const { names } = stubDatabase('works');
    open();
    await waitFor(async () => expect(document.activeElement).toBe(await heading('A look at this device')));
    await screen.findByText('Everything is ready.');
    await user.click(button('Try two questions'));
    await waitFor(async () => expect(document.activeElement).toBe(await heading(first)));
    expect(screen.getByText('Question 1 of 2')).toBeDefined();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('A book or a film'));
    expect(screen.getByRole('heading', { level: 2, name: first })).toBeDefined();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(document.activeElement).toBe(await heading(second)));
    await user.keyboard('4');
    await waitFor(async () => expect(document.activeElement).toBe(await heading('That is all there is to it.')));
    expect(screen.getByText(/^60 questions in 30 minutes\. The clock starts with your first answer/)).toBeDefined();
    expect(onDone).not.toHaveBeenCalled();
    await user.click(button('Start the assessment'));
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(requests).toHaveLength(1);
    expect([...names]).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('says that practice does not count', async () => {
    open();
    expect(screen.getByText('Nothing here counts')).toBeDefined();
    await user.click(button('Try two questions'));
    expect(screen.getByText(/^Practice: choose any option/)).toHaveProperty('role', 'status');
  });

  it.each([0, 1, 2])('can be skipped after %i steps', async (steps) => {
    open();
    if (steps > 0) await user.click(button('Try two questions'));
    if (steps > 1) await user.click(button('A walk outside'));
    await user.click(button('Skip the rehearsal'));
    expect(onDone).toHaveBeenCalledTimes(1);
  });
});
