// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publicPaths } from '#infra/constructs/site/page-router.ts';
import { makeReportDocument } from '#test/support/reports/make-report-document.ts';
import { renderPage } from '#web/pages/render-page.tsx';
import { hydrateIsland } from '#web/pages/hydrate-island.ts';
import { islands } from '#web/pages/islands.ts';
import { keepInput } from '#web/pages/keep-input.ts';

const files = { script: '/start.js', styles: [], reportStyles: [], opening: '' };
const complaints = vi.fn();
const fetched = vi.fn<typeof fetch>();

/** Shows a page as the build renders it. */
function open(path: string): HTMLElement[] {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = new DOMParser().parseFromString(
    renderPage(path, files, makeReportDocument()),
    'text/html',
  ).body.innerHTML;
  return [...document.querySelectorAll<HTMLElement>('[data-island]')];
}

beforeEach(() => {
  localStorage.clear();
  complaints.mockClear();
  vi.stubGlobal('fetch', fetched.mockReset().mockRejectedValue(new TypeError('no network')));
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
      await hydrateIsland(place);
      expect(place.textContent).toBe(dead);
      expect(Object.keys(place).some((key) => key.startsWith('__reactContainer'))).toBe(true);
    }
    expect(complaints.mock.calls.map(([first]) => String(first).slice(0, 500))).toEqual([]);
  });

  describe('an island that was changed before', () => {
    const form = () => document.querySelector<HTMLElement>('[data-island=contact-form]') as HTMLElement;
    const fields = () => [...form().querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]')];
    const typed = ['Asha Rao', 'Principal', 'Sunrise School', 'asha@example.com', '+91 98555 00150', 'Please call me.'];
    const values = () => fields().map(({ value }) => value);

    /** Fills the form, as a person does before it is hydrated. */
    function fill(): void {
      open('/contact');
      for (const [index, field] of fields().entries()) field.value = typed[index] ?? '';
    }

    it.each([
      ['an extension’s element beside each field', (field: Element) => field.after(document.createElement('aside'))],
      ['an extension’s field before each field', (field: Element) => field.before(document.createElement('input'))],
      [
        'a translated label',
        (field: Element) => {
          const label = field.parentElement?.querySelector('label');
          label?.replaceChildren(Object.assign(document.createElement('font'), { textContent: 'नाम' }));
        },
      ],
    ])('%s costs nothing that was typed', async (_what, change) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      fill();
      fields().forEach(change);
      const [, , , email] = fields();
      email?.focus();
      await hydrateIsland(form());
      expect(email?.isConnected).toBe(false);
      expect(values()).toEqual(typed);
      expect(document.activeElement).toBe(fields()[3]);
      // React has the values, too: it draws the form again, and they stay.
      await vi.waitFor(
        () => {
          form().querySelector<HTMLElement>('[type=submit]')?.click();
          expect(fetched).toHaveBeenCalled();
        },
        { timeout: 60_000 },
      );
      expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toMatchObject({
        name: 'Asha Rao',
        message: 'Please call me.',
      });
      expect(values()).toEqual(typed);
    });

    it('the fields that are drawn again have what was typed at once, before a person can type into them', async () => {
      fill();
      for (const field of fields()) field.after(document.createElement('aside'));
      const [old] = fields();
      let first: string[] = [];
      const drawn = new MutationObserver(() => {
        if (old?.isConnected || fields().length < typed.length) return;
        drawn.disconnect();
        first = values();
      });
      drawn.observe(form(), { childList: true, subtree: true });
      await hydrateIsland(form());
      expect(first).toEqual(typed);
    });

    it('the focus stays where the person has moved it meanwhile', () => {
      fill();
      fields()[0]?.focus();
      const returnInput = keepInput(form());
      form().replaceChildren(...[...form().children].map((child) => child.cloneNode(true)));
      const link = document.querySelector('a');
      link?.focus();
      returnInput();
      expect(document.activeElement).toBe(link);
    });

    it('an island that crashes leaves the form as it was, and starts at the next use', async () => {
      fill();
      const Crash = () => {
        throw new Error('crash');
      };
      vi.spyOn(islands, 'contact-form').mockResolvedValueOnce(Crash);
      await expect(hydrateIsland(form())).rejects.toThrow('crash');
      expect(values()).toEqual(typed);
      await hydrateIsland(form());
      expect(values()).toEqual(typed);
    });
  });

  it('an unknown island is refused', async () => {
    const [place] = open('/');
    if (place) place.dataset.island = 'no-such-island';
    await expect(hydrateIsland(place as HTMLElement)).rejects.toThrow('There is no island "no-such-island".');
  });
});
