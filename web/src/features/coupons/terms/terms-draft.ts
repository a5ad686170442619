/** The input in the fields of a coupon or a batch, named as in the request. */
export interface TermsDraft {
  code: string;
  label: string;
  /** Epoch ms; absent while a field is empty. */
  validFrom: number | undefined;
  validUntil: number | undefined;
  /** NaN for an empty field, like the next two. */
  discountPercentage: number;
  maxUses: number;
  count: number;
}

const minute = 60_000;
const usualDays = 90;

/** A full discount from this minute on, for 90 days. */
export function newDraft(now: number): TermsDraft {
  const validFrom = Math.floor(now / minute) * minute;
  const validUntil = validFrom + usualDays * 24 * 60 * minute;
  return { code: '', label: '', validFrom, validUntil, discountPercentage: 100, maxUses: NaN, count: 30 };
}

/** What the request of a coupon has in place of an empty field: no limit. */
export const limitOf = ({ maxUses }: Pick<TermsDraft, 'maxUses'>) => (Number.isNaN(maxUses) ? null : maxUses);
