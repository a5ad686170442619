import type { BatchView } from '#functions/contract/admin/coupons/coupon-batches.ts';
import { Moment } from '#web/ui/moment.tsx';
import { CouponStatus } from '../coupon-cells.tsx';

export function BatchFacts({ batch }: { batch: BatchView }) {
  const { status, discountPercentage, validFrom, validUntil, createdAt, createdByName, batchId } = batch;
  return (
    <dl className="m-0 flex flex-wrap gap-x-8 gap-y-3 [&_dd]:m-0 [&_dt]:text-xs [&_dt]:text-quiet">
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
