// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeviceCheck } from '#web/features/quiz-selection/device-check.tsx';
import { stubDatabase, stubServer } from './device.ts';
import { buttons, findings, list, names, outcome } from '#web/lib/words/quiz-selection/device-check.ts';

const canLock = { wakeLock: { request: async () => ({ release: async () => undefined }) } };
beforeEach(() => void Object.assign(navigator, canLock));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const open = () => render(<DeviceCheck onPractise={() => undefined} />);
const finding = (name: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.startsWith(name))?.textContent;

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
    expect(screen.queryByRole('button', { name: buttons.again })).toBeNull();
  });

  it('leaves nothing on the device', async () => {
    const { names } = stubDatabase('works');
    stubServer(200);
    open();
    await screen.findByText(outcome.ready);
    expect([...names]).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('warns about a private window', async () => {
    stubDatabase('refuses');
    stubServer(200);
    open();
    await screen.findByText(outcome.notes);
    expect(finding(names.storage)).toContain(findings.noStorage);
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
    await userEvent.click(screen.getByRole('button', { name: buttons.again }));
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

  it('says how to keep the screen on in a browser that cannot', () => {
    Reflect.deleteProperty(navigator, 'wakeLock');
    open();
    expect(finding(names.screen)).toContain(findings.lock);
  });
});
