// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { returnPlace } from '#web/lib/session/return-place.ts';

type Paints = (entries: { getEntriesByName: () => object[] }) => void;
let tellPaints: Paints | undefined;
let visits: { type: string }[];

/** Runs the inline script as while the document is parsed. */
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
  it('fonts and the first script load only after the first contentful paint', async () => {
    await open();
    expect(fonts()).toBe('after-paint');
    expect(document.documentElement.dataset).not.toHaveProperty('notFound');
    expect(started()).toEqual([]);
    tellPaints?.({ getEntriesByName: () => [] }); // a paint without content
    expect(started()).toEqual([]);
    paint();
    expect(fonts()).toBeUndefined();
    paint();
    expect(started()).toEqual(['/assets/start.js']);
  });

  it('pressing Take Assessment before anything has loaded keeps that wish for the sign-in', async () => {
    await open();
    document.body.innerHTML = '<a href="/login">Login</a><a href="/login" data-assessment>Take Assessment</a>';
    const press = (link: string) => document.querySelector<HTMLElement>(link)?.click();
    press('a');
    expect(returnPlace()).toBeUndefined();
    press('[data-assessment]');
    expect(returnPlace()).toEqual({ path: '/quiz-selection', state: {} });
    sessionStorage.clear();
    paint(); // its listeners stay
  });

  it('an unknown address has its note from the first paint on', async () => {
    window.location.hash = '#not-found';
    await open();
    paint();
    expect(document.documentElement.dataset).toHaveProperty('notFound');
    window.location.hash = '';
    delete document.documentElement.dataset['notFound'];
  });

  it('a browser that reports no paint loads them a second after the load event', async () => {
    await open();
    window.dispatchEvent(new Event('load'));
    expect(started()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fonts()).toBeUndefined();
    expect(started()).toEqual(['/assets/start.js']);
  });
});

it.each(['reload', 'back_forward'])('a %s uses the cached fonts at once', async (type) => {
  visits = [{ type }];
  await open();
  expect(fonts()).toBeUndefined();
  expect(started()).toEqual([]);
});

it('the next page of a visit uses the fonts at once', async () => {
  await open({ from: `${location.origin}/students` });
  expect(fonts()).toBeUndefined();
  await open({ from: 'https://search.example/' });
  expect(fonts()).toBe('after-paint');
});

it('a person with a session sees no Login link first', async () => {
  await open();
  expect(document.documentElement.dataset.session).toBeUndefined();
  localStorage.setItem('CognitoIdentityServiceProvider.client.u-1.idToken', 'a.b.c');
  await open();
  expect(document.documentElement.dataset.session).toBe('kept');
});

describe('the inline style sheet', () => {
  it('the inline style sheet counts as loaded, so no island loads its file', async () => {
    await open();
    expect(sheet()?.disabled).toBe(true);
  });

  it('the file is loaded when the policy refuses the inline style sheet', async () => {
    vi.spyOn(HTMLStyleElement.prototype, 'sheet', 'get').mockReturnValue(null);
    await open();
    expect(sheet()?.disabled).toBe(false);
  });
});
