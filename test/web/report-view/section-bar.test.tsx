// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SectionBar } from '#web/report-view/section-bar.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.location.hash = '';
});

const sections = ['first', 'plan', 'method', 'record'].map((id) => ({ id, title: id }));

/** The page with an observer that says what the test says: how much of each section is in view. */
function show() {
  let tell: (entries: unknown[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  render(
    <>
      <SectionBar sections={sections} />
      {sections.map(({ id }) => (
        <section key={id} id={id}>
          <details />
        </section>
      ))}
    </>,
  );
  const see = (ratios: Record<string, number>) =>
    act(() =>
      tell(
        Object.entries(ratios).map(([id, ratio]) => ({
          target: document.getElementById(id),
          isIntersecting: ratio > 0,
          intersectionRatio: ratio,
        })),
      ),
    );
  // In the column and in the bar, whose title says it, too.
  const marked = () => [
    ...new Set([...document.querySelectorAll('[aria-current], strong')].map(({ textContent }) => textContent)),
  ];
  return { see, marked };
}

it('the first section in view is marked, at the end the last one', () => {
  const { see, marked } = show();
  see({ first: 0.3, plan: 0.9 });
  expect(marked()).toEqual(['first']);
  see({ first: 0 });
  expect(marked()).toEqual(['plan']);
  see({ method: 1, record: 1 });
  expect(marked()).toEqual(['record']);
});

it('a chosen section is opened, and marked although it never gets far up', () => {
  const { see, marked } = show();
  see({ plan: 0.5, method: 1, record: 1 });
  act(() => {
    window.location.hash = '#method';
    window.dispatchEvent(new Event('hashchange'));
  });
  expect(marked()).toEqual(['method']);
  expect(document.querySelector('#method details')?.hasAttribute('open')).toBe(true);
});
