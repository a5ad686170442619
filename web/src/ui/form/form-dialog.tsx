import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Failure } from '#web/ui/notice.tsx';
import { refuseInvalid, useFocusWrong } from './refuse-invalid.ts';
import { useConfirmDiscard } from '#web/ui/use-confirm-discard.tsx';
import { buttons } from '#web/lib/words/ui.ts';

interface FormDialogProps {
  title: string;
  /** Label of the submit button. */
  action: string;
  onSubmit: () => void;
  onClose: () => void;
  isPending?: boolean | undefined;
  /** Whether it can't be submitted yet. */
  isDisabled?: boolean | undefined;
  /** The other button, if it is not Cancel or does more than to close. */
  other?: { text: string; onPress?: () => void } | undefined;
  /** Whether something differs from the beginning; by default, whether something was typed. */
  isChanged?: boolean | undefined;
  /** Why it has failed. */
  failure?: string | undefined;
  /** A retry cannot succeed either: the dialog can only be closed, and its input is not worth keeping. */
  isFinal?: boolean | undefined;
  size?: 'large' | undefined;
  /** Stands beside the buttons, because the top of a long form may be out of view. */
  note?: ReactNode;
  /** Class of the form. */
  className?: string | undefined;
  children: ReactNode;
}

/** A form in a dialog: sent once at a time, closed only by Cancel and Escape, which ask if something was typed. */
export function FormDialog(props: FormDialogProps) {
  const { title, action, onSubmit, onClose, isPending = false, isDisabled, other = { text: buttons.cancel } } = props;
  const { isChanged, failure, isFinal = false, size, note, className = 'gap-4', children } = props;
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
    <Button onPress={close}>{buttons.close}</Button>
  ) : (
    <>
      {note}
      <Button onPress={other.onPress ?? close}>{other.text}</Button>
      <Button tone="primary" type="submit" form={form} isPending={isPending} isDisabled={isDisabled}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog title={title} size={size} isOpen isDismissable={false} onOpenChange={close} actions={actions}>
      <form id={form} noValidate onSubmit={submit} className={classNames('grid grid-cols-1', className)} {...typing}>
        <Failure of={failure} />
        {children}
      </form>
      {confirmation}
    </Dialog>
  );
}
