// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubKeyboardFocus } from '#test/web/ui/stub-layout.ts';
import * as words from '#web/lib/words/home/carousel.ts';
import { PillarCarousel } from '#web/features/home/pillar-carousel.tsx';

let wantsLessMotion = false;
beforeEach(() => {
  wantsLessMotion = false;
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  vi.stubGlobal('matchMedia', () => ({
    matches: wantsLessMotion,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  vi.stubGlobal('innerWidth', 1440);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const stage = () => screen.getByTestId('pillar-ring');
const angle = () =>
  Number.parseFloat((stage().firstElementChild as HTMLElement).style.getPropertyValue('--angle') || '0');
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the pillar carousel', () => {
  it('stops and starts at a press', () => {
    render(<PillarCarousel />);
    press(words.stop);
    const stopped = angle();
    pass(1000);
    expect(angle()).toBe(stopped);
    press(words.start);
    pass(1000);
    expect(angle()).not.toBe(stopped);
  });

  it('rotates only at a press for people who prefer reduced motion', () => {
    wantsLessMotion = true;
    render(<PillarCarousel />);
    pass(1000);
    expect(angle()).toBe(0);
    expect(screen.queryByRole('button', { name: words.start })).toBeNull();
    press(words.right);
    expect(angle()).toBe(36);
    press(words.left);
    press(words.left);
    expect(angle()).toBe(-36);
  });

  it('pauses while the keyboard focus is on a button', () => {
    render(<PillarCarousel />);
    const button = screen.getByRole('button', { name: words.right });
    stubKeyboardFocus();
    act(() => button.focus());
    const held = angle();
    pass(1000);
    expect(angle()).toBe(held);
    act(() => button.blur());
    pass(1000);
    expect(angle()).not.toBe(held);
  });

  it('follows a drag, and stops following when released', () => {
    wantsLessMotion = true;
    render(<PillarCarousel />);
    fireEvent.pointerDown(stage(), { clientX: 100, pointerId: 1 });
    fireEvent.pointerMove(stage(), { clientX: 100 + 220, pointerId: 1 });
    expect(angle()).toBeCloseTo(36);
    fireEvent.pointerUp(stage(), { pointerId: 1 });
    fireEvent.pointerMove(stage(), { clientX: 900, pointerId: 1 });
    expect(angle()).toBeCloseTo(36);
  });
});
