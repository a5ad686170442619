// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publicPaths } from '#infra/constructs/site/page-router.ts';
import { makeReportDocument } from '#test/support/reports/make-report-document.ts';
import { renderPage } from '#web/pages/render-page.tsx';
import { hydrateIsland } from '#web/pages/hydrate-island.ts';

const files = { script: '/start.js', styles: [], reportStyles: [], opening: '' };
const complaints = vi.fn();

/** Shows a page as the build renders it. */
function open(path: string): HTMLElement[] {
  document.body.innerHTML = new DOMParser().parseFromString(
    renderPage(path, files, makeReportDocument()),
    'text/html',
  ).body.innerHTML;
  return [...document.querySelectorAll<HTMLElement>('[data-island]')];
}

beforeEach(() => {
  localStorage.clear();
  complaints.mockClear();
  vi.spyOn(console, 'error').mockImplementation(complaints);
  window.matchMedia ??= vi.fn(
    () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }) as never,
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('hydrateIsland', () => {
  it.each(publicPaths)('the islands of %s hydrate without a difference', async (path) => {
    const places = open(path);
    expect(places.length).toBeGreaterThanOrEqual(3);
    for (const place of places) {
      const dead = place.textContent;
      await act(() => hydrateIsland(place));
      expect(place.textContent).toBe(dead);
      expect(Object.keys(place).some((key) => key.startsWith('__reactContainer'))).toBe(true);
    }
    expect(complaints.mock.calls.map(([first]) => String(first).slice(0, 500))).toEqual([]);
  });

  it('an unknown island is refused', async () => {
    const [place] = open('/');
    if (place) place.dataset.island = 'no-such-island';
    await expect(hydrateIsland(place as HTMLElement)).rejects.toThrow('There is no island "no-such-island".');
  });
});
