import type { ReportPart } from '#functions/domain/reports/promise/report-parts.ts';
import { vi } from 'vitest';
import type { AppliedCoupon, Seat } from '#functions/contract/quiz.ts';

const routes = {
  quiz: /^GET \/api\/quiz$/,
  seat: /^GET \/api\/quizzes\/1\/seat$/,
  nextReport: /^GET \/api\/quizzes\/1\/next-report$/,
  redeem: /^POST \/api\/quizzes\/1\/redemptions$/,
  consent: /^POST \/api\/me\/consents$/,
};
type Operation = keyof typeof routes;
/** `no answer`: the request is lost. A promise: the answer waits for it. */
type Fault = 'no answer' | { status: number; code: string; message?: string } | Promise<unknown>;

export const coupon: AppliedCoupon = { code: 'SAVE20', discountPercentage: 20, price: 1999, finalPrice: 1599.2 };
export const consent = { textVersion: '2026-01', at: 1_750_000_000_000 };

function no(status: number, code: string, message = `Server says ${code}`): Response {
  return Response.json({ code, message, requestId: 'r1' }, { status });
}

/** What the selection page asks of the server: one quiz, one person. */
export function fakeSelectionApi() {
  const state = {
    hasQuiz: true,
    reportParts: ['scores', 'EQ', 'MQ', 'LQ', 'swot'] as ReportPart[],
    seat: { completedCount: 0 } as Seat,
    /** Of the open attempt, or of the next one. */
    nextParts: ['scores', 'EQ', 'MQ', 'LQ', 'swot'] as ReportPart[],
  };
  const calls: { operation: Operation; body: Record<string, unknown> }[] = [];
  const faults: Partial<Record<Operation, Fault[]>> = {};

  const handlers: Record<Operation, (body: Record<string, unknown>) => Response> = {
    quiz: () =>
      state.hasQuiz
        ? Response.json({
            quizId: 1,
            name: 'TrueIn Assessment',
            description: 'Assessment',
            price: 1999,
            questionCount: 60,
            reportParts: state.reportParts,
            timeLimitSeconds: 1800,
            resumeLimit: 4,
          })
        : no(404, 'no-active-quiz'),
    seat: () => Response.json(state.seat),
    nextReport: () => Response.json({ reportParts: state.nextParts }),
    redeem({ code }) {
      if (code === 'USEDUP') return no(409, 'coupon-used-up');
      if (code !== coupon.code) return no(409, 'coupon-invalid');
      state.seat = { ...state.seat, coupon };
      return Response.json(coupon);
    },
    consent({ textVersion }) {
      state.seat = { ...state.seat, consent };
      return Response.json({ ...consent, textVersion });
    },
  };

  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const line = `${init.method} ${address}`;
    const operation = (Object.keys(routes) as Operation[]).find((name) => routes[name].test(line));
    if (!operation) throw new Error(`Unexpected request: ${line}`);
    const body = init.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {};
    calls.push({ operation, body });
    const fault = faults[operation]?.shift();
    if (fault instanceof Promise) await fault;
    else if (fault === 'no answer') throw new TypeError('Failed to fetch');
    else if (fault) return no(fault.status, fault.code, fault.message);
    return handlers[operation](body);
  });

  return {
    state,
    fail: (operation: Operation, ...list: Fault[]) => void (faults[operation] = list),
    callsOf: (operation: Operation) => calls.filter((call) => call.operation === operation),
  };
}

export type FakeSelectionApi = ReturnType<typeof fakeSelectionApi>;
