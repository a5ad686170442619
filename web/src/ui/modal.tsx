import { type DialogHTMLAttributes, type ReactNode, type SyntheticEvent, useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

interface ModalProps extends Pick<
  DialogHTMLAttributes<HTMLDialogElement>,
  'role' | 'aria-label' | 'aria-labelledby' | 'aria-describedby'
> {
  className: string | undefined;
  /** Called at Escape. Without it, only what is inside closes the dialog. */
  onClose?: (() => void) | undefined;
  /** Whether a press beside the content closes it, too. */
  isDismissable: boolean;
  children: ReactNode;
}

/**
 * The browser's modal dialog, open as long as it is rendered. It covers the window with its backdrop; its content has the room in the
 * middle. Its focus returns to the element that had it before.
 */
export function Modal({ onClose, isDismissable, children, ...rest }: ModalProps) {
  // The content is rendered once the dialog is open, because a closed one lets nothing in it take the focus.
  const [isShown, setIsShown] = useState(false);
  const pressed = useRef<EventTarget>(null);
  const show = useCallback((dialog: HTMLDialogElement) => {
    const opener = document.activeElement;
    dialog.showModal();
    dialog.focus();
    setIsShown(true);
    return () => {
      dialog.close();
      // A dialog that opened this one may be closed already: then its own opener has the focus.
      if (opener instanceof HTMLElement && !opener.closest('dialog:not([open])')) opener.focus();
    };
  }, []);
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file field in it has such an event, too.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose?.();
  };
  // Chromium closes a dialog at a second Escape without asking.
  const reopen = ({ currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) => {
    if (!dialog.isConnected || dialog.open) return;
    dialog.showModal();
    dialog.focus();
    onClose?.();
  };
  return createPortal(
    // The keyboard closes it with Escape.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...rest}
      ref={show}
      tabIndex={-1}
      closedby={onClose ? 'closerequest' : 'none'}
      onCancel={onCancel}
      onClose={reopen}
      // A selection of text may begin inside and end outside.
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={({ target, currentTarget }) => {
        if (isDismissable && target === currentTarget && pressed.current === target) onClose?.();
      }}
    >
      {isShown && children}
    </dialog>,
    document.body,
  );
}
