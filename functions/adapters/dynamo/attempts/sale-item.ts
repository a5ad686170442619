import * as z from 'zod/mini';

/** A use of a coupon, for the accounts. Prices are in rupees; it contains nothing about the person. */
export const sale = z.object({
  /** The day in India: `2026-10-02`. */
  day: z.string(),
  quizId: z.number(),
  coupon: z.string(),
  price: z.number(),
  discountPercentage: z.number(),
  paid: z.number(),
});
export type Sale = z.infer<typeof sale>;
