import { describe, vi } from 'vitest';
import { survivesFaults } from '#test/support/fault-table/survives-faults.ts';
import { couponRows } from './rows/coupon-rows.ts';

vi.mock('#functions/runtime/seed.ts', () => ({ newSeed: () => 'AAAAAAAA' }));

describe('a command of an admin to coupons or admins, with a fault at any of its calls and a retry', () => {
  survivesFaults(couponRows);
});
