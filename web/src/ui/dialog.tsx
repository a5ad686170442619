import { X } from 'lucide-react';
import { useId, useRef, useState, type ReactNode, useEffect, type RefObject } from 'react';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { Modal } from './modal.tsx';
import * as words from '#web/lib/words/ui.ts';

interface DialogProps {
  title: string;
  isOpen: boolean;
  /** Called with `false` when the person closes it: by Escape, the close button or a press outside. Without it, only `actions` close it. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Whether there is a close button and a press outside closes it; by default for a plain dialog that can be closed. */
  isDismissable?: boolean | undefined;
  /** `alertdialog` for a dialog that requires an answer. */
  role?: 'dialog' | 'alertdialog' | undefined;
  actions?: ReactNode;
  size?: 'small' | 'large' | undefined;
  children: ReactNode;
}

/** A modal dialog, opened and closed by its parent. */
export function Dialog({ isOpen, ...rest }: DialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(dialog: Omit<DialogProps, 'isOpen'>) {
  const { title, onOpenChange, isDismissable, role = 'dialog', actions, size = 'small', children } = dialog;
  const id = useId();
  const dismissable = isDismissable ?? (role === 'dialog' && onOpenChange !== undefined);
  const close = onOpenChange && (() => onOpenChange(false));
  return (
    <Modal
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-words` : undefined}
      className={styles.backdrop}
      onClose={close}
      isDismissable={dismissable}
    >
      <div className={classNames(styles.modal, size === 'large' ? 'max-w-240' : 'max-w-120')}>
        <header className={styles.header}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {dismissable && (
            <button
              type="button"
              aria-label={words.buttons.close}
              className="m-0 -mt-1.5 -mr-2 grid size-10 flex-none cursor-pointer items-center justify-items-center rounded-sm border-0 bg-transparent p-0 text-quiet hover:bg-hover hover:text-body"
              onClick={close}
            >
              <X aria-hidden="true" size={20} />
            </button>
          )}
        </header>
        <DialogBody id={`${id}-words`}>{children}</DialogBody>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </Modal>
  );
}

/** Focusable if it overflows, so that the keyboard can scroll it. */
function DialogBody({ id, children }: { id: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const isOverflowing = useOverflowing(body);
  return (
    <div
      ref={body}
      id={id}
      className={styles.body}
      {...(isOverflowing && { tabIndex: 0, role: 'group', 'aria-label': words.content })}
    >
      {children}
    </div>
  );
}

/** Whether an element overflows, so that it scrolls. */
function useOverflowing(element: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setIsOverflowing] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setIsOverflowing(current.scrollHeight > current.clientHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isOverflowing;
}
