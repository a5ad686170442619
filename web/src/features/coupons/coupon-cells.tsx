import { Link } from 'react-router-dom';
import type { CouponStatus as Status } from '#functions/domain/coupons/coupon.ts';
import { attemptLink } from '#web/lib/admin/admin-links.ts';
import { Moment } from '#web/ui/moment.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { noteOf, sinceOf, stateTones, stateWords, type CodeStateFields } from './batches/code-words.ts';

/** Of the second line of a cell. */
export const labelClass = 'block font-normal wrap-anywhere text-quiet';

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

export function AttemptLink({ userId, attemptId }: { userId: string | undefined; attemptId: string | undefined }) {
  if (userId === undefined || attemptId === undefined) return '–';
  return <Link to={attemptLink({ userId, attemptId })}>Open attempt</Link>;
}

/** A name, and the address below it. */
export function Person({ person }: { person: { name: string; email: string } | undefined }) {
  if (!person || (!person.name && !person.email)) return 'Deleted account';
  return (
    <>
      <span translate="no">{person.name || person.email}</span>
      {person.name && (
        <span translate="no" className={labelClass}>
          {person.email}
        </span>
      )}
    </>
  );
}

/** The state of a code, and since when or what is wrong. */
export function CodeStateCell({ code }: { code: CodeStateFields }) {
  const note = noteOf(code);
  const since = sinceOf(code);
  return (
    <>
      <StatusMark tone={stateTones[code.state]}>{stateWords[code.state]}</StatusMark>
      {(note !== undefined || (since !== undefined && code.state !== 'redeemed')) && (
        <span className={labelClass}>{note ?? (since !== undefined && <Moment at={since} />)}</span>
      )}
    </>
  );
}
