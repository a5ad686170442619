import type { ReactNode } from 'react';

/** A field and the buttons that answer a question; long names break. */
export function AnswerRow({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2 [&_button]:max-w-full [&_button]:text-start [&_button]:wrap-anywhere [&_button]:whitespace-normal [&>div]:min-w-0 [&>div]:flex-[0_1_18rem]">
      {children}
    </div>
  );
}
