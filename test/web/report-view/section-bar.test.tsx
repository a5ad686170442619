// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SectionBar } from '#web/report-view/section-bar.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.location.hash = '';
});

const ids = ['first', 'plan', 'method', 'record'];
/** In the column and in the bar, whose title says it, too. */
const marked = () => [
  ...new Set([...document.querySelectorAll('[aria-current], strong')].map(({ textContent }) => textContent)),
];

it('marks the first section in view, at the end the chosen one or the last, and opens the chosen one', () => {
  let tell: (entries: unknown[]) => void = () => undefined;
  const observe = vi.fn(function (callback: typeof tell) {
    tell = callback;
    return { observe: () => undefined, disconnect: () => undefined };
  });
  vi.stubGlobal('IntersectionObserver', observe);
  const see = (...ratios: number[]) =>
    tell(
      ratios.map((intersectionRatio, place) => ({
        ...{ target: document.getElementById(ids[place] ?? ''), intersectionRatio },
        isIntersecting: intersectionRatio > 0,
      })),
    );
  const texts = ids.map((id) => <section key={id} id={id} children={<details />} />);
  render([<SectionBar key="bar" sections={ids.map((id) => ({ id, title: id }))} />, ...texts]);
  expect(observe.mock.calls[0]).toMatchObject([expect.any(Function), { rootMargin: '-40% 0px 0px' }]);
  see(0.3, 0.9);
  expect(marked()).toEqual(['first']);
  see(0, 0.5, 1, 1);
  expect(marked()).toEqual(['record']);
  document.querySelector('nav details')?.setAttribute('open', '');
  window.location.hash = '#method';
  window.dispatchEvent(new Event('hashchange'));
  expect(marked()).toEqual(['method']);
  expect(document.querySelector('nav details[open]')).toBeNull();
  expect(document.querySelector('#method details')?.hasAttribute('open')).toBe(true);
  see(0, 0.5, 1, 0);
  expect(marked()).toEqual(['plan']);
});
