import { type BatchView, updateCouponBatch } from '#functions/contract/admin/coupons/coupon-batches.ts';
import { type CouponView, updateCoupon } from '#functions/contract/admin/coupons/coupons.ts';
import { call } from '#web/lib/api-client.ts';
import { useForm } from '#web/lib/use-form.ts';
import { CommandDialog } from '#web/ui/form/command-dialog.tsx';
import { couponsKey } from '../coupon-queries.ts';
import { limitOf, newDraft, type TermsDraft, TermsFields } from './terms-fields.tsx';

/** The time limit of a change to a batch, longer than usual, because up to a thousand codes are written one by one. */
export const bulkTimeLimitMs = 29_000;

/** A coupon or a batch, as in lists. */
export type Terms = { kind: 'coupon'; coupon: CouponView } | { kind: 'batch'; batch: BatchView };

/** The terms that a person changes, as they saw them: not as they are loaded meanwhile. */
export interface OpenTerms {
  kind: 'change' | 'activation';
  terms: Terms;
}

interface TermsDialogProps extends OpenTerms {
  onClose: () => void;
  /** Called with a sentence on what was done. */
  onChanged: (words: string) => void;
}

/** Changes a coupon or a batch. */
export function TermsDialog({ kind, ...dialog }: TermsDialogProps) {
  return kind === 'change' ? <ChangeDialog {...dialog} /> : <ActivationDialog {...dialog} />;
}

/** Window, discount, limit and label of a coupon or a batch. */
function ChangeDialog({ terms, onClose, onChanged }: Omit<TermsDialogProps, 'kind'>) {
  const { draft, issues, change, read } = useForm((): TermsDraft => {
    const { label = '', validFrom, validUntil, discountPercentage } = commonOf(terms);
    const { maxUses = NaN } = terms.kind === 'coupon' ? terms.coupon : {};
    return { ...newDraft(0), label, validFrom, validUntil, discountPercentage, maxUses };
  });
  const body = (reason: string) => ({ ...bodyOf(terms), ...draft, maxUses: limitOf(draft), reason });
  return (
    <CommandDialog
      title={`Change ${nameOf(terms)}`}
      action="Save changes"
      // The reason has its own message.
      isValid={() => read<unknown>(schemaOf(terms), body('given')) !== undefined}
      send={(reason) => update(terms, body(reason))}
      onDone={() => onChanged(`Changed ${nameOf(terms)}.`)}
      onClose={onClose}
      reloads={[couponsKey]}
    >
      <p className="m-0">Whoever has redeemed it before keeps what they were given.</p>
      <TermsFields isBatch={terms.kind === 'batch'} draft={draft} issues={issues} onChange={change} />
    </CommandDialog>
  );
}

/** Deactivates active terms, and activates inactive ones. */
function ActivationDialog({ terms, onClose, onChanged }: Omit<TermsDialogProps, 'kind'>) {
  const { active } = commonOf(terms);
  const verb = active ? 'Deactivate' : 'Reactivate';
  return (
    <CommandDialog
      title={`${verb} ${nameOf(terms)}`}
      action={verb}
      send={(reason) => update(terms, { ...bodyOf(terms), active: !active, reason })}
      onDone={() => onChanged(`${verb}d ${nameOf(terms)}.`)}
      onClose={onClose}
      reloads={[couponsKey]}
    >
      <p className="m-0">
        {active
          ? 'Nobody can redeem it from then on. Whoever has redeemed it and not begun yet may still begin.'
          : 'It can be redeemed again, within its window and its limit.'}
      </p>
    </CommandDialog>
  );
}

export const commonOf = (terms: Terms) => (terms.kind === 'coupon' ? terms.coupon : terms.batch);

/** The name of an action's object: `coupon WELCOME50`. */
function nameOf(terms: Terms): string {
  return terms.kind === 'coupon' ? `coupon ${terms.coupon.code}` : `the batch “${terms.batch.label}”`;
}

/** What was read, at its revision: a change keeps the rest. */
function bodyOf(terms: Terms) {
  const { revision, active, label = '', validFrom, validUntil, discountPercentage } = commonOf(terms);
  const { maxUses = null } = terms.kind === 'coupon' ? terms.coupon : {};
  return { revision, active, label, validFrom, validUntil, discountPercentage, maxUses };
}

const schemaOf = ({ kind }: Terms) => (kind === 'coupon' ? updateCoupon.body : updateCouponBatch.body);

/** Sends what the schema takes of it. */
function update(terms: Terms, body: object): Promise<unknown> {
  if (terms.kind === 'coupon') {
    return call(updateCoupon, { params: { code: terms.coupon.code }, body: updateCoupon.body.parse(body) });
  }
  const { batchId } = terms.batch;
  return call(
    updateCouponBatch,
    { params: { batchId }, body: updateCouponBatch.body.parse(body) },
    { timeLimitMs: bulkTimeLimitMs },
  );
}
