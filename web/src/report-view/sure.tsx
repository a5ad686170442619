import type { ReactNode } from 'react';
import { documentLabels } from '#functions/domain/reports/document/document-words.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface SureProps {
  /** Whose figures, for screen readers: on a page there are several. */
  of?: string;
  children: ReactNode;
}

/** “How sure is this?”: what stands behind the figures above it, closed at first. */
export function Sure({ of, children }: SureProps) {
  return (
    <details className="mt-1 text-sm print:not-open:hidden [&_p]:my-2">
      <summary className="w-fit cursor-pointer py-1 text-link">
        <span>{documentLabels.sure}</span>
        {of !== undefined && <VisuallyHidden>{` ${of}`}</VisuallyHidden>}
      </summary>
      {children}
    </details>
  );
}
