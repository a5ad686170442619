import { Link } from 'react-router-dom';
import type { CouponStatus as Status } from '#functions/domain/coupons/coupon.ts';
import { attemptLink } from '#web/lib/admin/admin-links.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';

const statusWords: Record<Status, string> = {
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

interface AttemptLinkProps {
  userId: string | undefined;
  attemptId: string | undefined;
}

export function AttemptLink({ userId, attemptId }: AttemptLinkProps) {
  if (userId === undefined || attemptId === undefined) return '–';
  return <Link to={attemptLink({ userId, attemptId })}>Open attempt</Link>;
}

/** A name, and the address below it. */
export function Person({ person }: { person: { name: string; email: string } | undefined }) {
  if (!person || (!person.name && !person.email)) return 'Deleted account';
  return (
    <>
      {person.name || person.email}
      {person.name && <span className="block font-normal wrap-anywhere text-quiet">{person.email}</span>}
    </>
  );
}
