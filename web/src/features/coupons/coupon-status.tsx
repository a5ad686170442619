import type { CouponStatus as Status } from '#functions/domain/coupon.ts';
import styles from './coupons.module.css';

export const statusWords: Record<Status, string> = {
  active: 'Active',
  'not-yet': 'Not yet',
  expired: 'Expired',
  'used-up': 'Used up',
  deactivated: 'Deactivated',
};

export function CouponStatus({ status }: { status: Status }) {
  return (
    <span className={styles.status} data-status={status}>
      {statusWords[status]}
    </span>
  );
}
