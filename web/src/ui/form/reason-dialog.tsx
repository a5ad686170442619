import { type ReactNode, useState } from 'react';
import { adminLimits } from '#functions/contract/text-limits.ts';
import { FormDialog } from './form-dialog.tsx';
import { TextField } from './text-field.tsx';

interface ReasonDialogProps {
  /** Names the action and its object: `Deactivate coupon WELCOME50`. */
  title: string;
  /** On the button that does it. */
  action: string;
  onConfirm: (reason: string) => void;
  onClose: () => void;
  isPending: boolean;
  /** Why it did not work. */
  failure?: string | undefined;
  /** It can't work any more, whatever the reason. */
  isFinal?: boolean | undefined;
  /** What it does, and fields of its own. */
  children?: ReactNode;
}

/** Outlives the accounts of those it is about. */
export const reasonHint = 'Kept in the audit for good. Please write no names, and nothing about anyone’s health.';

/** Asks why before an action that the audit keeps. */
export function ReasonDialog({ onConfirm, children, ...dialog }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = () => {
    setIsMissing(reason.trim() === '');
    if (reason.trim() !== '') onConfirm(reason.trim());
  };
  return (
    <FormDialog {...dialog} onSubmit={submit}>
      {children}
      <TextField
        label="Reason"
        description={reasonHint}
        value={reason}
        onChange={(typed) => {
          setReason(typed);
          setIsMissing(false);
        }}
        maxLength={adminLimits.reason}
        errorMessage={isMissing ? 'Say why, so that it can be understood later.' : undefined}
      />
    </FormDialog>
  );
}
