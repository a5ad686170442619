import { fields, number, text } from '#functions/adapters/dynamo/item-reader.ts';

/** A use of a coupon, for the accounts. Prices are in rupees; it contains nothing about the person. */
export const sale = fields({
  /** The day in India: `2026-10-02`. */
  day: text,
  quizId: number,
  coupon: text,
  price: number,
  discountPercentage: number,
  paid: number,
});
export type Sale = ReturnType<typeof sale>;
