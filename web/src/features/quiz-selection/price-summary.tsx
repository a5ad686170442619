import type { AppliedCoupon } from '#functions/contract/quiz.ts';
import { rupees } from '#web/lib/words/rupees.ts';
import styles from './price-summary.module.css';

interface PriceSummaryProps {
  /** Price in rupees; absent while it is loading. */
  price: number | undefined;
  applied: AppliedCoupon | undefined;
}

export function PriceSummary({ price, applied }: PriceSummaryProps) {
  const shown = (amount: number | undefined) => (amount === undefined ? '—' : rupees(amount));
  return (
    <>
      <dl className={styles.prices}>
        <div className={styles.row}>
          <dt>Original price</dt>
          <dd data-struck={applied !== undefined || undefined}>{shown(applied?.price ?? price)}</dd>
        </div>
        <div className={styles.row}>
          <dt>Discount</dt>
          <dd>{applied?.discountPercentage ?? 0}%</dd>
        </div>
        <div className={styles.total}>
          <dt>Final price</dt>
          <dd>{shown(applied?.finalPrice ?? price)}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        <strong>You pay nothing here.</strong> This site takes no payment: what opens the assessment is a coupon code,
        which you get from us, or from the school, organization or bank that invited you.
      </p>
    </>
  );
}
