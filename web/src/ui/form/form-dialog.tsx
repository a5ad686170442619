import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './form-dialog.module.css';
import { Notice } from '#web/ui/notice.tsx';
import { refuseInvalid } from './refuse-invalid.ts';
import { useDiscardQuestion } from '#web/ui/use-discard-question.tsx';

interface FormDialogProps {
  title: string;
  /** On the button that sends the form. */
  action: string;
  onSubmit: () => void;
  onClose: () => void;
  isPending: boolean;
  /** What its fields do not tell: a line was removed. */
  isChanged?: boolean | undefined;
  /** Why it did not work. */
  failure?: string | undefined;
  /** Sending it again can't work either: what is left to do is to close it, and nothing that was typed is worth keeping. */
  isFinal?: boolean | undefined;
  children: ReactNode;
}

/** A form in a dialog: sent once at a time, closed by Cancel and Escape alone, which ask if something was typed. */
export function FormDialog({
  title,
  action,
  onSubmit,
  onClose,
  isPending,
  isChanged,
  failure,
  isFinal = false,
  children,
}: FormDialogProps) {
  const form = useId();
  const { close: askToClose, question, typing } = useDiscardQuestion(onClose, isChanged);
  const close = isFinal ? onClose : askToClose;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending && !isFinal && !refuseInvalid(event.currentTarget)) onSubmit();
  };
  const actions = isFinal ? (
    <Button onPress={close}>Close</Button>
  ) : (
    <>
      <Button onPress={close}>Cancel</Button>
      <Button tone="primary" type="submit" form={form} isPending={isPending}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog title={title} isOpen isDismissable={false} onOpenChange={close} actions={actions}>
      <form id={form} noValidate onSubmit={submit} className={styles.form} {...typing}>
        {failure && (
          <Notice tone="danger">
            <p>{failure}</p>
          </Notice>
        )}
        {children}
      </form>
      {question}
    </Dialog>
  );
}
