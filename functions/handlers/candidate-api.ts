import { ulid } from 'ulid';
import { attemptStore } from '#functions/adapters/dynamo/attempts/attempt-store.ts';
import { bankReader } from '#functions/adapters/dynamo/banks/bank-reader.ts';
import { consentStore } from '#functions/adapters/dynamo/people/consent-store.ts';
import { couponStore } from '#functions/adapters/dynamo/coupons/coupon-store.ts';
import { profileStore } from '#functions/adapters/dynamo/people/profile-store.ts';
import { quizReader } from '#functions/adapters/dynamo/banks/quiz-reader.ts';
import { seatStore } from '#functions/adapters/dynamo/attempts/seats/seat-store.ts';
import { rateLimitStore } from '#functions/adapters/dynamo/people/rate-limit-store.ts';
import { openTable } from '#functions/adapters/dynamo/table.ts';
import { candidateOperations } from '#functions/contract/operations/candidate.ts';
import { answerInTime } from '#functions/adapters/retry-transient.ts';
import { env } from '#functions/runtime/env.ts';
import { serve } from '#functions/runtime/http.ts';
import { newSeed } from '#functions/runtime/digest.ts';
import { endAttempt } from '#functions/usecases/attempts/end-attempt.ts';
import { enterQuiz } from '#functions/usecases/attempts/enter-quiz.ts';
import { getAttemptClock, recordTabSwitch } from '#functions/usecases/attempts/record-event.ts';
import { getSeat } from '#functions/usecases/attempts/get-seat.ts';
import { giveConsent } from '#functions/usecases/people/give-consent.ts';
import { redeemCoupon } from '#functions/usecases/coupons/redeem-coupon.ts';
import { saveAnswer } from '#functions/usecases/attempts/save-answer.ts';

const table = openTable(env('TABLE_NAME'));
const ports = {
  limits: rateLimitStore(table, env('API_SECRET')),
  attempts: attemptStore(table),
  banks: bankReader(table),
  consents: consentStore(table),
  coupons: couponStore(table),
  profiles: profileStore(table),
  quizzes: quizReader(table),
  seats: seatStore(table),
  clock: Date.now,
  newId: () => ulid(),
  newSeed,
};

export const handler = answerInTime(
  serve('candidate', candidateOperations, {
    getMe: ({ caller }) => ports.profiles.upsert(caller),
    getSeat: ({ params, caller: { userId } }) => getSeat(ports, { userId, ...params }),
    redeemCoupon: ({ params, body, caller: { userId, email } }) =>
      redeemCoupon(ports, { userId, email, ...params, ...body }),
    enterQuiz: ({ params, body, caller }) => enterQuiz(ports, { caller, ...params, ...body }),
    saveAnswer: ({ params, body, caller: { userId } }) => saveAnswer(ports, { userId, ...params, ...body }),
    getAttemptClock: ({ params, caller: { userId } }) => getAttemptClock(ports, { userId, ...params }),
    recordTabSwitch: ({ params, body, caller: { userId } }) => recordTabSwitch(ports, { userId, ...params, ...body }),
    giveConsent: ({ body, caller: { userId } }) => giveConsent(ports, { userId, ...body }),
    endAttempt: ({ params, query, caller: { userId } }) => endAttempt(ports, { userId, ...params, ...query }),
  }),
);
