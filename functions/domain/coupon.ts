export interface Coupon {
  code: string;
  quizId: number;
  active: boolean;
  /** Epoch ms; both ends count. */
  validFrom: number;
  validUntil: number;
  /** Absent: no limit. */
  maxUses?: number;
  uses: number;
  /** 0 to 100. */
  discountPercentage: number;
}

/** What is to be paid, in rupees, to the paisa: price × (1 − discount / 100). */
export function finalPrice(price: number, discountPercentage: number): number {
  return Math.round(price * (100 - discountPercentage)) / 100;
}
