import type { ReactNode } from 'react';

/** An error message that screen readers announce at once. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="m-0 text-sm font-medium text-danger">
      {children}
    </p>
  );
}
