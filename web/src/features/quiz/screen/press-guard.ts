export interface Press {
  by: 'key' | 'touch' | 'mouse';
  key?: string | undefined;
  /** `detail` of a click: 2 for the second one of a double click. */
  clicks: number;
  /** `timeStamp` of its event. */
  at: number;
}

const doublePressMs = 300;

/**
 * Whether a press is the second half of a double press, which was meant for the previous question. A quick answer is not: a mouse
 * counts its clicks itself, and with fingers and keys only the same one again, faster than reading, is a second half.
 */
export function isDoublePress(press: Press, before: Press | undefined): boolean {
  if (press.clicks > 1) return true;
  if (!before || press.by === 'mouse' || press.by !== before.by || press.key !== before.key) return false;
  return press.at - before.at < doublePressMs;
}
