import type { BatchView } from '#functions/contract/admin/coupons/coupon-batches.ts';
import { Moment } from '#web/ui/moment.tsx';
import { CouponStatus } from '../coupon-status.tsx';
import styles from '../coupons.module.css';

export function BatchFacts({ batch }: { batch: BatchView }) {
  const { status, discountPercentage, validFrom, validUntil, createdAt, createdByName, batchId } = batch;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Status</dt>
        <dd>
          <CouponStatus status={status} />
        </dd>
      </div>
      <div>
        <dt>Discount</dt>
        <dd>{discountPercentage} %</dd>
      </div>
      <div>
        <dt>Valid</dt>
        <dd>
          <Moment at={validFrom} /> to <Moment at={validUntil} />
        </dd>
      </div>
      <div>
        <dt>Created</dt>
        <dd>
          <Moment at={createdAt} /> by {createdByName}
        </dd>
      </div>
      <div>
        <dt>Batch</dt>
        <dd>{batchId}</dd>
      </div>
    </dl>
  );
}
