import { enterQuiz, saveAnswer, getAttemptClock, recordTabSwitch, endAttempt } from '#functions/contract/attempts.ts';
import { giveConsent } from '#functions/contract/consent.ts';
import { getMe } from '#functions/contract/me.ts';
import { getSeat, redeemCoupon } from '#functions/contract/quiz.ts';

/** The operations of the access `candidate`, apart from the others so that its function's bundle contains no more. */
export const candidateOperations = {
  getMe,
  giveConsent,
  getSeat,
  redeemCoupon,
  enterQuiz,
  saveAnswer,
  getAttemptClock,
  recordTabSwitch,
  endAttempt,
};
