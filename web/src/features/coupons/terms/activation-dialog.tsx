import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx';
import { type ChangeDialogProps, useTermsUpdate } from './change-dialog.tsx';
import { nameOf } from './update-terms.ts';

/** Deactivates what is active, and the other way round. */
export function ActivationDialog({ terms, onClose, onChanged }: ChangeDialogProps) {
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
