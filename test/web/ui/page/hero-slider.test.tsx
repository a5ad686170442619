// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderToString } from 'react-dom/server';
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

const slide = (heading: string) => ({ heading, text: `About ${heading}`, profile: [1, 1, 1, 1, 1] as const });
const page = <HeroSlider title="Page" slides={['First', 'Second', 'Third'].map(slide)} />;
const show = () => render(page);
/** What a screen reader finds: the slide that is shown. */
const shown = () => screen.getByRole('heading', { level: 2 }).textContent;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
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

  it('go forth and back by the buttons, and restart their 5 seconds', () => {
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
    stubLayout({ wantsLessMotion: true });
    show();
    pass(60_000);
    expect(shown()).toBe('First');
    expect(screen.queryByRole('button', { name: /slides$/ })).toBeNull();
    press('Next slide');
    expect(shown()).toBe('Second');
  });

  it('wait while the keyboard is among them', () => {
    show();
    const next = screen.getByRole('button', { name: 'Next slide' });
    stubKeyboardFocus();
    act(() => next.focus());
    pass(20_000);
    vi.mocked(Element.prototype.matches).mockRestore();
    expect(shown()).toBe('First');
    act(() => next.blur());
    pass(5_000);
    expect(shown()).toBe('Second');
  });

  it('wait while the tab is in the background', () => {
    show();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    pass(20_000);
    expect(shown()).toBe('First');
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    pass(5_000);
    expect(shown()).toBe('Second');
  });

  it('follow a drag, to either side', () => {
    show();
    const drag = (from: number, to: number) => {
      const words = screen.getByRole('heading', { level: 2 });
      fireEvent.mouseDown(words, { button: 0, clientX: from, clientY: 50 });
      pass(50);
      for (let step = 1; step <= 8; step++) {
        fireEvent.mouseMove(document, { button: 0, clientX: from + ((to - from) * step) / 8, clientY: 50 });
        pass(20);
      }
      fireEvent.mouseUp(document, { button: 0, clientX: to, clientY: 50 });
      pass(900);
    };
    drag(700, 50);
    expect(shown()).toBe('Second');
    drag(50, 700);
    expect(shown()).toBe('First');
  });

  it('that are not shown are out of reach', () => {
    show();
    press('Next slide');
    const slides = [...document.querySelectorAll('[aria-roledescription="slide"]')];
    expect(slides.map((one) => one.hasAttribute('inert'))).toEqual([true, false, true]);
  });

  it('are all in the page before it is alive, with the first one shown', () => {
    document.body.innerHTML = renderToString(page);
    expect(shown()).toBe('First');
    expect(document.body.textContent).toContain('About Third');
    document.body.innerHTML = '';
  });

  it('are announced only when they do not move by themselves', () => {
    show();
    const live = () => screen.getByRole('heading', { level: 2 }).closest('[aria-live]')?.getAttribute('aria-live');
    expect(live()).toBe('off');
    press('Pause slides');
    expect(live()).toBe('polite');
  });
});
