import { Link } from 'react-router-dom';
import type { CouponStatus as Status } from '#functions/domain/coupons/coupon.ts';
import { attemptLink } from '#web/lib/admin/admin-links.ts';
import { states } from '#web/lib/words/admin/coupon-batch.ts';
import { statuses } from '#web/lib/words/admin/coupons.ts';
import { attempts } from '#web/lib/words/admin/lists.ts';
import { Moment } from '#web/ui/moment.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { secondLine } from '#web/ui/table/person.tsx';
import { noteOf, sinceOf, stateTones, type CodeStateFields } from './batches/code-words.ts';

const tones = {
  active: 'success',
  'not-yet': 'info',
  expired: 'quiet',
  'used-up': 'warning',
  deactivated: 'danger',
} as const;

export function CouponStatus({ status }: { status: Status }) {
  return <StatusMark tone={tones[status]}>{statuses[status]}</StatusMark>;
}

export function AttemptLink({ userId, attemptId }: { userId: string | undefined; attemptId: string | undefined }) {
  if (userId === undefined || attemptId === undefined) return '–';
  return <Link to={attemptLink({ userId, attemptId })}>{attempts.open}</Link>;
}

/** The state of a code, and since when or what is wrong. */
export function CodeStateCell({ code }: { code: CodeStateFields }) {
  const note = noteOf(code);
  const since = sinceOf(code);
  return (
    <>
      <StatusMark tone={stateTones[code.state]}>{states[code.state]}</StatusMark>
      {(note !== undefined || (since !== undefined && code.state !== 'redeemed')) && (
        <span className={secondLine}>{note ?? (since !== undefined && <Moment at={since} />)}</span>
      )}
    </>
  );
}
