import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Failure } from '#web/ui/notice.tsx';
import { refuseInvalid, useFocusWrong } from './refuse-invalid.ts';
import { useConfirmDiscard } from '#web/ui/use-confirm-discard.tsx';

interface FormDialogProps {
  title: string;
  /** Label of the submit button. */
  action: string;
  onSubmit: () => void;
  onClose: () => void;
  isPending: boolean;
  /** A change that the form's fields do not show: a line was removed. */
  isChanged?: boolean | undefined;
  /** Why it has failed. */
  failure?: string | undefined;
  /** A retry cannot succeed either: the dialog can only be closed, and its input is not worth keeping. */
  isFinal?: boolean | undefined;
  children: ReactNode;
}

/** A form in a dialog: sent once at a time, closed only by Cancel and Escape, which ask if something was typed. */
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
  const focusWrong = useFocusWrong();
  const { close: askToClose, confirmation, typing } = useConfirmDiscard(onClose, isChanged);
  const close = isFinal ? onClose : askToClose;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending || isFinal || refuseInvalid(event.currentTarget)) return;
    onSubmit();
    focusWrong(event.currentTarget);
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
      <form id={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4" {...typing}>
        <Failure of={failure} />
        {children}
      </form>
      {confirmation}
    </Dialog>
  );
}
