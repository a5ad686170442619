import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { useOverflowing } from './use-overflowing.ts';

interface DialogProps {
  title: string;
  isOpen: boolean;
  /** Called with `false` when the person closes it: by Escape, the close button or a press outside. Without it, only `actions` close it. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Whether there is a close button and a press outside closes it; by default where a plain dialog can be closed. */
  isDismissable?: boolean | undefined;
  /** `alertdialog` for what must be answered. */
  role?: 'dialog' | 'alertdialog' | undefined;
  actions?: ReactNode;
  size?: 'small' | 'large' | undefined;
  children: ReactNode;
}

/** A modal dialog, opened and closed by its parent. */
export function Dialog({
  title,
  isOpen,
  onOpenChange,
  isDismissable,
  role = 'dialog',
  actions,
  size = 'small',
  children,
}: DialogProps) {
  const dismissable = isDismissable ?? (role === 'dialog' && onOpenChange !== undefined);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => onOpenChange?.(open)}
      isDismissable={dismissable}
      isKeyboardDismissDisabled={onOpenChange === undefined}
      className={styles.backdrop ?? ''}
    >
      <Modal className={classNames(styles.modal, styles[size])}>
        <AriaDialog role={role} className={styles.dialog ?? ''}>
          <header className={styles.header}>
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {title}
            </Heading>
            {dismissable && (
              <Button slot="close" aria-label="Close" className={styles.close ?? ''}>
                <X aria-hidden="true" size={20} />
              </Button>
            )}
          </header>
          <DialogBody>{children}</DialogBody>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Takes the focus where it scrolls, so that the keyboard can scroll it. */
function DialogBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const isOverflowing = useOverflowing(body);
  return (
    <div
      ref={body}
      className={styles.body}
      {...(isOverflowing && { tabIndex: 0, role: 'group', 'aria-label': 'Content' })}
    >
      {children}
    </div>
  );
}
