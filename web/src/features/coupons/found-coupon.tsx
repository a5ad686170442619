import { useQuery } from '@tanstack/react-query';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { couponQuery } from './coupon-queries.ts';
import { type CouponActs, CouponTable } from './coupon-table.tsx';

interface FoundCouponProps extends CouponActs {
  code: string;
  batchAddress: (batchId: string) => string;
}

/** The coupon that was looked for. */
export function FoundCoupon({ code, ...rest }: FoundCouponProps) {
  const { data, error } = useQuery(couponQuery(code));
  if (data) return <CouponTable caption="Coupon found" rows={[{ kind: 'coupon', coupon: data }]} empty="" {...rest} />;
  if (!error) return <Loading title={`Looking for ${code}...`} />;
  return (
    <Notice tone="danger">
      <p>{error.message}</p>
    </Notice>
  );
}
