import { vi } from 'vitest';

export interface Asked {
  method: string;
  path: string;
  query: Record<string, string>;
  body: Record<string, unknown> | undefined;
}

/** The API at the edge of the page: what `answer` gives is sent as JSON, an error as a refusal. */
export function fakeServer(answer: (asked: Asked) => unknown): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://site');
    const body = init.body ? (JSON.parse(String(init.body)) as Asked['body']) : undefined;
    const call = { method: init.method ?? 'GET', path: pathname, query: Object.fromEntries(searchParams), body };
    asked.push(call);
    init.signal?.throwIfAborted();
    const given = await answer(call);
    if (!(given instanceof Error)) return Response.json(given);
    return Response.json({ code: 'attempt-closed', message: given.message, requestId: 'r' }, { status: 409 });
  });
  return asked;
}
