import { type ReactNode, useState } from 'react';
import { adminLimits } from '#functions/contract/text-limits.ts';
import { FormDialog } from './form-dialog.tsx';
import { TextField } from './text-field.tsx';
import * as words from '#web/lib/words/ui/forms.ts';

export interface ReasonDialogProps {
  /** The action and its object: `Deactivate coupon WELCOME50`. */
  title: string;
  /** Label of the button. */
  action: string;
  onConfirm: (reason: string) => void;
  onClose: () => void;
  isPending: boolean;
  /** Why it has failed. */
  failure?: string | undefined;
  /** It cannot succeed any more, whatever the reason. */
  isFinal?: boolean | undefined;
  /** Whether the further fields are right; shows what is wrong. */
  isValid?: (() => boolean) | undefined;
  /** Explains the effect, with further fields. */
  children?: ReactNode;
}

/** Asks for the reason of an action that is recorded in the audit. */
export function ReasonDialog({ onConfirm, isValid = () => true, children, ...dialog }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = () => {
    setIsMissing(reason.trim() === '');
    if (isValid() && reason.trim() !== '') onConfirm(reason.trim());
  };
  return (
    <FormDialog {...dialog} onSubmit={submit}>
      {children}
      <TextField
        label={words.reason}
        description={words.reasonHint}
        value={reason}
        onChange={(typed) => {
          setReason(typed);
          setIsMissing(false);
        }}
        maxLength={adminLimits.reason}
        errorMessage={isMissing ? words.reasonMissing : undefined}
      />
    </FormDialog>
  );
}
