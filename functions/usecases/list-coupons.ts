import type { listCoupons as operation } from '#functions/contract/admin/coupons.ts';
import type { Reply } from '#functions/contract/endpoint.ts';
import { namesOf } from './names-of.ts';
import type { Clock } from './ports/clock.ts';
import type { CouponAdminStore } from './ports/coupons.ts';
import type { ProfileStore } from './ports/people.ts';
import { viewBatch, viewCoupon } from './view-coupon.ts';

interface Ports {
  couponAdmin: CouponAdminStore;
  profiles: ProfileStore;
  clock: Clock;
}

/** Coupons and batches of a quiz, newest first. */
export async function listCoupons(
  { couponAdmin, profiles, clock }: Ports,
  { quizId, cursor }: { quizId: number; cursor?: string | undefined },
): Promise<Reply<typeof operation>> {
  const { rows, next } = await couponAdmin.list(quizId, cursor);
  const nameOf = await namesOf(
    profiles,
    rows.flatMap(({ createdBy }) => createdBy ?? []),
  );
  const now = clock();
  const entries = rows.map((row) =>
    'seed' in row
      ? ({ kind: 'batch', batch: viewBatch(row, nameOf, now) } as const)
      : ({ kind: 'coupon', coupon: viewCoupon(row, nameOf, now) } as const),
  );
  return { entries, next };
}
