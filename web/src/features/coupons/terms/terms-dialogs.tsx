import { type BatchView, updateCouponBatch } from '#functions/contract/admin/coupons/coupon-batches.ts';
import { type CouponView, updateCoupon } from '#functions/contract/admin/coupons/coupons.ts';
import { call } from '#web/lib/api-client.ts';
import { useForm } from '#web/lib/use-form.ts';
import * as words from '#web/lib/words/admin/coupons.ts';
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
      title={words.titles.change(nameOf(terms))}
      action={words.links.save}
      // The reason has its own message.
      isValid={() => read<unknown>(schemaOf(terms), body('given')) !== undefined}
      send={(reason) => update(terms, body(reason))}
      onDone={() => onChanged(words.done.change(nameOf(terms)))}
      onClose={onClose}
      reloads={[couponsKey]}
    >
      <p className="m-0">{words.changeAbout}</p>
      <TermsFields isBatch={terms.kind === 'batch'} draft={draft} issues={issues} onChange={change} />
    </CommandDialog>
  );
}

/** Deactivates active terms, and activates inactive ones. */
function ActivationDialog({ terms, onClose, onChanged }: Omit<TermsDialogProps, 'kind'>) {
  const { active } = commonOf(terms);
  const action = active ? 'deactivate' : 'activate';
  return (
    <CommandDialog
      title={words.titles[action](nameOf(terms))}
      action={words.actions[action]}
      send={(reason) => update(terms, { ...bodyOf(terms), active: !active, reason })}
      onDone={() => onChanged(words.done[action](nameOf(terms)))}
      onClose={onClose}
      reloads={[couponsKey]}
    >
      <p className="m-0">{active ? words.deactivateAbout : words.activateAbout}</p>
    </CommandDialog>
  );
}

export const commonOf = (terms: Terms) => (terms.kind === 'coupon' ? terms.coupon : terms.batch);

const nameOf = (terms: Terms) => (terms.kind === 'coupon' ? terms.coupon.code : terms.batch.label);

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
