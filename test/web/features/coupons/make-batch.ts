import type { BatchView } from '#functions/contract/admin/coupons/coupon-batches.ts';

export const batch = (changes: Partial<BatchView> = {}): BatchView => ({
  batchId: 'ab12cd',
  quizId: 1,
  label: 'Riverside School',
  count: 3,
  status: 'active',
  active: true,
  validFrom: Date.UTC(2026, 0, 1),
  validUntil: Date.UTC(2027, 0, 1),
  discountPercentage: 100,
  isComplete: true,
  isSettled: true,
  revision: 0,
  createdAt: Date.UTC(2026, 0, 1),
  createdByName: 'Asha',
  ...changes,
});
