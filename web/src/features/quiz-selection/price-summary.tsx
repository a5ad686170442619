import type { AppliedCoupon } from '#functions/contract/quiz.ts';
import { rupees } from '#web/lib/words/rupees.ts';

const rowClass =
  'gap-y-0 gap-x-4 flex flex-wrap items-baseline justify-between text-quiet [&_dd]:m-0 [&_dd[data-struck]]:line-through';

interface PriceSummaryProps {
  /** Price in rupees; absent while it is loading. */
  price: number | undefined;
  applied: AppliedCoupon | undefined;
}

export function PriceSummary({ price, applied }: PriceSummaryProps) {
  const shown = (amount: number | undefined) => (amount === undefined ? '—' : rupees(amount));
  return (
    <>
      <dl className="m-0 grid gap-2 tabular-nums">
        <div className={rowClass}>
          <dt>Original price</dt>
          <dd data-struck={applied !== undefined || undefined}>{shown(applied?.price ?? price)}</dd>
        </div>
        <div className={rowClass}>
          <dt>Discount</dt>
          <dd>{applied?.discountPercentage ?? 0}%</dd>
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0 border-t border-line pt-3 font-semibold [&_dd]:m-0 [&_dd]:font-display [&_dd]:text-2xl/[1.2] [&_dd]:font-semibold [&_dd]:normal-nums">
          <dt>Final price</dt>
          <dd>{shown(applied?.finalPrice ?? price)}</dd>
        </div>
      </dl>
      <p className="m-0 text-sm text-quiet [&_strong]:text-body">
        <strong>You pay nothing here.</strong> This site takes no payment: what opens the assessment is a coupon code,
        which you get from us, or from the school, organization or bank that invited you.
      </p>
    </>
  );
}
