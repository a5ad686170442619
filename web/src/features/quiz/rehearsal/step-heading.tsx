import { type ReactNode, useEffect, useRef } from 'react';

/** Takes the focus, like each new question. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2
      ref={heading}
      id="step"
      tabIndex={-1}
      className="mx-0 mt-0 mb-3 font-display text-2xl/snug font-medium outline-none flat:text-xl"
    >
      {children}
    </h2>
  );
}
