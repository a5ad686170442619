// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Paints = (entries: { getEntriesByName: () => object[] }) => void;
let tellPaints: Paints | undefined;
let visits: { type: string }[];

/** Runs the inline script as in a document that was just parsed up to it. */
async function open({ from = '' } = {}): Promise<void> {
  document.head.innerHTML =
    '<style data-address="/assets/site.css">p{color:red}</style><script data-start="/assets/start.js"></script>';
  document.documentElement.dataset.fonts = 'after-paint';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(document.querySelector('script'));
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(from);
  vi.resetModules();
  await import('#web/pages/opening.ts');
}
const paint = () => tellPaints?.({ getEntriesByName: () => [{}] });
const fonts = () => document.documentElement.dataset.fonts;
const started = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map((script) => script.getAttribute('src'));
const sheet = () => document.querySelector<HTMLLinkElement>('link[rel="stylesheet"][href="/assets/site.css"]');

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  delete document.documentElement.dataset.session;
  visits = [{ type: 'navigate' }];
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: Paints) {
        tellPaints = callback;
      }
      observe = vi.fn();
    },
  );
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => visits as unknown as PerformanceEntryList);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a first visit', () => {
  it('requests fonts and the first script only when the words are painted', async () => {
    await open();
    expect(fonts()).toBe('after-paint');
    expect(started()).toEqual([]);
    tellPaints?.({ getEntriesByName: () => [] }); // a paint without content
    expect(started()).toEqual([]);
    paint();
    expect(fonts()).toBeUndefined();
    paint();
    expect(started()).toEqual(['/assets/start.js']);
  });

  it('does not wait for ever in a browser that does not tell when it paints', async () => {
    await open();
    window.dispatchEvent(new Event('load'));
    expect(started()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fonts()).toBeUndefined();
    expect(started()).toEqual(['/assets/start.js']);
  });
});

it.each(['reload', 'back_forward'])('a %s uses the fonts at once: they are in the cache', async (type) => {
  visits = [{ type }];
  await open();
  expect(fonts()).toBeUndefined();
  expect(started()).toEqual([]);
});

it('the next page of a visit uses the fonts at once, too', async () => {
  await open({ from: `${location.origin}/students` });
  expect(fonts()).toBeUndefined();
  await open({ from: 'https://search.example/' });
  expect(fonts()).toBe('after-paint');
});

it('someone with a session is shown no Login link first', async () => {
  await open();
  expect(document.documentElement.dataset.session).toBeUndefined();
  localStorage.setItem('CognitoIdentityServiceProvider.client.u-1.idToken', 'a.b.c');
  await open();
  expect(document.documentElement.dataset.session).toBe('kept');
});

describe('the style sheet in the page', () => {
  it('is named as loaded, so that no island loads it again', async () => {
    await open();
    expect(sheet()?.disabled).toBe(true);
  });

  it('is loaded from its file when the policy is of another release and refuses it', async () => {
    vi.spyOn(HTMLStyleElement.prototype, 'sheet', 'get').mockReturnValue(null);
    await open();
    expect(sheet()?.disabled).toBe(false);
  });
});
