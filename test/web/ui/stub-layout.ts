import { vi } from 'vitest';

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

export const viewportPx = 800;

/** Stubs what jsdom lacks: observers, media queries and slides in a row. `vi.unstubAllGlobals` and `vi.restoreAllMocks` undo it. */
export function stubLayout({ wantsLessMotion = false } = {}): void {
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('reduced-motion') && wantsLessMotion }),
  );
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(viewportPx);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.getAttribute('role') === 'group'
      ? Array.from(this.parentElement?.children ?? []).indexOf(this) * viewportPx
      : 0;
  });
  // Browsers give '0px' for the margin, jsdom an empty text.
  const { getPropertyValue } = CSSStyleDeclaration.prototype;
  if (vi.isMockFunction(getPropertyValue)) return;
  vi.spyOn(CSSStyleDeclaration.prototype, 'getPropertyValue').mockImplementation(function (
    this: CSSStyleDeclaration,
    name,
  ) {
    return getPropertyValue.call(this, name) || (name === 'margin-right' ? '0px' : '');
  });
}

/** Makes `:focus-visible` match, as after a key press. */
export function stubKeyboardFocus(): void {
  vi.spyOn(Element.prototype, 'matches').mockImplementation((selector) => selector === ':focus-visible');
}
