import { describe, vi } from 'vitest';
import { survivesFaults } from '#test/support/fault-table/survives-faults.ts';
import { couponRows } from './rows/coupon-rows.ts';

vi.mock('#functions/runtime/digest.ts', async (load) => ({ ...(await load<object>()), newSeed: () => 'AAAAAAAA' }));

describe('commands to coupons and to admins', () => {
  survivesFaults(couponRows);
});
