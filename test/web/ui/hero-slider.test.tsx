// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HeroSlider } from '#web/ui/hero-slider.tsx';

let wantsLessMotion = false;
beforeEach(() => {
  wantsLessMotion = false;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({
    matches: wantsLessMotion,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const slide = (heading: string) => ({ heading, text: `About ${heading}`, profile: [1, 1, 1, 1, 1] as const });
const show = () => render(<HeroSlider title="Page" slides={['First', 'Second', 'Third'].map(slide)} />);
/** What a screen reader finds: the slide that is shown. */
const shown = () => screen.getByRole('heading', { level: 2 }).textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the slides', () => {
  it('move on every 5 seconds, and around', () => {
    show();
    expect(shown()).toBe('First');
    pass(4_999);
    expect(shown()).toBe('First');
    pass(1);
    expect(shown()).toBe('Second');
    pass(5_000);
    pass(5_000);
    expect(shown()).toBe('First');
  });

  it('go forth and back by the buttons, and start their 5 seconds anew', () => {
    show();
    pass(4_000);
    press('Next slide');
    expect(shown()).toBe('Second');
    pass(4_000);
    expect(shown()).toBe('Second');
    press('Previous slide');
    press('Previous slide');
    expect(shown()).toBe('Third');
  });

  it('can be paused', () => {
    show();
    press('Pause slides');
    pass(20_000);
    expect(shown()).toBe('First');
    press('Play slides');
    pass(5_000);
    expect(shown()).toBe('Second');
  });

  it('wait while they are pointed at or focused', () => {
    show();
    fireEvent.pointerEnter(screen.getByText('About First'));
    pass(20_000);
    expect(shown()).toBe('First');
    fireEvent.pointerLeave(screen.getByText('About First'));
    pass(5_000);
    expect(shown()).toBe('Second');
  });

  it('do not move by themselves for who wants less motion', () => {
    wantsLessMotion = true;
    show();
    pass(60_000);
    expect(shown()).toBe('First');
    expect(screen.queryByRole('button', { name: /slides$/ })).toBeNull();
    press('Next slide');
    expect(shown()).toBe('Second');
  });

  it('follow a swipe of a finger, and no scroll', () => {
    show();
    const swipe = (from: [number, number], to: [number, number]) => {
      const words = screen.getByRole('heading', { level: 1 });
      fireEvent(words, touch('pointerdown', from));
      fireEvent(words, touch('pointerup', to));
    };
    swipe([200, 50], [80, 60]);
    expect(shown()).toBe('Second');
    swipe([80, 50], [200, 60]);
    expect(shown()).toBe('First');
    swipe([200, 300], [140, 50]);
    expect(shown()).toBe('First');
  });

  it('are announced only when they do not move by themselves', () => {
    show();
    const live = () => screen.getByRole('heading', { level: 2 }).closest('[aria-live]')?.getAttribute('aria-live');
    expect(live()).toBe('off');
    press('Pause slides');
    expect(live()).toBe('polite');
  });
});

function touch(type: string, [clientX, clientY]: [number, number]): Event {
  return Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), { pointerType: 'touch' });
}
