import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AppliedCoupon, redeemCoupon, type Retake } from '#functions/contract/quiz.ts';
import { redemptionWords } from '#functions/domain/words/coupons.ts';
import type { ApiProblem } from '#web/lib/api-client.ts';
import { call } from '#web/lib/api-client.ts';
import { codeOf } from '#web/lib/api-problem.ts';
import { isBusy, withRetries } from '#web/lib/retry.ts';
import { seatQuery } from '#web/lib/quiz-queries.ts';
import { nextReportQuery } from './use-promise.ts';
import * as words from '#web/lib/words/quiz-selection/offer.ts';

type CouponMessage = { tone: 'error' | 'success' | 'info'; text: string };

const success: CouponMessage = { tone: 'success', text: words.coupon.applied };
const earlier: CouponMessage = { tone: 'info', text: words.appliedEarlier };
const error = (text: string): CouponMessage => ({ tone: 'error', text });
const notLoaded = error(words.couponErrors.notLoaded);

const refusals: Partial<Record<ApiProblem['code'], string>> = {
  ...redemptionWords,
  'invalid-input': redemptionWords['coupon-invalid'],
};

interface Redeeming {
  quizId: number;
  code: string;
  /** The person has confirmed the number of questions in their retake. */
  isSure: boolean;
}

/** The coupon field: its text, the server's answer, and the message below it. */
export function useCoupon(quizId: number | undefined, redeemed: AppliedCoupon | undefined) {
  const queries = useQueryClient();
  const [typed, setTyped] = useState<string>();
  const [message, setMessage] = useState<CouponMessage>();
  const [retake, setRetake] = useState<Retake>();
  const redemption = useMutation({
    async mutationFn({ quizId: id, code, isSure }: Redeeming): Promise<{ applied?: AppliedCoupon; retake?: Retake }> {
      // Check again: another tab may have completed an attempt since this page was opened. Without an answer no coupon is used.
      const seat = isSure ? undefined : await queries.fetchQuery({ ...seatQuery(id), retry: false });
      if (seat?.retake) {
        // What its report will lack is on the screen before a coupon is used.
        await queries.fetchQuery(nextReportQuery(id, seat));
        return { retake: seat.retake };
      }
      // A whole class may redeem in the same second. Who is asked to come back has used nothing, and a repeat is counted once.
      const redeem = () => call(redeemCoupon, { params: { quizId: id }, body: { code } });
      return { applied: await withRetries(redeem, 3, isBusy) };
    },
  });
  const onSuccess = (outcome: { retake?: Retake }) =>
    outcome.retake ? setRetake(outcome.retake) : setMessage(success);
  const onError = (problem: Error, request: Redeeming) => {
    const code = codeOf(problem);
    const hasOwnWords = code === 'too-many-requests' || code === 'signed-out';
    const text = hasOwnWords ? problem.message : code && refusals[code];
    setMessage(error(text ?? words.couponErrors.failed));
    // Another tab has started an attempt meanwhile, which can be resumed.
    if (code === 'attempt-open') void queries.invalidateQueries(seatQuery(request.quizId));
  };

  const isUntouched = typed === undefined;
  const text = typed ?? redeemed?.code ?? '';
  function redeem(isSure: boolean): void {
    const code = text.trim();
    if (redemption.isPending) return;
    setTyped(text);
    if (code === '') setMessage(error(words.couponErrors.missing));
    else if (quizId === undefined) setMessage(notLoaded);
    // Callbacks of this call, not of the mutation: those would report on a code that was edited since.
    else redemption.mutate({ quizId, code, isSure }, { onSuccess, onError });
  }
  return {
    text,
    applied: isUntouched ? redeemed : redemption.data?.applied,
    message: isUntouched && redeemed ? earlier : message === notLoaded && quizId !== undefined ? undefined : message,
    isApplying: redemption.isPending,
    isBlank: text.trim() === '',
    /** The question before the coupon is applied. */
    retake,
    edit(next: string): void {
      setTyped(next);
      setMessage(undefined);
      redemption.reset();
    },
    apply: () => redeem(false),
    answer(isYes: boolean): void {
      setRetake(undefined);
      if (isYes) redeem(true);
    },
  };
}
