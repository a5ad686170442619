import { ChangeDialog, type ChangeDialogProps, useTermsUpdate } from './terms/change-dialog.tsx';
import { CreateBatchDialog } from './batches/create-batch-dialog.tsx';
import { CreateCouponDialog } from './terms/create-coupon-dialog.tsx';
import { type Terms, nameOf } from './terms/update-terms.ts';
import { UsesDialog } from './uses/uses-dialog.tsx';
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx';

export type OpenDialog =
  | { kind: 'create' | 'create-batch' }
  | { kind: 'change' | 'activation'; terms: Terms }
  | { kind: 'uses'; code: string };

interface CouponDialogsProps {
  quizId: number;
  dialog: OpenDialog | undefined;
  onClose: () => void;
  /** Called with a sentence on what was done. */
  onDone: (words: string) => void;
  /** Opens a batch that was just made, with a message if there is one. */
  onBatch: (batchId: string) => void;
}

/** The open dialog, if any. */
export function CouponDialogs({ quizId, dialog, onClose, onDone, onBatch }: CouponDialogsProps) {
  const done = (words: string) => {
    onDone(words);
    onClose();
  };
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'create':
      return (
        <CreateCouponDialog
          quizId={quizId}
          onClose={onClose}
          onCreated={({ code }) => done(`Created coupon ${code}.`)}
        />
      );
    case 'create-batch':
      return <CreateBatchDialog quizId={quizId} onClose={onClose} onCreated={({ batchId }) => onBatch(batchId)} />;
    case 'change':
      return <ChangeDialog terms={dialog.terms} onClose={onClose} onChanged={done} />;
    case 'activation':
      return <ActivationDialog terms={dialog.terms} onClose={onClose} onChanged={done} />;
    case 'uses':
      return <UsesDialog code={dialog.code} onClose={onClose} />;
  }
}

/** Deactivates active terms, and activates inactive ones. */
function ActivationDialog({ terms, onClose, onChanged }: ChangeDialogProps) {
  const { active } = terms.kind === 'coupon' ? terms.coupon : terms.batch;
  const verb = active ? 'Deactivate' : 'Reactivate';
  const { update, failure, isPending } = useTermsUpdate(terms, () => onChanged(`${verb}d ${nameOf(terms)}.`));
  return (
    <ReasonDialog
      title={`${verb} ${nameOf(terms)}`}
      action={verb}
      onConfirm={(reason) => update({ active: !active }, reason)}
      onClose={onClose}
      isPending={isPending}
      failure={failure}
    >
      <p style={{ margin: 0 }}>
        {active
          ? 'Nobody can redeem it from then on. Whoever has redeemed it and not begun yet may still begin.'
          : 'It can be redeemed again, within its window and its limit.'}
      </p>
    </ReasonDialog>
  );
}
