// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Rehearsal } from '#web/features/quiz/rehearsal/rehearsal.tsx';
import { stubDatabase, stubServer } from './device.ts';
import * as words from '#web/lib/words/quiz/rehearsal.ts';

const { buttons, check, findings, names, outcome } = words;
Object.assign(navigator, { wakeLock: { request: async () => ({ release: async () => undefined }) } });
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
  within(screen.getByRole('list', { name: check.list }))
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.startsWith(name))?.textContent;
const [first = '', second = ''] = words.questions.map(({ text }) => text);

describe('the device check', () => {
  it('says that everything is ready', async () => {
    stubDatabase('works');
    const requests = stubServer(200);
    open();
    expect(await screen.findByText(outcome.ready)).toHaveProperty('role', 'status');
    expect(finding(names.storage)).toContain(findings.storage);
    expect(finding(names.connection)).toContain(findings.fast);
    expect(finding(names.screen)).toContain(findings.wide);
    expect(finding(names.notifications)).toContain(findings.notifications);
    expect(requests).toEqual([{ address: 'GET /api/quiz', cache: 'no-store' }]);
    expect(screen.queryByRole('button', { name: check.again })).toBeNull();
  });

  it('warns about a private window, and lets the person continue', async () => {
    stubDatabase('refuses');
    stubServer(200);
    open();
    await screen.findByText(outcome.notes);
    expect(finding(names.storage)).toContain(findings.noStorage);
    await user.click(button(buttons.try));
    expect(await heading(first)).toBeDefined();
  });

  it('gives up within 5 s on a browser that never opens its database', async () => {
    vi.useFakeTimers();
    stubDatabase('silent');
    stubServer(200);
    open();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(finding(names.storage)).toContain(findings.noStorage);
  });

  it('says that the server is slow', async () => {
    stubDatabase('works');
    stubServer(2_300);
    open();
    await waitFor(() => expect(finding(names.connection)).toContain(findings.slow));
  });

  it('says that there is no connection, and checks again on request', async () => {
    stubDatabase('works');
    stubServer('never');
    open();
    await waitFor(() => expect(finding(names.connection)).toContain(findings.noConnection));
    stubServer(100);
    await user.click(button(check.again));
    expect(await screen.findByText(outcome.ready)).toBeDefined();
    expect(finding(names.connection)).toContain(findings.fast);
  });

  it('says that the window is narrow', async () => {
    vi.stubGlobal('innerWidth', 280);
    stubDatabase('works');
    stubServer(200);
    open();
    expect(finding(names.screen)).toContain(findings.narrow);
    expect(await screen.findByText(outcome.notes)).toBeDefined();
  });
});

it('the device check says how to keep the screen on in a browser that cannot', () => {
  const { wakeLock } = navigator;
  Reflect.deleteProperty(navigator, 'wakeLock');
  open();
  expect(finding(names.screen)).toContain(findings.lock);
  Object.assign(navigator, { wakeLock });
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
    await waitFor(async () => expect(document.activeElement).toBe(await heading(check.title)));
    await screen.findByText(outcome.ready);
    await user.click(button(buttons.try));
    await waitFor(async () => expect(document.activeElement).toBe(await heading(first)));
    expect(screen.getByText('Question 1 of 2')).toBeDefined();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('A book or a film'));
    expect(screen.getByRole('heading', { level: 2, name: first })).toBeDefined();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(document.activeElement).toBe(await heading(second)));
    await user.keyboard('4');
    await waitFor(async () => expect(document.activeElement).toBe(await heading(words.ready)));
    expect(screen.getByText(words.size(60, 30))).toBeDefined();
    expect(onDone).not.toHaveBeenCalled();
    await user.click(button(buttons.start));
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(requests).toHaveLength(1);
    expect([...names]).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('says that practice does not count', async () => {
    open();
    expect(screen.getByText(words.notScored)).toBeDefined();
    await user.click(button(buttons.try));
    expect(screen.getByText(words.hint)).toHaveProperty('role', 'status');
  });

  it.each([0, 1, 2])('can be skipped after %i steps', async (steps) => {
    open();
    if (steps > 0) await user.click(button(buttons.try));
    if (steps > 1) await user.click(button('A walk outside'));
    await user.click(button(buttons.skip));
    expect(onDone).toHaveBeenCalledTimes(1);
  });
});
