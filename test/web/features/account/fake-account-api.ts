import { vi } from 'vitest';
import type { listMyAttempts, MyAttempt } from '#functions/contract/account.ts';
import type { Reply } from '#functions/contract/endpoint.ts';

type Account = Reply<typeof listMyAttempts>;

const routes = {
  list: /^GET \/api\/me\/attempts$/,
  report: /^GET \/api\/me\/attempts\/([^/]+)\/report$/,
  export: /^GET \/api\/me\/export(?:\?from=(.*))?$/,
  erase: /^POST \/api\/me\/erasure$/,
};
type Operation = keyof typeof routes;
type Fault = 'no answer' | { status: number; code: string; message?: string } | Promise<unknown>;

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
  const calls: { operation: Operation; line: string; body: unknown }[] = [];
  const faults: Partial<Record<Operation, Fault[]>> = {};
  const handlers: Record<Operation, (id: string | undefined) => unknown> = {
    list: () => state,
    report: (id) => ({ url: `https://reports.example/${id}.pdf`, expiresAt: 1 }),
    export: (from) => ({ exportedAt: 1, profile: { name: 'Asha Rao' }, ...exported.pages[from ?? ''] }),
    erase: () => ({ erasedAt: 1, kept: ['Your consent, for as long as the law asks us to prove it.'] }),
  };

  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const line = `${init.method} ${address}`;
    const operation = (Object.keys(routes) as Operation[]).find((name) => routes[name].test(line));
    if (!operation) throw new Error(`Unexpected request: ${line}`);
    calls.push({ operation, line, body: init.body ? JSON.parse(String(init.body)) : undefined });
    const fault = faults[operation]?.shift();
    if (fault instanceof Promise) await fault;
    else if (fault === 'no answer') throw new TypeError('Failed to fetch');
    else if (fault) return Response.json({ message: 'No.', requestId: 'r1', ...fault }, { status: fault.status });
    return Response.json(handlers[operation](routes[operation].exec(line)?.[1]));
  });

  return {
    state,
    exported,
    fail: (operation: Operation, ...list: Fault[]) => void (faults[operation] = list),
    callsOf: (operation: Operation) => calls.filter((call) => call.operation === operation),
  };
}

export type FakeAccountApi = ReturnType<typeof fakeAccountApi>;
