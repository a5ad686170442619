import { useQuery } from '@tanstack/react-query';
import { codeOf } from '#web/lib/api-problem.ts';
import { Notice } from '#web/ui/notice.tsx';
import { couponQuery } from './coupon-queries.ts';
import { type CouponActs, CouponTable } from './coupon-table.tsx';

interface FoundCouponProps extends CouponActs {
  code: string;
  batchAddress: (batchId: string) => string;
}

/** The one coupon with exactly this code, of whatever quiz or batch; nothing if there is none. */
export function FoundCoupon({ code, ...rest }: FoundCouponProps) {
  const { data, error } = useQuery(couponQuery(code));
  if (data) return <CouponTable caption="Coupon found" rows={[{ kind: 'coupon', coupon: data }]} empty="" {...rest} />;
  if (!error || codeOf(error) === 'not-found' || codeOf(error) === 'invalid-input') return null;
  return (
    <Notice tone="danger">
      <p>{error.message}</p>
    </Notice>
  );
}
