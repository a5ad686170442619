interface StatusMarkProps {
  /** Colour of the dot, which only repeats the meaning of the word. */
  tone: 'success' | 'info' | 'warning' | 'danger' | 'quiet';
  children: string;
}

/** A status in a word, with a dot. */
export function StatusMark({ tone, children }: StatusMarkProps) {
  return (
    <span
      className="inline-flex items-center gap-[0.45em] whitespace-nowrap before:size-[0.6em] before:rounded-[50%] before:bg-line-strong before:content-[''] data-[tone=danger]:before:bg-danger data-[tone=info]:before:bg-info data-[tone=success]:before:bg-success data-[tone=warning]:before:bg-warning"
      data-tone={tone}
    >
      {children}
    </span>
  );
}
