import type { ElementType } from 'react';

interface RemoveScrollProps {
  as?: ElementType;
  allowPinchZoom?: boolean;
  shards?: unknown;
}

/**
 * Replaces react-remove-scroll, which Radix's dialog imports: 5 kB that watch wheels and fingers. Two lines of CSS keep the page behind
 * a dialog from scrolling instead, see dialog.module.css.
 */
export function RemoveScroll({ as: As = 'div', allowPinchZoom: _pinch, shards: _shards, ...rest }: RemoveScrollProps) {
  return <As {...rest} />;
}
