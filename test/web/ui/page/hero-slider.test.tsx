// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HeroSlider } from '#web/ui/page/hero-slider.tsx';
import { stubKeyboardFocus, stubLayout } from '#test/web/ui/stub-layout.ts';

beforeEach(() => {
  vi.useFakeTimers();
  stubLayout();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const slide = (heading: string) => ({ heading, text: `About ${heading}` });
const page = <HeroSlider title="Page" slides={['First', 'Second', 'Third'].map(slide)} />;
const show = () => render(page);
/** The heading of the slide that is not hidden. */
const shown = () => screen.getByRole('heading', { level: 2 }).textContent;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('HeroSlider', () => {
  it('slides advance every 5 seconds and start again after the last', () => {
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

  it('the buttons move both ways and restart the 5 seconds', () => {
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

  it('slides can be paused and resumed', () => {
    show();
    press('Pause slides');
    pass(20_000);
    expect(shown()).toBe('First');
    press('Play slides');
    pass(5_000);
    expect(shown()).toBe('Second');
  });

  it('slides don’t advance for people who prefer reduced motion', () => {
    stubLayout({ wantsLessMotion: true });
    show();
    pass(60_000);
    expect(shown()).toBe('First');
    expect(screen.queryByRole('button', { name: /slides$/ })).toBeNull();
    press('Next slide');
    expect(shown()).toBe('Second');
  });

  const next = () => screen.getByRole('button', { name: 'Next slide' });
  const focusByKeyboard = (button: HTMLElement) => {
    stubKeyboardFocus();
    act(() => button.focus());
  };
  const hide = (isHidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    fireEvent(document, new Event('visibilitychange'));
  };

  it.each([
    [
      'the pointer is over them',
      () => fireEvent.pointerEnter(screen.getByText('About First')),
      () => fireEvent.pointerLeave(screen.getByText('About First')),
    ],
    ['keyboard focus is inside', () => focusByKeyboard(next()), () => act(() => next().blur())],
    ['the tab is in the background', () => hide(true), () => hide(false)],
  ])('slides wait while %s', (_, begin, end) => {
    show();
    begin();
    pass(20_000);
    if (vi.isMockFunction(Element.prototype.matches)) vi.mocked(Element.prototype.matches).mockRestore();
    expect(shown()).toBe('First');
    end();
    pass(5_000);
    expect(shown()).toBe('Second');
  });

  it('hidden slides are inert', () => {
    show();
    press('Next slide');
    const slides = [...document.querySelectorAll('[aria-roledescription="slide"]')];
    expect(slides.map((one) => one.hasAttribute('inert'))).toEqual([true, false, true]);
  });

  it('slides are announced only while they are paused', () => {
    show();
    const live = () => screen.getByRole('heading', { level: 2 }).closest('[aria-live]')?.getAttribute('aria-live');
    expect(live()).toBe('off');
    press('Pause slides');
    expect(live()).toBe('polite');
  });
});
