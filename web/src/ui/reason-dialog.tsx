import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';
import { TextField } from './text-field.tsx';

interface ReasonDialogProps {
  /** Names the act and its object: `Deactivate coupon WELCOME50`. */
  title: string;
  /** On the button that does it. */
  action: string;
  onConfirm: (reason: string) => void;
  onClose: () => void;
  isPending: boolean;
  /** Why it did not work. */
  failure?: string | undefined;
  /** What it does, and fields of its own. */
  children?: ReactNode;
}

/** Asks why before an act that the audit keeps. */
export function ReasonDialog({ title, action, onConfirm, onClose, isPending, failure, children }: ReasonDialogProps) {
  const form = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setIsMissing(reason.trim() === '');
    if (reason.trim() !== '') onConfirm(reason.trim());
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
      <form id={form} noValidate onSubmit={submit} style={{ display: 'grid', gap: 'var(--space-4)' }}>
        {failure && (
          <Notice tone="danger">
            <p>{failure}</p>
          </Notice>
        )}
        {children}
        <TextField
          label="Reason"
          description="Kept in the audit."
          value={reason}
          onChange={(typed) => {
            setReason(typed);
            setIsMissing(false);
          }}
          maxLength={500}
          errorMessage={isMissing ? 'Say why, so that it can be understood later.' : undefined}
        />
      </form>
    </Dialog>
  );
}
