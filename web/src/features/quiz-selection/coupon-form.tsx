import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { useCoupon } from './use-coupon.ts';
import * as words from '#web/lib/words/quiz-selection/offer.ts';

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
    <div className="grid gap-2">
      {/* The button is beside the input, whose label is above and whose note is below it. */}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-1">
        <TextField
          label={words.coupon.label}
          description={words.couponNeeded}
          value={coupon.text}
          onChange={coupon.edit}
          onKeyDown={onKeyDown}
          autoComplete="off"
          spellCheck="false"
          className="contents! *:col-span-full [&>input]:col-[1]! [&>input]:row-[2]"
        />
        <Button
          className="col-[2] row-[2] self-start"
          isDisabled={coupon.isBlank}
          isPending={coupon.isApplying}
          onPress={coupon.apply}
        >
          {words.coupon.apply}
        </Button>
      </div>
      <p
        role={message?.tone === 'error' ? 'alert' : 'status'}
        className="m-0 flex items-start gap-2 text-sm font-medium empty:hidden data-[tone=error]:text-danger data-[tone=info]:text-info data-[tone=success]:text-success"
        data-tone={message?.tone}
      >
        {Icon && <Icon aria-hidden="true" size={18} className="mt-[0.15em] flex-none" />}
        {message && <span>{message.text}</span>}
      </p>
    </div>
  );
}
