import { mayBeSignedIn } from '#web/lib/session/session-hint.ts';
import { storeWantedPage } from '#web/lib/session/wanted-page.ts';

// Stands inline in the head of every public page, so its text may not depend on the page: the security policy names its hash.
// The words of a page are painted first; only then are the fonts and the first script requested, which would compete with them.

/** The paint is waited for at most so long after the page has loaded: some browsers do not tell when they paint. */
const withoutPaintMs = 1_000;

const root = document.documentElement;
const { start = '' } = document.currentScript?.dataset ?? {};

/** Whether the person comes from another page of the site, or loads it again, so that the fonts are in the browser's cache. */
function hasFonts(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (
    document.referrer.startsWith(`${location.origin}/`) || visit?.type === 'reload' || visit?.type === 'back_forward'
  );
}

function showFonts(): void {
  delete root.dataset.fonts;
}

/**
 * Names the inline sheets as loaded to the loader of the islands: a browser requests no disabled sheet. While a release goes online,
 * the security policy may be older or newer than the document; then the browser refuses the inline sheet, and the file is loaded.
 */
function nameStyles(): void {
  for (const { sheet, dataset } of document.querySelectorAll('style')) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.disabled = sheet !== null;
    link.href = dataset.address ?? '';
    document.head.append(link);
  }
}

function loadStart(): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = start;
  document.head.append(script);
}

function afterFirstPaint(then: () => void): void {
  let isOver = false;
  const begin = () => {
    if (!isOver) then();
    isOver = true;
  };
  window.addEventListener('load', () => setTimeout(begin, withoutPaintMs), { once: true });
  const paints = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) begin();
  });
  paints.observe({ type: 'paint', buffered: true });
}

// The session's menu and the note about an unknown address have their room from the first paint on.
if (mayBeSignedIn()) root.dataset.session = 'kept';
if (location.hash === '#not-found') root.dataset.notFound = '';
// The sign-in returns to the home page, which leads on to what the person wanted.
window.addEventListener('click', ({ target }) => {
  const isWish = target instanceof Element && target.closest('[data-assessment][href="/login"]');
  if (isWish) storeWantedPage('/quiz-selection');
});
nameStyles();
if (hasFonts()) showFonts();
afterFirstPaint(() => {
  showFonts();
  loadStart();
});
