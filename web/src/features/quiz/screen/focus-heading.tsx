import { type ReactNode, useEffect, useRef } from 'react';

interface FocusHeadingProps {
  /** Names the section around it. */
  id: string;
  className: string | undefined;
  children: ReactNode;
}

/** Takes the focus, like each new question. */
export function FocusHeading({ id, className, children }: FocusHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} id={id} tabIndex={-1} className={className}>
      {children}
    </h2>
  );
}
