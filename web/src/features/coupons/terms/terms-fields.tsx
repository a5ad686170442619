import { adminLimits } from '#functions/contract/text-limits.ts';
import { discountStep, minDiscount, minUses } from '#functions/domain/coupons/coupon.ts';
import { MomentField } from '#web/ui/form/moment-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import * as words from '#web/lib/words/admin/coupons.ts';
import type { Issues } from '#web/lib/use-form.ts';

/** The input in the fields of a coupon or a batch, named as in the request. */
export interface TermsDraft {
  code: string;
  label: string;
  /** Epoch ms; absent while a field is empty. */
  validFrom: number | undefined;
  validUntil: number | undefined;
  /** NaN for an empty field, like the next two. */
  discountPercentage: number;
  maxUses: number;
  count: number;
}

const minute = 60_000;
const usualDays = 90;

/** A full discount from this minute on, for 90 days. */
export function newDraft(now: number): TermsDraft {
  const validFrom = Math.floor(now / minute) * minute;
  const validUntil = validFrom + usualDays * 24 * 60 * minute;
  return { code: '', label: '', validFrom, validUntil, discountPercentage: 100, maxUses: NaN, count: 30 };
}

/** What the request of a coupon has in place of an empty field: no limit. */
export const limitOf = ({ maxUses }: Pick<TermsDraft, 'maxUses'>) => (Number.isNaN(maxUses) ? null : maxUses);

interface TermsFieldsProps {
  draft: TermsDraft;
  issues: Issues<TermsDraft>;
  onChange: (changes: Partial<TermsDraft>) => void;
  /** A batch requires a label and has no number of uses, because each code has one. */
  isBatch?: boolean;
}

/** The fields that coupons and batches share. */
export function TermsFields({ draft, issues, onChange, isBatch = false }: TermsFieldsProps) {
  return (
    <>
      <TextField
        label={words.fields.label}
        description={isBatch ? words.batchLabelHint : words.hints.label}
        value={draft.label}
        onChange={(label) => onChange({ label })}
        maxLength={adminLimits.couponLabel}
        errorMessage={issues.label}
      />
      <MomentField
        label={words.validity.from}
        value={draft.validFrom}
        onChange={(validFrom) => onChange({ validFrom })}
        errorMessage={issues.validFrom}
      />
      <MomentField
        label={words.validity.until}
        value={draft.validUntil}
        onChange={(validUntil) => onChange({ validUntil })}
        errorMessage={issues.validUntil}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11.5rem,100%),1fr))] gap-4">
        <NumberField
          label={words.fields.discount}
          value={draft.discountPercentage}
          onChange={(discountPercentage) => onChange({ discountPercentage })}
          minValue={minDiscount}
          step={discountStep}
          errorMessage={issues.discountPercentage}
        />
        {!isBatch && (
          <NumberField
            label={words.fields.maxUses}
            description={words.hints.maxUses}
            value={draft.maxUses}
            onChange={(maxUses) => onChange({ maxUses })}
            minValue={minUses}
            errorMessage={issues.maxUses}
          />
        )}
      </div>
    </>
  );
}
