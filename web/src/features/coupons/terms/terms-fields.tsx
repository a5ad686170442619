import { adminLimits } from '#functions/contract/text-limits.ts';
import { discountStep, minDiscount, minUses } from '#functions/domain/coupons/coupon.ts';
import { MomentField } from '#web/ui/form/moment-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { TermsDraft, TermsProblems } from './terms-draft.ts';

interface TermsFieldsProps {
  draft: TermsDraft;
  problems: TermsProblems;
  onChange: (changes: Partial<TermsDraft>) => void;
  /** A batch requires a label and has no number of uses, because each code has one. */
  isBatch?: boolean;
}

/** The fields that coupons and batches share. */
export function TermsFields({ draft, problems, onChange, isBatch = false }: TermsFieldsProps) {
  return (
    <>
      <TextField
        label="Label"
        description={
          isBatch ? 'For whom, for example “Riverside School, class 12, March”.' : 'For yourself; may be empty.'
        }
        value={draft.label}
        onChange={(label) => onChange({ label })}
        maxLength={adminLimits.couponLabel}
        errorMessage={problems.label}
      />
      <MomentField
        label="Valid from"
        value={draft.validFrom}
        onChange={(validFrom) => onChange({ validFrom })}
        errorMessage={problems.validFrom}
      />
      <MomentField
        label="Valid until"
        value={draft.validUntil}
        onChange={(validUntil) => onChange({ validUntil })}
        errorMessage={problems.validUntil}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11.5rem,100%),1fr))] gap-4">
        <NumberField
          label="Discount in %"
          value={draft.discount}
          onChange={(discount) => onChange({ discount })}
          minValue={minDiscount}
          step={discountStep}
          errorMessage={problems.discountPercentage}
        />
        {!isBatch && (
          <NumberField
            label="Maximum uses"
            description="Empty: no limit."
            value={draft.maxUses}
            onChange={(maxUses) => onChange({ maxUses })}
            minValue={minUses}
            errorMessage={problems.maxUses}
          />
        )}
      </div>
    </>
  );
}
