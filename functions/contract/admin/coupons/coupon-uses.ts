import * as z from 'zod/mini';
import { endpoint } from '#functions/contract/endpoint.ts';
import { couponUseStates } from '#functions/domain/coupons/batch-code-state.ts';
import { progressOfUse } from './coupon-batches.ts';
import { finderFilter, personFound } from '#functions/contract/admin/finder.ts';

const useByPerson = z.object({
  ...personFound.shape,
  code: z.string(),
  quizId: z.number(),
  quizName: z.string(),
  /** The label of a coupon without a batch. */
  label: z.optional(z.string()),
  batch: z.optional(z.object({ batchId: z.string(), label: z.string() })),
  state: z.enum(couponUseStates),
  /** `redeemedAt` is absent for an earlier use of a code that the person has redeemed again. */
  ...progressOfUse,
});
export type UseByPerson = z.infer<typeof useByPerson>;

export const listUsesByPerson = endpoint({
  route: 'GET /admin/coupon-uses',
  summary: 'The codes that people have redeemed, for any quiz, newest first; the people are chosen by id or by words',
  query: z.object({ person: finderFilter.person, who: finderFilter.who }),
  reply: z.object({
    /** The people found, with or without a redemption. */
    people: z.array(personFound),
    /** More people match than are listed. */
    arePeopleCutOff: z.boolean(),
    uses: z.array(useByPerson),
  }),
});
