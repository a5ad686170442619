import type { ReactNode } from 'react';

interface VisuallyHiddenProps {
  elementType?: 'span' | 'h1' | 'h2' | 'p' | 'caption' | undefined;
  children: ReactNode;
}

/** For screen readers only. */
export function VisuallyHidden({ elementType: Element = 'span', children }: VisuallyHiddenProps) {
  return <Element className="sr-only">{children}</Element>;
}
