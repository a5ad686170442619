import type { CouponStatus as Status } from '#functions/domain/coupons/coupon.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';

export const statusWords: Record<Status, string> = {
  active: 'Active',
  'not-yet': 'Not yet',
  expired: 'Expired',
  'used-up': 'Used up',
  deactivated: 'Deactivated',
};

const tones = {
  active: 'success',
  'not-yet': 'info',
  expired: 'quiet',
  'used-up': 'warning',
  deactivated: 'danger',
} as const;

export function CouponStatus({ status }: { status: Status }) {
  return <StatusMark tone={tones[status]}>{statusWords[status]}</StatusMark>;
}
