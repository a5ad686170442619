import type { FocusEvent } from 'react';

/** Whether someone who uses the keyboard is inside; a mouse leaves the focus behind on whatever it pressed. */
export function isKeyboardFocus({ target }: FocusEvent): boolean {
  return target.matches(':focus-visible');
}
