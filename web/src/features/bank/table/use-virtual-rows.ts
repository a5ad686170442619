import {
  defaultRangeExtractor,
  measureElement,
  observeElementRect,
  type Rect,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useState } from 'react';

type TableVirtualizer = Virtualizer<HTMLDivElement, HTMLTableRowElement>;

/** Height of a line with two lines of text. */
const usualHeight = 53;
/** Size before the layout: renders a screenful at once. */
const usualRect: Rect = { width: 1000, height: 800 };
const overscan = 8;

const observeRect = (table: TableVirtualizer, tell: (rect: Rect) => void) =>
  observeElementRect(table, (rect) => tell(rect.height > 0 ? rect : usualRect));
const measure = (line: HTMLTableRowElement, entry: ResizeObserverEntry | undefined, table: TableVirtualizer) =>
  measureElement(line, entry, table) || usualHeight;

export type TablePart = { index: number } | { gap: number };

/** Chooses the lines of a long table to render, and the gaps between them. The line with the focus is always rendered. */
export function useVirtualRows(scroller: RefObject<HTMLDivElement | null>, keys: readonly string[]) {
  const [focusedKey, setFocusedKey] = useState<string>();
  const table = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: keys.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    getItemKey: (index) => keys[index] ?? index,
    initialRect: usualRect,
    observeElementRect: observeRect,
    measureElement: measure,
    useFlushSync: false,
    overscan,
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      const focused = focusedKey === undefined ? -1 : keys.indexOf(focusedKey);
      return focused < 0 || drawn.includes(focused) ? drawn : [...drawn, focused].sort((a, b) => a - b);
    },
  });

  const parts: TablePart[] = [];
  let end = 0;
  for (const item of table.getVirtualItems()) {
    if (item.start > end) parts.push({ gap: item.start - end });
    parts.push({ index: item.index });
    end = item.end;
  }
  if (table.getTotalSize() > end) parts.push({ gap: table.getTotalSize() - end });

  return {
    parts,
    measure: table.measureElement,
    toTop: () => table.scrollToOffset(0),
    onFocus: ({ target }: FocusEvent) => setFocusedKey(target.closest('tr')?.dataset['key']),
    onBlur: () => setFocusedKey(undefined),
  };
}
