/**
 * Runs in the page, so it may use nothing from outside. What cannot be read or reached on a screen of this size: what lies beside
 * it, parts that scroll sideways without being the region of a table, and text that is cut off.
 */
export function lostOnScreen(): string[] {
  const found = new Set<string>();
  const { innerWidth: width, innerHeight: height } = window;
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) found.add(`${scrollWidth - width} px to scroll sideways`);

  for (const element of document.body.querySelectorAll('*')) {
    const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowX);
    if (scrolls && element.scrollWidth > element.clientWidth + 1 && !isUnseen(element) && !isTableRegion(element))
      found.add(`${nameOf(element)} scrolls sideways`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const element = text.parentElement;
    if (element && text.nodeValue?.trim() && !isUnseen(element) && isCut(text, element))
      found.add(`${nameOf(element)} is cut off`);
  }
  return [...found];

  function nameOf(element: Element): string {
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
    return `<${element.tagName.toLowerCase()}> "${words}"`;
  }

  function isUnseen(element: Element): boolean {
    return (
      element.closest('[aria-hidden="true"], [inert], option, noscript') !== null ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  }

  function isTableRegion(element: Element): boolean {
    return element.matches('[role="region"][tabindex="0"][aria-label]') && element.querySelector('table') !== null;
  }

  /** Whether a part of it lies where nobody can scroll to. What is for screen readers alone, or is shortened to some lines, is cut on purpose. */
  function isCut(text: Node, element: Element): boolean {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom, width: breadth } = range.getBoundingClientRect();
    if (breadth === 0) return false;
    let [sideways, down] = [true, true];
    let cut = false;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { clipPath, overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(box);
      if (clipPath === 'inset(50%)' || webkitLineClamp !== 'none') return false;
      if (/auto|scroll/.test(overflowX)) sideways = false;
      if (/auto|scroll/.test(overflowY)) down = false;
      const edge = box.getBoundingClientRect();
      const hides = (overflow: string) => /hidden|clip/.test(overflow);
      if (sideways && hides(overflowX) && (right > edge.right + 1 || left < edge.left - 1)) cut = true;
      if (down && hides(overflowY) && (bottom > edge.bottom + 1 || top < edge.top - 1)) cut = true;
      if (position === 'fixed' && down && (bottom > height + 1 || top < -1)) cut = true;
    }
    return cut || left < -1;
  }
}

/** Runs in the page, too. What is wrong with the two controls that a quiz always shows: out of the view, or on an option. */
export function coveredInQuiz(): string[] {
  const found = new Set<string>();
  const main = document.querySelector('main');
  const clock = document.querySelector('[role="timer"]');
  if (!main || !clock) return [];
  const end = [...document.querySelectorAll('main ~ footer button')].find(
    ({ textContent }) => textContent === 'End Assessment',
  );
  const controls = { 'Time Left': clock.parentElement, 'End Assessment': end };
  const isModal = document.querySelector('dialog:modal') !== null;
  const options = [...main.querySelectorAll<HTMLElement>('ol button')];
  const focused = document.activeElement;
  for (const part of [0, 0.5, 1]) {
    main.scrollTop = part * main.scrollHeight;
    for (const [name, control] of Object.entries(controls))
      if (!control || !isWhole(control)) found.add(`${name} is not in view`);
  }
  if (!isModal)
    for (const [place, option] of options.entries()) {
      option.focus();
      if (!isClear(option)) found.add(`option ${place + 1} is covered while it has the focus`);
    }
  if (focused instanceof HTMLElement) focused.focus();
  const share = main.clientHeight / window.innerHeight;
  if (share < 0.4) found.add(`the question has ${Math.round(share * 100)} % of the screen`);
  return [...found];

  function isWhole(control: Element): boolean {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
    return isInside && (isModal || isClear(control));
  }

  /** Whether nothing lies on what is in view of it, and something is. */
  function isClear(element: Element): boolean {
    const box = element.getBoundingClientRect();
    const frame = element.closest('main')?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
    const top = Math.max(box.top, frame.top) + 3;
    const bottom = Math.min(box.bottom, frame.bottom) - 3;
    if (bottom - top < 12) return false;
    const x = (box.left + box.right) / 2;
    const y = (top + bottom) / 2;
    // Not at the corners: they are round.
    const points = [
      [x, y],
      [x, top],
      [x, bottom],
      [box.left + 8, y],
      [box.right - 8, y],
    ] as const;
    return points.every((point) => element.contains(document.elementFromPoint(...point)));
  }
}
