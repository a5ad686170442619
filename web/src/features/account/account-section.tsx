import { type ReactNode, useId } from 'react';

export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="mt-12 grid grid-cols-1 justify-items-start gap-4 [&_h2]:m-0 [&_h2]:text-2xl [&>p]:m-0"
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}

/** An error message that screen readers announce at once. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="m-0 text-sm font-medium text-danger">
      {children}
    </p>
  );
}
