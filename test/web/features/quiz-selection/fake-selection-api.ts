import type { ReportPart } from '#functions/domain/reports/promise/report-parts.ts';
import type { AppliedCoupon, Seat } from '#functions/contract/quiz.ts';
import { fakeRoutes, refused } from '#test/web/features/fake-routes.ts';

const routes = {
  quiz: /^GET \/api\/quiz$/,
  seat: /^GET \/api\/quizzes\/1\/seat$/,
  nextReport: /^GET \/api\/quizzes\/1\/next-report$/,
  redeem: /^POST \/api\/quizzes\/1\/redemptions$/,
  consent: /^POST \/api\/me\/consents$/,
};
type Operation = keyof typeof routes;

export const coupon: AppliedCoupon = { code: 'SAVE20', discountPercentage: 20, price: 1999, finalPrice: 1599.2 };
export const consent = { textVersion: '2026-01', at: 1_750_000_000_000 };

/** What the selection page asks of the server: one quiz, one person. */
export function fakeSelectionApi() {
  const state = {
    hasQuiz: true,
    reportParts: ['scores', 'EQ', 'MQ', 'LQ', 'swot'] as ReportPart[],
    seat: { completedCount: 0 } as Seat,
    /** Of the open attempt, or of the next one. */
    nextParts: ['scores', 'EQ', 'MQ', 'LQ', 'swot'] as ReportPart[],
    nextScores: { scoreCount: 25, lackingScores: 0 },
  };
  const handlers: Record<Operation, (body: Record<string, unknown>) => object> = {
    quiz: () =>
      state.hasQuiz
        ? {
            quizId: 1,
            name: 'TrueIn Assessment',
            description: 'Assessment',
            price: 1999,
            questionCount: 60,
            reportParts: state.reportParts,
            timeLimitSeconds: 1800,
            resumeLimit: 4,
          }
        : refused({ status: 404, code: 'no-active-quiz' }),
    seat: () => state.seat,
    nextReport: () => ({ reportParts: state.nextParts, ...state.nextScores }),
    redeem({ code }) {
      if (code === 'USEDUP') return refused({ status: 409, code: 'coupon-used-up' });
      if (code !== coupon.code) return refused({ status: 409, code: 'coupon-invalid' });
      state.seat = { ...state.seat, coupon };
      return coupon;
    },
    consent({ textVersion }) {
      state.seat = { ...state.seat, consent };
      return { ...consent, textVersion };
    },
  };
  const api = fakeRoutes<Operation, Record<string, unknown>>(routes, ({ operation, body }) =>
    handlers[operation](body),
  );
  api.install();
  return { ...api, state };
}

export type FakeSelectionApi = ReturnType<typeof fakeSelectionApi>;
