import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Failure } from './notice.tsx';
import { buttons } from '#web/lib/words/ui.ts';

interface ConfirmDialogProps {
  /** The question: `Archive quiz 3?` */
  title: string;
  /** Label of the button; without one, the dialog can only be cancelled. */
  action: string | undefined;
  onConfirm: () => void;
  /** Called at Escape. */
  onClose: () => void;
  /** Label of the other button. */
  cancel?: string | undefined;
  /** By default it closes the dialog. */
  onCancel?: (() => void) | undefined;
  /** A button between the two. */
  third?: ReactNode;
  tone?: 'primary' | 'danger' | undefined;
  isPending?: boolean | undefined;
  /** Why it has failed. */
  failure?: string | undefined;
  /** Explains the effect. */
  children: ReactNode;
}

/** Asks before something is done. A press outside is no answer. */
export function ConfirmDialog({ title, action, onConfirm, onClose, ...rest }: ConfirmDialogProps) {
  const { cancel = buttons.cancel, onCancel = onClose, third, tone = 'primary', isPending, failure, children } = rest;
  const actions = (
    <>
      <Button onPress={onCancel}>{cancel}</Button>
      {third}
      {action !== undefined && (
        <Button tone={tone} isPending={isPending} onPress={onConfirm}>
          {action}
        </Button>
      )}
    </>
  );
  return (
    <Dialog role="alertdialog" title={title} isOpen onOpenChange={onClose} actions={actions}>
      <Failure of={failure} />
      {children}
    </Dialog>
  );
}
