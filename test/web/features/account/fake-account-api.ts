import type { listMyAttempts, MyAttempt } from '#functions/contract/account.ts';
import type { Reply } from '#functions/contract/endpoint.ts';
import { fakeRoutes } from '#test/web/features/fake-routes.ts';

type Account = Reply<typeof listMyAttempts>;

const routes = {
  list: /^GET \/api\/me\/attempts$/,
  report: /^GET \/api\/me\/attempts\/([^/]+)\/report$/,
  export: /^GET \/api\/me\/export(?:\?from=(.*))?$/,
  erase: /^POST \/api\/me\/erasure$/,
};
type Operation = keyof typeof routes;

/** A completed attempt whose report has been sent. */
export function makeAttempt(number: number, changes: Partial<MyAttempt> = {}): MyAttempt {
  return {
    attemptId: `1.1.01J000000000000000000000${String(number).padStart(2, '0')}`,
    quizName: 'TrueIn Assessment',
    startedAt: Date.UTC(2026, 10, number, 6),
    endedAt: Date.UTC(2026, 10, number, 6, 30),
    status: 'completed',
    endReason: 'candidate',
    answeredCount: 58,
    questionCount: 60,
    report: {
      status: 'sent',
      promisedBy: Date.UTC(2026, 10, number + 2, 6),
      sentAt: Date.UTC(2026, 10, number + 1, 6),
      canRead: true,
      canDownload: true,
    },
    ...changes,
  };
}

/** The account's API at the edge of the page. */
export function fakeAccountApi() {
  const state = { attempts: [], consents: [] } as Account;
  /** Pages of the export, by the attempt that they begin with. */
  const exported: { pages: Record<string, object> } = { pages: {} };
  const handlers: Record<Operation, (id: string | undefined) => object> = {
    list: () => state,
    report: (id) => ({ url: `https://reports.example/${id}.pdf`, expiresAt: 1 }),
    export: (from) => ({ exportedAt: 1, profile: { name: 'Asha Rao' }, ...exported.pages[from ?? ''] }),
    erase: () => ({ erasedAt: 1, kept: ['Your consent, for as long as the law asks us to prove it.'] }),
  };
  const api = fakeRoutes(routes, ({ operation, at }) => handlers[operation](at[1]));
  api.install();
  return { ...api, state, exported };
}

export type FakeAccountApi = ReturnType<typeof fakeAccountApi>;
