import { fields, number, text } from '#functions/adapters/dynamo/item-reader.ts';

/** What a coupon was used for, for the accounts. Prices are rupees; it names nobody. */
export interface Sale {
  /** In India: `2026-10-02`. */
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
