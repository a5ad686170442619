// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
});

const stage = () => screen.getByTestId('pillar-ring');
const angle = () =>
  Number.parseFloat((stage().firstElementChild as HTMLElement).style.getPropertyValue('--angle') || '0');
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the pillar carousel', () => {
  it('shows the five pillars twice, to the eye only', () => {
    render(<PillarCarousel />);
    expect(screen.getAllByText('Ambition and Vision')).toHaveLength(2);
    expect(stage().firstElementChild?.children).toHaveLength(10);
    expect(stage().getAttribute('aria-hidden')).toBe('true');
  });

  it('turns by itself, 10 degrees a second', () => {
    render(<PillarCarousel />);
    pass(3000);
    expect(Math.abs(angle())).toBeGreaterThan(29);
    expect(Math.abs(angle())).toBeLessThan(30.1);
  });

  it('stops and starts at a press', () => {
    render(<PillarCarousel />);
    press('Stop turning');
    const stopped = angle();
    pass(1000);
    expect(angle()).toBe(stopped);
    press('Start turning');
    pass(1000);
    expect(angle()).not.toBe(stopped);
  });

  it('stands still for who wants less motion, and can still be turned', () => {
    wantsLessMotion = true;
    render(<PillarCarousel />);
    pass(1000);
    expect(angle()).toBe(0);
    expect(screen.queryByRole('button', { name: /turning/ })).toBeNull();
    press('Turn right');
    expect(angle()).toBe(36);
    press('Turn left');
    press('Turn left');
    expect(angle()).toBe(-36);
  });

  it('follows a drag, and does not turn by itself meanwhile', () => {
    wantsLessMotion = true;
    render(<PillarCarousel />);
    fireEvent.pointerDown(stage(), { clientX: 100, pointerId: 1 });
    fireEvent.pointerMove(stage(), { clientX: 100 + 220, pointerId: 1 });
    expect(angle()).toBeCloseTo(36);
    fireEvent.pointerUp(stage(), { pointerId: 1 });
    fireEvent.pointerMove(stage(), { clientX: 900, pointerId: 1 });
    expect(angle()).toBeCloseTo(36);
  });

  it('holds still while it is gripped', () => {
    render(<PillarCarousel />);
    pass(500);
    fireEvent.pointerDown(stage(), { clientX: 100, pointerId: 1 });
    const gripped = angle();
    pass(1000);
    expect(angle()).toBe(gripped);
  });
});
