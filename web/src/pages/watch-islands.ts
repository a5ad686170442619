import { didNotStart } from '#web/lib/words/island.ts';

const uses = ['pointerdown', 'keydown', 'touchstart', 'scroll', 'pointermove'] as const;
/** Delay after the page has loaded, unless it is used before: in time for the first change of slides. */
const idleAfterMs = 2_000;

/** Browsers also say where the pointer rests when a page appears below it. Nobody uses the page by that. */
function isResting(event: Event): boolean {
  return event instanceof MouseEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
}

const hydrated = new Map<HTMLElement, Promise<void>>();

/** Hydrates an island, once. */
function hydrate(place: HTMLElement): Promise<void> {
  const known = hydrated.get(place);
  if (known) return known;
  document.getElementById(failureId)?.remove(); // React does not know it
  const hydrating = import('./hydrate-island.ts').then(({ hydrateIsland }) => hydrateIsland(place));
  hydrated.set(place, hydrating);
  hydrating.then(
    () => (place.dataset.awake = ''),
    (error: unknown) => {
      console.error('A part of the page does not start', error);
      hydrated.delete(place); // the next use tries again
    },
  );
  return hydrating;
}

const islands = () => [...document.querySelectorAll<HTMLElement>('[data-island]')];

/** Hydrates all islands with this trigger, now. */
export function hydrateIslands(when: string): void {
  for (const place of islands()) if (place.dataset.when === when) void hydrate(place).catch(() => undefined);
}

/** Hydrates each island of the page at its own time. */
export function watchIslands(): void {
  hydrateAtFirstUse(() => {
    hydrateIslands('load');
    for (const place of islands()) if (place.dataset.when === 'visible') hydrateInView(place);
  });
  for (const place of islands()) watchUse(place);
}

function hydrateAtFirstUse(hydrateAll: () => void): void {
  const begin = atFirst(uses, window, hydrateAll);
  const onLoad = () => setTimeout(() => whenIdle(begin), idleAfterMs);
  if (document.readyState === 'complete') onLoad();
  else window.addEventListener('load', onLoad, { once: true });
}

/** Does the work at the first of these events. @returns a function that does it now, unless it was done. */
function atFirst(events: readonly string[], target: EventTarget, work: () => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  const begin = () => {
    if (signal.aborted) return;
    over.abort();
    work();
  };
  const onEvent = (event: Event) => isResting(event) || begin();
  for (const name of events) target.addEventListener(name, onEvent, { signal, capture: true });
  return begin;
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1_000 });
  else setTimeout(work);
}

function hydrateInView(place: HTMLElement): void {
  const inView = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      inView.disconnect();
      void hydrate(place).catch(() => undefined);
    },
    { rootMargin: '200px' },
  );
  inView.observe(place.firstElementChild ?? place); // the island element itself has no box
}

/** Replays a person's action on a sleeping island once it is hydrated. Links work without that. */
function watchUse(place: HTMLElement): void {
  if (place.dataset.when !== 'session')
    atFirst(['pointermove', 'pointerdown', 'focusin'], place, () => void hydrate(place).catch(() => undefined));
  place.addEventListener('click', (event) => {
    const { target } = event;
    replay(place, event, target instanceof Element ? target.closest<HTMLElement>('button, [role=tab]') : null);
  });
  place.addEventListener('submit', (event) => {
    replay(place, event, (event.target as HTMLFormElement).querySelector<HTMLElement>('[type=submit]'));
  });
}

function replay(place: HTMLElement, event: Event, pressed: HTMLElement | null): void {
  if ('awake' in place.dataset || !pressed) return;
  event.preventDefault();
  const kind = ['[role=tab]', '[type=submit]'].find((each) => pressed.matches(each)) ?? 'button';
  const alike = () => [...place.querySelectorAll<HTMLElement>(kind)];
  const index = alike().indexOf(pressed);
  hydrate(place).then(
    // React may have drawn the island again.
    () => (pressed.isConnected ? pressed : alike()[index])?.click(),
    () => pressed.after(failure()),
  );
}

const failureId = 'did-not-start';

function failure(): HTMLElement {
  const alert = document.createElement('p');
  alert.id = failureId;
  alert.setAttribute('role', 'alert');
  alert.className = 'text-sm font-medium text-danger';
  alert.textContent = didNotStart;
  return alert;
}
