import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ComponentType, StrictMode } from 'react';
import { createMemoryRouter, type InitialEntry, type RouteObject, RouterProvider } from 'react-router-dom';
import { makeQueryClient } from '#web/lib/query-client.ts';

/** Screens in a router, as main.tsx mounts them: effects run twice. */
export function mount(routes: RouteObject[], entry: InitialEntry, client = makeQueryClient()) {
  const router = createMemoryRouter(routes, { initialEntries: [entry] });
  const { unmount } = render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
  return { router, unmount };
}

/** One screen at its address. */
export function openScreen(Component: ComponentType, address: string, path = new URL(address, 'http://site').pathname) {
  return mount(
    [
      { path, Component },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    address,
  ).router;
}

interface Asked {
  method: string;
  /** Without `/api`. */
  path: string;
  query: Record<string, string>;
  body: Record<string, unknown> | undefined;
}

/** Replies to `METHOD /path` of the API; `{id}` in a path takes any id. */
export type Answers = Record<string, (asked: Asked) => unknown>;

/** What is asked is kept. An answer with a `code` is a refusal. */
export function fakeApi(answers: Answers) {
  const asked: Asked[] = [];
  const fetch = async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://site');
    const path = pathname.replace('/api', '');
    const sent = body ? (JSON.parse(body) as Asked['body']) : undefined;
    const one: Asked = { method, path, query: Object.fromEntries(searchParams), body: sent };
    const isMeant = (key: string) => new RegExp(`^${key.replace(/\{\w+\}/g, '[^/]+')}$`).test(`${method} ${path}`);
    const answer = Object.entries(answers).find(([key]) => isMeant(key))?.[1];
    if (!answer) throw new Error(`Unexpected request: ${method} ${address}`);
    asked.push(one);
    const reply = await answer(one);
    return Response.json(reply, { status: isRefusal(reply) ? 409 : 200 });
  };
  return { asked, fetch };
}

function isRefusal(reply: unknown): boolean {
  return typeof reply === 'object' && reply !== null && 'requestId' in reply;
}

/** As the server refuses. */
export const refusal = (code: string, message: string) => ({ code, message, requestId: 'r' });
