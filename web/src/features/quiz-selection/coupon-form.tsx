import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import styles from './coupon-form.module.css';
import type { useCoupon } from './use-coupon.ts';

const icons = { error: CircleAlert, success: CircleCheck, info: Info };

export function CouponForm({ coupon }: { coupon: ReturnType<typeof useCoupon> }) {
  const { message } = coupon;
  const Icon = message && icons[message.tone];
  // Handles Enter without a form, because browsers do not submit one while its button is disabled, and then no message would explain
  // why.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') coupon.apply();
  };
  return (
    <div className={styles.form}>
      <div className={styles.row}>
        <TextField
          label="Coupon code"
          description="A valid coupon code is required to take the assessment."
          value={coupon.text}
          onChange={coupon.edit}
          onKeyDown={onKeyDown}
          autoComplete="off"
          spellCheck="false"
          className={styles.field}
        />
        <Button
          className={styles.apply}
          isDisabled={coupon.isBlank}
          isPending={coupon.isApplying}
          onPress={coupon.apply}
        >
          Apply
        </Button>
      </div>
      <p role={message?.tone === 'error' ? 'alert' : 'status'} className={styles.message} data-tone={message?.tone}>
        {Icon && <Icon aria-hidden="true" size={18} className={styles.icon} />}
        {message?.text}
      </p>
    </div>
  );
}
