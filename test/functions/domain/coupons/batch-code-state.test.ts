import { expect, it } from 'vitest';
import {
  codeState,
  codeStates,
  activeUseState,
  isReleasable,
  isSwitchable,
  type CodeFacts,
} from '#functions/domain/coupons/batch-code-state.ts';
import type { Coupon } from '#functions/domain/coupons/coupon.ts';
import { reportStatuses } from '#functions/domain/reports/report-delivery.ts';

const coupon: Coupon = {
  ...{ code: 'TRU-1', quizId: 1, batchId: 'ab12cd', active: true, validFrom: 100, validUntil: 200 },
  ...{ maxUses: 1, discountPercentage: 100, uses: 0, revision: 0, createdAt: 0, createdBy: 'admin' },
};
const taken = { ...coupon, uses: 1 };
const minute = 60_000;
const redeemedAt = Date.UTC(2026, 0, 5);
const takenAt = { ...taken, lastRedeemedAt: redeemedAt };
const reserved = { status: 'reserved' } as const;
const consumed = { status: 'consumed' } as const;
const done = { coupon: taken, use: consumed, attempt: { status: 'completed' } } as const;

it.each<[string, CodeFacts, number, string]>([
  ['is free', { coupon }, 150, 'free'],
  ['is free before its window', { coupon }, 50, 'free'],
  ['has expired', { coupon }, 60_000, 'expired'],
  ['was deactivated with its batch', { coupon: { ...coupon, active: false } }, 150, 'deactivated'],
  ['was deactivated alone', { coupon: { ...coupon, deactivated: true } }, 150, 'deactivated'],
  ['is held', { coupon: taken, use: reserved }, 150, 'redeemed'],
  ['is held, though expired', { coupon: taken, use: reserved }, 500, 'redeemed'],
  ['is held, though deactivated', { coupon: { ...taken, deactivated: true }, use: reserved }, 150, 'redeemed'],
  ['has an open attempt', { coupon: taken, use: consumed, attempt: { status: 'open' } }, 150, 'running'],
  ['has an attempt whose report is on its way', { ...done, report: { status: 'pending' } }, 150, 'finished'],
  ['has an attempt without a report', done, 150, 'finished'],
  ['was used by someone whose account is deleted', { coupon: taken }, 150, 'used'],
  ['was redeemed a moment ago and is not in the list of uses yet', { coupon: takenAt }, redeemedAt, 'taken'],
  ['was redeemed minutes ago while the list of uses lags', { coupon: takenAt }, redeemedAt + 14 * minute, 'taken'],
  ['was redeemed long ago and is in no list of uses', { coupon: takenAt }, redeemedAt + 15 * minute, 'used'],
  ['was used for an attempt that is deleted a moment later', { coupon: takenAt, use: consumed }, redeemedAt, 'used'],
  ['was used for an attempt that is deleted', { coupon: taken, use: consumed }, 150, 'used'],
])('codeState gives the state of a code that %s', (_, facts, now, state) => {
  expect(codeState(facts, now)).toBe(state);
});

it('codeState says report-sent only for reports sent or delivered, not bounced', () => {
  const states = reportStatuses.filter((status) => codeState({ ...done, report: { status } }, 0) === 'report-sent');
  expect(states).toEqual(['sent', 'delivered']);
});

it('activeUseState gives the same states from a use without its coupon', () => {
  expect(activeUseState({ use: reserved })).toBe('redeemed');
  expect(activeUseState({ use: consumed, attempt: { status: 'completed' }, report: { status: 'sent' } })).toBe(
    'report-sent',
  );
});

it('only a redeemed code can be released; a code can be switched while anyone may yet redeem it', () => {
  expect(codeStates.filter(isReleasable)).toEqual(['redeemed']);
  expect(codeStates.filter(isSwitchable)).toEqual(['free', 'deactivated', 'expired', 'redeemed']);
});
