import { ActivationDialog, ChangeDialog, type Terms } from './terms/terms-dialogs.tsx';
import { CreateBatchDialog } from './batches/create-batch-dialog.tsx';
import { CreateCouponDialog } from './terms/create-coupon-dialog.tsx';
import { UsesDialog } from './uses/uses-dialog.tsx';

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
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'create':
      return (
        <CreateCouponDialog
          quizId={quizId}
          onClose={onClose}
          onCreated={({ code }) => {
            onDone(`Created coupon ${code}.`);
            onClose();
          }}
        />
      );
    case 'create-batch':
      return <CreateBatchDialog quizId={quizId} onClose={onClose} onCreated={({ batchId }) => onBatch(batchId)} />;
    case 'change':
      return <ChangeDialog terms={dialog.terms} onClose={onClose} onChanged={onDone} />;
    case 'activation':
      return <ActivationDialog terms={dialog.terms} onClose={onClose} onChanged={onDone} />;
    case 'uses':
      return <UsesDialog code={dialog.code} onClose={onClose} />;
  }
}
