import { fakeRoutes, refused } from '#test/web/features/fake-routes.ts';
import { vi } from 'vitest';

const routes = {
  me: /^GET \/api\/me$/,
  quiz: /^GET \/api\/quiz$/,
  seat: /^GET \/api\/quizzes\/\d+\/seat$/,
  redeem: /^POST \/api\/quizzes\/\d+\/redemptions$/,
  enter: /^POST \/api\/quizzes\/\d+\/entries$/,
  clock: /^GET \/api\/attempts\/[^/]+\/clock$/,
  answer: /^POST \/api\/attempts\/[^/]+\/answers$/,
  tabSwitch: /^POST \/api\/attempts\/[^/]+\/tab-switches$/,
  end: /^POST \/api\/attempts\/[^/]+\/end(\?.*)?$/,
};
type Operation = keyof typeof routes;

const refuse = (status: number, code: string) => refused({ status, code });

/** The API at the edge of the page: one quiz, one person, one attempt. Put it in the place of `fetch` with `install`. */
export function fakeApi({ questionCount = 3, timeLimitSeconds = 120 } = {}) {
  const attemptId = '1.1.01J0000000000000000000000A';
  const questions = Array.from({ length: questionCount }, (_, index) => ({
    questionId: `q${index + 1}`,
    text: `Question text ${index + 1}`,
    options: ['a', 'b', 'c'].map((optionId) => ({ optionId, text: `Option ${optionId} of ${index + 1}` })),
  }));
  const state = {
    attemptId,
    hasQuiz: true,
    questions,
    coupon: undefined as { code: string; discountPercentage: number; price: number; finalPrice: number } | undefined,
    status: 'none' as 'none' | 'pending' | 'open' | 'completed',
    endReason: 'candidate',
    answers: new Map<string, string>(),
    events: new Set<string>(),
    /** The entry that has the attempt. */
    liveEntryId: undefined as string | undefined,
    deadline: 0,
    resumeLimit: 4,
    completedCount: 0,
  };
  let sleptMs = 0;
  const now = () => 1_750_000_000_000 + performance.now() + sleptMs;
  const remaining = () => state.resumeLimit - state.events.size;

  function complete(reason: string): void {
    Object.assign(state, { status: 'completed', endReason: reason });
  }

  function count(eventId: string): void {
    if (state.events.has(eventId)) return;
    state.events.add(eventId);
    if (remaining() === 0) complete('limit');
  }

  const standing = () => ({ deadline: state.deadline, remaining: remaining() });
  const isLive = (entryId: string | undefined) => (entryId ? { isLive: entryId === state.liveEntryId } : {});

  const handlers: Record<Operation, (body: Record<string, string>) => object> = {
    me: () => ({ isAdmin: false }),
    quiz: () =>
      state.hasQuiz
        ? {
            quizId: 1,
            name: 'TrueIn Assessment',
            description: 'Assessment',
            price: 1999,
            questionCount,
            reportParts: ['scores'],
            timeLimitSeconds,
            resumeLimit: state.resumeLimit,
          }
        : refuse(404, 'no-active-quiz'),
    seat: () => ({
      completedCount: state.completedCount,
      ...(state.coupon && { coupon: state.coupon }),
      ...(state.status === 'open' && {
        openAttemptId: state.attemptId,
        remaining: remaining(),
        liveEntryId: state.liveEntryId,
      }),
    }),
    redeem: ({ code = '' }) => {
      if (code === 'USEDUP') return refuse(409, 'coupon-used-up');
      if (code !== 'SAVE20') return refuse(400, 'coupon-invalid');
      return (state.coupon = { code, discountPercentage: 20, price: 1999, finalPrice: 1599.2 });
    },
    enter: ({ eventId = '', mayClose }) => {
      const isNew = state.status === 'open' && !state.events.has(eventId);
      if (isNew && remaining() <= 1 && !mayClose) return refuse(409, 'would-close');
      if (state.status === 'none' && !state.coupon) return refuse(403, 'coupon-required');
      if (state.status === 'none') state.status = 'pending';
      if (state.status === 'open') count(eventId);
      state.liveEntryId = eventId;
      return {
        attemptId: state.attemptId,
        status: state.status,
        ...(state.status === 'completed' && { endReason: state.endReason }),
        questions: { none: [], pending: state.questions.slice(0, 1), open: state.questions, completed: [] }[
          state.status
        ],
        questionCount: state.status === 'completed' ? 0 : questionCount,
        answered: [...state.answers].map(([questionId, optionId]) => ({ questionId, optionId })),
        timeLimitSeconds,
        ...(state.deadline > 0 && { deadline: state.deadline }),
        now: now(),
        resumeCount: state.events.size,
        remaining: remaining(),
      };
    },
    answer: ({ questionId = '', optionId = '', entryId }) => {
      const live = isLive(entryId);
      const earlier = state.answers.get(questionId);
      if (earlier && earlier !== optionId) return refuse(409, 'already-answered');
      const first = questionId === state.questions[0]?.questionId && { questions: state.questions };
      if (earlier) return { outcome: 'replayed', ...standing(), now: now(), ...live, ...first };
      if (state.status === 'completed') return refuse(409, 'attempt-closed');
      state.answers.set(questionId, optionId);
      if (state.status === 'open') return { outcome: 'saved', ...standing(), now: now(), ...live };
      Object.assign(state, { status: 'open', deadline: now() + timeLimitSeconds * 1000 });
      return { outcome: 'saved', ...standing(), now: now(), ...live, ...first };
    },
    tabSwitch: ({ eventId = '', entryId }) => {
      const live = isLive(entryId);
      if (live.isLive !== false) count(eventId);
      return { status: state.status, resumeCount: state.events.size, ...standing(), now: now(), ...live };
    },
    clock: () => {
      if (state.status !== 'open' && state.status !== 'completed') return refuse(404, 'not-found');
      return { ...standing(), ...(state.status === 'open' && { liveEntryId: state.liveEntryId }), now: now() };
    },
    end: ({ deadline, entryIds }) => {
      const isEarly = Number(deadline) < state.deadline || now() < state.deadline;
      const isElsewhere = entryIds && !entryIds.split(',').includes(state.liveEntryId ?? '');
      if (state.status === 'open' && (isElsewhere || (deadline && isEarly))) return refuse(409, 'attempt-open');
      if (state.answers.size === 0) return refuse(409, 'nothing-answered');
      if (state.status === 'open') complete('candidate');
      return { attemptId, endReason: state.endReason, endedAt: now() };
    },
  };

  let isDown = false;
  const { calls, fetch, ...api } = fakeRoutes<Operation, Record<string, string | number>>(
    routes,
    ({ operation, body }) => handlers[operation](body as Record<string, string>),
  );
  const fakeFetch = async (address: string, init: RequestInit = {}) => {
    init.signal?.throwIfAborted();
    if (isDown) throw new TypeError('Failed to fetch');
    return fetch(address, init);
  };

  return {
    attemptId,
    state,
    ...api,
    install: () => vi.stubGlobal('fetch', fakeFetch),
    /** Nothing reaches the server while the network is down. */
    setNetwork(state: 'up' | 'down'): void {
      isDown = state === 'down';
    },
    /** All that arrived, in order. */
    arrivals: () =>
      calls
        .filter(({ operation }) => operation !== 'me' && operation !== 'clock')
        .map(({ operation, body }) => ({ operation, body })),
    /** Time that passes at the server while the ticks of a sleeping device stand still. */
    sleep(ms: number): void {
      sleptMs += ms;
    },
    /** As an admin does. */
    grant({ minutes = 0, resumes = 0 }) {
      state.deadline += minutes * 60_000;
      state.resumeLimit += resumes;
    },
    /** As if the person had begun earlier and answered these. */
    begin(...questionIds: string[]) {
      Object.assign(state, { status: 'open', deadline: now() + timeLimitSeconds * 1000 });
      for (const questionId of questionIds) state.answers.set(questionId, 'a');
    },
  };
}

export type FakeApi = ReturnType<typeof fakeApi>;
