// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ActiveQuiz } from '#functions/contract/quiz.ts';
import { facts } from '#web/lib/words/home/quiz-facts.ts';

const hydrateIsland = vi.hoisted(() => vi.fn<(place: HTMLElement) => Promise<void>>());
vi.mock('#web/pages/hydrate-island.ts', () => ({ hydrateIsland }));

const tokenKey = 'CognitoIdentityServiceProvider.client.u-1.idToken';
const island = (name: string, when: string, inside = '') =>
  `<div data-island="${name}" data-when="${when}">${inside}</div>`;
const page = [
  '<b data-lost></b><i data-quiz-fact="size"></i><i data-quiz-fact="price"></i>',
  '<a href="/login" data-assessment>Take Assessment</a><span data-this-year>1999</span>',
  island('account-menu', 'session', '<a href="/login">Login</a>'),
  island('home-hero', 'load', '<button>Next</button>'),
  island('pillar-carousel', 'visible', '<p>Five</p>'),
  island('about-tabs', 'interaction', '<button role="tab">Our Vision</button>'),
  island('contact-form', 'interaction', '<form><input name="name"><button type="submit">Send</button></form>'),
].join('');

let seen: ((entries: { isIntersecting: boolean }[]) => void) | undefined;

/** The listeners of a test's first script, which are removed after the test. */
const listeners: Parameters<typeof window.removeEventListener>[] = [];
const listen = window.addEventListener.bind(window);

/** Loads the page's first script again for this test. */
async function start(): Promise<void> {
  vi.resetModules();
  await import('#web/pages/start.ts');
}
const woken = () => hydrateIsland.mock.calls.map(([place]) => place.dataset.island);
const at = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
/** A pointer event, so many pixels from the one before. */
function pointerMove(movementX: number): MouseEvent {
  const event = new MouseEvent('pointermove', { bubbles: true });
  return Object.defineProperties(event, { movementX: { value: movementX }, movementY: { value: 0 } });
}
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  delete document.documentElement.dataset.session;
  document.body.innerHTML = page;
  hydrateIsland.mockReset().mockResolvedValue(undefined);
  seen = undefined;
  window.addEventListener = (...args: Parameters<typeof listen>) => {
    listeners.push([args[0], args[1]], [args[0], args[1], true]);
    listen(...args);
  };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof seen) {
        seen = callback;
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});
afterEach(() => {
  for (const listener of listeners.splice(0)) window.removeEventListener(...listener);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a visitor without a session', () => {
  it('links lead to the sign-in, the year is current and no island wakes', async () => {
    await start();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(at('[data-assessment]').getAttribute('href')).toBe('/login');
    expect(at('[data-this-year]').textContent).toBe(String(new Date().getFullYear()));
    expect(woken()).toEqual([]);
  });

  it('moving islands wake after an idle time, those further down when visible', async () => {
    await start();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(woken()).toEqual(['home-hero']);
    seen?.([{ isIntersecting: false }]);
    await settle();
    expect(woken()).toEqual(['home-hero']);
    seen?.([{ isIntersecting: true }]);
    await settle();
    expect(woken()).toEqual(['home-hero', 'pillar-carousel']);
  });

  it.each(['pointerdown', 'keydown', 'scroll', 'pointermove'])('a %s wakes the moving islands at once', async (use) => {
    await start();
    window.dispatchEvent(new Event(use));
    await settle();
    expect(woken()).toEqual(['home-hero']);
  });

  it('a resting pointer wakes nothing', async () => {
    await start();
    at('[data-island=about-tabs] button').dispatchEvent(pointerMove(0));
    await settle();
    expect(woken()).toEqual([]);
    window.dispatchEvent(pointerMove(3));
    await settle();
    expect(woken()).toEqual(['home-hero']);
  });
});

describe('the home page', () => {
  const quiz = { questionCount: 60, timeLimitSeconds: 1_800, price: 1_999 } as ActiveQuiz;

  it.each([
    ['the numbers of the quiz on sale', () => Response.json(quiz), [facts.size?.(quiz), facts.price?.(quiz)]],
    ['no number without a quiz', () => Response.json({ code: 'no-active-quiz' }, { status: 404 }), ['', '']],
  ])('shows %s', async (_what, reply, shown) => {
    vi.stubGlobal('fetch', async () => reply());
    await start();
    await vi.dynamicImportSettled();
    await settle();
    expect([...document.querySelectorAll('[data-quiz-fact]')].map((place) => place.textContent)).toEqual(shown);
  });

  it.each([
    ['/no/such-page', '/no/such-page'],
    ['/Call 5550 now', ''],
  ])('says of the unknown address %s only what can be a path', async (from, shown) => {
    window.history.replaceState(null, '', `/?from=${encodeURIComponent(from)}`);
    await start();
    expect(at('[data-lost]').textContent).toBe(shown);
    window.history.replaceState(null, '', '/');
  });
});

describe('a person with a session', () => {
  it('links lead to the quiz selection and the account menu wakes at once', async () => {
    localStorage.setItem(tokenKey, 'a.b.c');
    await start();
    await settle();
    expect(at('[data-assessment]').getAttribute('href')).toBe('/quiz-selection');
    expect(document.documentElement.dataset.session).toBe('kept');
    expect(woken()).toEqual(['account-menu']);
  });

  it('a sign-in in another tab updates links and menu', async () => {
    await start();
    localStorage.setItem(tokenKey, 'a.b.c');
    window.dispatchEvent(new StorageEvent('storage'));
    await settle();
    expect(at('[data-assessment]').getAttribute('href')).toBe('/quiz-selection');
    expect(woken()).toEqual(['account-menu']);
  });
});

describe('a sleeping island', () => {
  it('a press wakes the island once and is replayed to it', async () => {
    let wakeUp = () => {};
    hydrateIsland.mockReturnValue(new Promise((done) => (wakeUp = done)));
    await start();
    const pressed = vi.fn();
    const tab = at('[role=tab]');
    tab.click();
    await settle();
    expect(woken()).toEqual(['about-tabs']);
    tab.addEventListener('click', pressed); // as React does when it is there
    wakeUp();
    await settle();
    expect(pressed).toHaveBeenCalledOnce();
    tab.click();
    expect(pressed).toHaveBeenCalledTimes(2);
    await settle();
    expect(hydrateIsland).toHaveBeenCalledOnce();
  });

  it('focus wakes the island', async () => {
    await start();
    at('input').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    await settle();
    expect(woken()).toEqual(['contact-form']);
  });

  it('a sleeping form is sent by its island, not by the browser', async () => {
    await start();
    const sent = vi.fn();
    at('form [type=submit]').addEventListener('click', sent);
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    at('form').dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    await settle();
    expect(sent).toHaveBeenCalledOnce();
  });

  it.each([
    ['a press on a tab', 'about-tabs', '[role=tab]'],
    ['the sending of a form', 'contact-form', '[type=submit]'],
  ])('%s reaches the island that React has drawn again', async (_what, name, selector) => {
    const pressed = vi.fn();
    hydrateIsland.mockImplementation(async (place) => {
      place.innerHTML = String(place.innerHTML);
      place.querySelector(selector)?.addEventListener('click', pressed);
    });
    await start();
    at(`[data-island=${name}] ${selector}`).click();
    await settle();
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('a form whose island does not start keeps its input and says that it was not sent', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    hydrateIsland.mockRejectedValueOnce(new TypeError('no network'));
    await start();
    const field = at('input') as HTMLInputElement;
    field.value = 'Asha Rao';
    at('form [type=submit]').click();
    await settle();
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
    expect(at('form [role=alert]').textContent).toBe('An error occurred. Please try again later.');
    expect(field.value).toBe('Asha Rao');
    // React must not find an element that it does not know.
    hydrateIsland.mockImplementation(async (place) => expect(place.querySelector('[role=alert]')).toBeNull());
    at('form [type=submit]').click();
    await settle();
    expect(woken()).toEqual(['contact-form', 'contact-form']);
    expect('awake' in at('[data-island=contact-form]').dataset).toBe(true);
  });

  it('links of a sleeping island work without waking it', async () => {
    await start();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    at('[data-island=account-menu] a').addEventListener('click', (event) => event.preventDefault());
    at('[data-island=account-menu] a').dispatchEvent(click);
    await settle();
    expect(woken()).toEqual([]);
  });
});
