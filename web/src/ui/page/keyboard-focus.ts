import type { FocusEvent } from 'react';

/** Whether the focus was set by the keyboard; a mouse leaves the focus on whatever it pressed. */
export function isKeyboardFocus({ target }: FocusEvent): boolean {
  return target.matches(':focus-visible');
}
