import { describe, expect, it } from 'vitest';
import {
  wasMailedSince,
  leaseMs,
  lostAfterMs,
  maxDeliveryTries,
  maxRequeues,
  mayResend,
  remedyFor,
  reportStatuses,
  type DeliveryProgress,
} from '#functions/domain/reports/report-delivery.ts';
import { functionSizes } from '#infra/constructs/function-sizes.ts';

const made = { createdAt: 1_000, requeues: 0 };
const pending: DeliveryProgress = { ...made, status: 'pending' };
const waiting: DeliveryProgress = { ...pending, pendingSince: 5_000_000 };
const claimed: DeliveryProgress = { ...made, status: 'claimed', leaseUntil: 9_000_000 };
const sending: DeliveryProgress = { ...made, status: 'sending', sendingAt: 7_000_000, leaseUntil: 7_060_000 };

describe('the lease of a report', () => {
  it.each([
    ['waits since it was created', pending, 1_000 + leaseMs],
    ['waits since it was queued again', waiting, 5_000_000 + leaseMs],
    ['is with a worker', claimed, 9_000_000],
    ['is being mailed', sending, 7_000_000 + leaseMs],
  ])('prevents a resend until its end if the report %s', (_, delivery, end) => {
    expect(mayResend(delivery, end)).toBe(false);
    expect(mayResend(delivery, end + 1)).toBe(true);
  });

  it.each(['sent', 'delivered', 'bounced', 'failed', 'unknown'] as const)('is over once the report is %s', (status) => {
    expect(mayResend({ ...made, status }, 0)).toBe(true);
    expect(remedyFor({ ...made, status }, Number.MAX_SAFE_INTEGER)).toBeUndefined();
  });

  it('does not apply to a held report: no resend, no reconciliation', () => {
    const held: DeliveryProgress = { ...made, status: 'held' };
    expect(mayResend(held, Number.MAX_SAFE_INTEGER)).toBe(false);
    expect(remedyFor(held, Number.MAX_SAFE_INTEGER)).toBeUndefined();
  });

  it('lasts longer than the worker may run', () =>
    expect(leaseMs).toBeGreaterThan(functionSizes['deliver-report'].seconds * 1000));
});

describe('a hanging report', () => {
  it.each([
    ['waits', waiting, 5_000_000 + leaseMs + lostAfterMs],
    ['is held', claimed, 9_000_000 + lostAfterMs],
  ])('is requeued if lost while it %s, up to a maximum, then parked', (_, delivery, lost) => {
    expect(remedyFor(delivery, lost)).toBeUndefined();
    expect(remedyFor(delivery, lost + 1)).toBe('requeue');
    expect(remedyFor({ ...delivery, requeues: maxRequeues - 1 }, lost + 1)).toBe('requeue');
    expect(remedyFor({ ...delivery, requeues: maxRequeues }, lost + 1)).toBe('park-failed');
  });

  it('is never requeued if the mail may have gone out', () => {
    expect(remedyFor(sending, 7_000_000 + leaseMs)).toBeUndefined();
    for (const requeues of [0, maxRequeues])
      for (const later of [1, lostAfterMs, 100 * lostAfterMs])
        expect(remedyFor({ ...sending, requeues }, 7_000_000 + leaseMs + later)).toBe('park-unknown');
  });

  it('counts as lost only after all retries of the queue', () => {
    const tries = 5;
    const hiddenSeconds = 6 * functionSizes['deliver-report'].seconds;
    expect([maxDeliveryTries, maxRequeues]).toEqual([tries, 3]);
    expect(lostAfterMs).toBeGreaterThanOrEqual(2 * tries * hiddenSeconds * 1000);
  });
});

describe('wasMailedSince', () => {
  it('says whether a mail went out, or may have, since the seen status', () => {
    const pairs = reportStatuses.flatMap((seen) => reportStatuses.map((now) => [seen, now] as const));
    const outdated = pairs.filter(([seen, now]) => wasMailedSince(seen, now));
    const out = ['sent', 'delivered', 'bounced'];
    const perhaps = ['sending', 'unknown'];
    const no = ['held', 'pending', 'claimed', 'failed'];
    for (const [seen, now] of pairs)
      expect([seen, now, outdated.some(([a, b]) => a === seen && b === now)]).toEqual([
        seen,
        now,
        (no.includes(seen) && !no.includes(now)) || (perhaps.includes(seen) && out.includes(now)),
      ]);
  });
});
