import type { ElementType } from 'react';

interface RemoveScrollProps {
  as?: ElementType;
  allowPinchZoom?: boolean;
  shards?: unknown;
}

/**
 * Takes the place of react-remove-scroll, which Radix's dialog brings along: 5 kB that watch wheels and fingers. The page behind a
 * dialog is held by two lines of CSS instead, see dialog.module.css.
 */
export function RemoveScroll({ as: As = 'div', allowPinchZoom: _pinch, shards: _shards, ...rest }: RemoveScrollProps) {
  return <As {...rest} />;
}
