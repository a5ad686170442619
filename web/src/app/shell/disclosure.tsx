import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  label: ReactNode;
  /** Accessible name for a label without text. */
  name?: string | undefined;
  buttonClassName?: string | undefined;
  /** Aligns the panel with the button's right end. */
  alignEnd?: boolean | undefined;
  children: ReactNode;
}

/** A button of the navigation that opens a panel of links. It closes by Escape, and by a press or focus elsewhere. */
export function Disclosure({ label, name, buttonClassName, alignEnd = false, children }: DisclosureProps) {
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
    <div ref={root} className="relative max-lg:has-[>[data-align=end]]:static">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={name}
        className={buttonClassName}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </button>
      <div id={panelId} hidden={!isOpen} className={styles.panel} data-align={alignEnd ? 'end' : 'start'}>
        {children}
      </div>
    </div>
  );
}
