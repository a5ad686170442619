import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface DisclosureProps {
  label: ReactNode;
  /** Accessible name for a label without text. */
  name?: string | undefined;
  buttonClassName?: string | undefined;
  /** One of its links leads to the current page. */
  isCurrent?: boolean | undefined;
  /** Aligns the panel with the button's right end. */
  alignEnd?: boolean | undefined;
  children: ReactNode;
}

/** A button of the navigation that opens a panel of links. It closes by Escape, and by a press or focus elsewhere. */
export function Disclosure({ label, name, buttonClassName, isCurrent, alignEnd = false, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setIsOpen(false);
    const closeOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) close();
    };
    const closeOnEscape = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Escape') return;
      close();
      button.current?.focus();
    };
    const ended = new AbortController();
    document.addEventListener('pointerdown', closeOutside, ended);
    document.addEventListener('focusin', closeOutside, ended);
    document.addEventListener('keydown', closeOnEscape, ended);
    return () => ended.abort();
  }, [isOpen]);

  return (
    <div ref={root} className={alignEnd ? 'relative max-lg:static' : 'relative'}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-current={isCurrent || undefined}
        aria-controls={panelId}
        aria-label={name}
        className={buttonClassName}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </button>
      {/* On a low screen the header scrolls with the page, and so do its panels. On a narrow one the panel needs the whole width, so it is placed at the header. */}
      <div
        id={panelId}
        hidden={!isOpen}
        className={classNames(
          'absolute top-[calc(100%_+_0.5rem)] z-1 max-h-[calc(100*var(--dvh)_-_var(--header-height)_-_1rem)] w-max max-w-[min(22rem,100vw_-_2_*_var(--gutter))] min-w-[min(15rem,100vw_-_2_*_var(--gutter))] animate-[fade_var(--fast)_var(--ease-out)] overflow-y-auto rounded-md border border-line bg-surface p-2 text-body shadow-2 short:max-h-none',
          alignEnd ? 'right-0 max-lg:top-[calc(100%_+_0.25rem)] max-lg:right-(--gutter)' : '-left-3',
        )}
      >
        {children}
      </div>
    </div>
  );
}
