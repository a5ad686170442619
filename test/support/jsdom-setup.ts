import { configure, getConfig } from '@testing-library/react';

const { asyncWrapper } = getConfig();
const nextTask = setImmediate;
/** React runs effects in a task after it has changed the page. A test that has found an element goes on after them. */
const untilEffects = () => new Promise((resolve) => nextTask(() => nextTask(resolve)));
configure({
  // A test waits for what it expects, however slow the machine is.
  asyncUtilTimeout: 60_000,
  asyncWrapper: (work) =>
    asyncWrapper(async () => {
      const result: unknown = await work();
      await untilEffects();
      return result;
    }) as Promise<unknown>,
});

// jsdom's `performance` has no entries. On the prototype, because fake timers replace the object.
if (typeof Performance !== 'undefined') Performance.prototype.getEntriesByType ??= () => [];

/** The open modal dialogs, the topmost last, each with what it hides from screen readers. */
const modals = new Map<HTMLDialogElement, Element[]>();

// jsdom knows the dialog element, but cannot open it.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
    const others = [...document.body.children].filter((one) => !one.contains(this) && !one.ariaHidden);
    for (const other of others) other.ariaHidden = 'true';
    modals.set(this, others);
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
    for (const other of modals.get(this) ?? []) other.ariaHidden = null;
    modals.delete(this);
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    const top = [...modals.keys()].filter(({ isConnected }) => isConnected).at(-1);
    if (key !== 'Escape' || defaultPrevented || !top || top.getAttribute('closedby') === 'none') return;
    if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
  });
}
