import { expect, it } from 'vitest';
import { isInFilter } from '#functions/domain/audit-filter.ts';
import type { AuditEntry } from '#functions/domain/audit.ts';

const entry: AuditEntry = {
  by: 'asha',
  at: 1,
  what: 'coupon-changed',
  object: 'coupon WELCOME50',
  reason: 'The school asked for a longer window',
  before: { discountPercentage: 50 },
  after: { label: 'Riverside' },
};

it.each([
  ['nothing', {}, true],
  ['its act', { what: 'coupon-changed' }, true],
  ['another act', { what: 'admin-granted' }, false],
  ['its object, in other capitals', { text: ' welcome50 ' }, true],
  ['its reason', { text: 'SCHOOL' }, true],
  ['what was before', { text: '"discountPercentage":50' }, true],
  ['what came after', { text: 'riverside' }, true],
  ['who did it', { text: 'asha' }, false],
  ['its act and another text', { what: 'coupon-changed', text: 'elsewhere' }, false],
] as const)('asked for %s', (_, filter, isIn) => {
  expect(isInFilter(entry, filter)).toBe(isIn);
  expect(isInFilter({ ...entry, before: undefined, after: undefined, reason: undefined }, { text: 'undefined' })).toBe(
    false,
  );
});
