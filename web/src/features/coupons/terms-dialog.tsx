import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './coupons.module.css';

interface TermsDialogProps {
  title: string;
  action: string;
  onSubmit: () => void;
  onClose: () => void;
  isPending: boolean;
  failure: string | undefined;
  children: ReactNode;
}

/** A form to make something with. */
export function TermsDialog({ title, action, onSubmit, onClose, isPending, failure, children }: TermsDialogProps) {
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) onSubmit();
  };
  const actions = (
    <>
      <Button onPress={onClose}>Cancel</Button>
      <Button tone="primary" type="submit" form={form} isPending={isPending}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog title={title} isOpen isDismissable={false} onOpenChange={onClose} actions={actions}>
      <form id={form} noValidate onSubmit={submit} className={styles.form}>
        {failure && (
          <Notice tone="danger">
            <p>{failure}</p>
          </Notice>
        )}
        {children}
      </form>
    </Dialog>
  );
}
