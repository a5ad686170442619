import { fields, number, text } from '#functions/adapters/dynamo/item-reader.ts';

/** A use of a coupon, for the accounts. Prices are in rupees; it contains nothing about the person. */
export interface Sale {
  /** The day in India: `2026-10-02`. */
  day: string;
  quizId: number;
  coupon: string;
  price: number;
  discountPercentage: number;
  paid: number;
}

export const sale = fields<Sale>({
  day: text,
  quizId: number,
  coupon: text,
  price: number,
  discountPercentage: number,
  paid: number,
});
