// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getBankPage } from '#functions/contract/admin/banks/questions.ts';
import { saveAnswer } from '#functions/contract/attempts.ts';
import { getMe } from '#functions/contract/me.ts';
import { getActiveQuiz } from '#functions/contract/quiz.ts';
import { ApiProblem, call, NetworkFailure } from '#web/lib/api-client.ts';
import { problemOf } from '#web/lib/api-problem.ts';
import { sessionEndEvent } from '#web/lib/session/session-hint.ts';
import { matching } from '#test/support/matchers.ts';

const auth = vi.hoisted(() => ({
  currentToken: vi.fn<(instead?: string) => Promise<string | undefined>>(),
}));
vi.mock('#web/lib/session/auth.ts', () => auth);

const fetched = vi.fn<typeof fetch>();
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const answer = { questionId: '1a', optionId: '2', answeredAfterMs: 900 };
const attemptId = '1.3.01ARZ3NDEKTSV4RRFFQ69G5FAV';

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset());
  auth.currentToken.mockReset().mockResolvedValue('id-token');
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const tokenName = (id: string) => `CognitoIdentityServiceProvider.client.${id}.idToken`;
const storedToken = () =>
  Object.entries(localStorage).find(([name]) => name.endsWith('.idToken'))?.[1] as string | undefined;

/** Replaces what this browser stores by a token. */
function keep(id: string, mark: string, secondsLeft = -3600): void {
  const claims = btoa(JSON.stringify({ sub: id, exp: Date.now() / 1000 + secondsLeft }));
  localStorage.clear();
  localStorage.setItem(tokenName(id), `${mark}.${claims}.sign`);
}

/** The only request that was sent. */
function sent() {
  expect(fetched).toHaveBeenCalledTimes(1);
  const [address, init] = fetched.mock.calls[0] ?? [];
  return { address, init, headers: new Headers(init?.headers) };
}

describe('a request', () => {
  it('a request has path, body and token, and returns the reply', async () => {
    fetched.mockResolvedValue(json(200, { outcome: 'saved', now: 5 }));
    await expect(call(saveAnswer, { params: { attemptId }, body: answer })).resolves.toEqual({
      outcome: 'saved',
      now: 5,
    });
    const { address, init, headers } = sent();
    expect(address).toBe(`/api/attempts/${attemptId}/answers`);
    expect(init).toMatchObject({ method: 'POST', body: JSON.stringify(answer) });
    expect(headers.get('Authorization')).toBe('Bearer id-token');
    expect(headers.get('Content-Type')).toBe('application/json');
  });

  it('a refused token is renewed and the request sent once more', async () => {
    auth.currentToken.mockImplementation(async (instead) => (instead ? 'new-token' : 'old-token'));
    fetched.mockImplementation(async (_, init) =>
      new Headers(init?.headers).get('Authorization') === 'Bearer new-token'
        ? json(200, { userId: 'a' })
        : json(401, { message: 'Unauthorized' }),
    );
    await expect(call(getMe, {})).resolves.toEqual({ userId: 'a' });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('a 503 renews no token and repeats no request', async () => {
    fetched.mockResolvedValue(json(503, { code: 'busy', message: 'You stay signed in.', requestId: 'r' }));
    await expect(call(getMe, {})).rejects.toMatchObject({ code: 'busy', message: 'You stay signed in.' });
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(auth.currentToken).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  it('a refused renewed token ends the session without a third request', async () => {
    const told = vi.fn();
    window.addEventListener(sessionEndEvent, told, { once: true });
    keep('asha', 'renewed');
    auth.currentToken.mockImplementation(async () => storedToken());
    fetched.mockImplementation(async () => json(401, { message: 'Unauthorized' }));
    await expect(call(getMe, {})).rejects.toMatchObject({ code: 'signed-out' });
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(storedToken()).toBeUndefined();
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce(), { timeout: 60_000 });
  });

  it('a session begun in another tab meanwhile survives the refusal of the old token', async () => {
    keep('asha', 'old');
    auth.currentToken.mockImplementation(async () => storedToken());
    fetched.mockImplementation(async () => {
      if (fetched.mock.calls.length === 2) keep('asha', 'newer');
      return json(401, { message: 'Unauthorized' });
    });
    await expect(call(getMe, {})).rejects.toMatchObject({ code: 'signed-out' });
    expect(storedToken()).toContain('newer');
  });

  it('a request of one person is never sent with another person’s token', async () => {
    keep('ravi', 'good', 3600);
    const send = call(saveAnswer, { params: { attemptId }, body: answer }, { userId: 'asha' });
    await expect(send).rejects.toMatchObject({ code: 'signed-out' });
    expect(fetched).not.toHaveBeenCalled();
    expect(storedToken()).toContain('good');
    fetched.mockResolvedValue(json(200, {}));
    await call(saveAnswer, { params: { attemptId }, body: answer }, { userId: 'ravi' });
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('a stored token is renewed within 10 seconds of its expiry by the issuer’s clock', async () => {
    fetched.mockImplementation(async () => json(200, {}));
    keep('asha', 'good', 12);
    await call(getMe, {});
    expect(auth.currentToken).not.toHaveBeenCalled();
    keep('asha', 'due', 9);
    await call(getMe, {});
    expect(auth.currentToken).toHaveBeenCalledExactlyOnceWith(storedToken());
    // This device's clock is an hour ahead.
    keep('asha', 'good', 60 - 3600);
    localStorage.setItem('CognitoIdentityServiceProvider.client.asha.clockDrift', String(-3_600_000));
    await call(getMe, {});
    expect(auth.currentToken).toHaveBeenCalledOnce();
  });

  it('path parameters are escaped', async () => {
    fetched.mockResolvedValue(json(200, {}));
    await call(saveAnswer, { params: { attemptId: 'a/b?c' }, body: answer });
    expect(sent().address).toBe('/api/attempts/a%2Fb%3Fc/answers');
  });

  it('undefined query parameters are left out', async () => {
    fetched.mockResolvedValue(json(200, {}));
    const operation = { ...getBankPage, path: '/things' };
    await call(operation, { params: {}, query: { page: 2, search: undefined } } as never);
    expect(sent().address).toBe('/api/things?page=2');
  });

  it('a public operation has no token and no body', async () => {
    fetched.mockResolvedValue(json(200, { quizId: 1 }));
    await call(getActiveQuiz, {});
    const { init, headers } = sent();
    expect(auth.currentToken).not.toHaveBeenCalled();
    expect(headers.has('Authorization')).toBe(false);
    expect(headers.has('Content-Type')).toBe(false);
    expect(init?.body).toBeUndefined();
  });

  it('a missing token sends nothing and signals the end of the session, a network failure doesn’t', async () => {
    const told = vi.fn();
    window.addEventListener(sessionEndEvent, told, { once: true });
    auth.currentToken.mockRejectedValueOnce(new TypeError('no network'));
    await expect(call(getMe, {})).rejects.toBeInstanceOf(NetworkFailure);
    auth.currentToken.mockResolvedValue(undefined);
    await expect(call(getMe, {})).rejects.toMatchObject({ name: 'ApiProblem', code: 'signed-out', status: 401 });
    expect(fetched).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce(), { timeout: 60_000 });
  });
});

describe('a refusal of the server', () => {
  it('a refusal has code, message, field and request id', async () => {
    const body = {
      code: 'invalid-input',
      message: 'Please enter a valid email address.',
      where: 'body.email',
      requestId: 'r-7',
    };
    fetched.mockResolvedValue(json(400, body));
    const problem = await call(getMe, {}).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(ApiProblem);
    expect(problem).toMatchObject({ ...body, status: 400 });
  });

  it.each([
    [
      'a fault of the product',
      500,
      { code: 'unexpected', message: 'TypeError: x is undefined', requestId: 'r' },
      'unexpected',
      /on our side/,
    ],
    ['a gateway without words', 502, { message: 'Bad Gateway' }, 'unexpected', /on our side/],
    ['a gateway that refuses the token', 401, { message: 'Unauthorized' }, 'signed-out', /sign in again/],
    ['a gateway that is asked too often', 429, { message: 'Too Many Requests' }, 'busy', /in a moment/],
    ['a firewall', 403, null, 'unexpected', /on our side/],
    [
      'a busy table',
      503,
      { code: 'busy', message: 'Please try again.', requestId: 'r' },
      'busy',
      /^Please try again\.$/,
    ],
  ])('a refusal by %s (%i) becomes a message for people', async (_, status, body, code, message) => {
    fetched.mockResolvedValue(json(status, body));
    await expect(call(getActiveQuiz, {})).rejects.toMatchObject({
      name: 'ApiProblem',
      status,
      code,
      message: matching(message),
    });
  });

  it('a reply of HTML counts as an unexpected problem', async () => {
    fetched.mockResolvedValue(new Response('<!doctype html>', { status: 200 }));
    await expect(call(getActiveQuiz, {})).rejects.toMatchObject({ name: 'ApiProblem', code: 'unexpected' });
  });
});

describe('a request without a reply', () => {
  it('a failed fetch is a network failure', async () => {
    const cause = new TypeError('Failed to fetch');
    fetched.mockRejectedValue(cause);
    const failure = await call(getActiveQuiz, {}).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NetworkFailure);
    expect(failure).toMatchObject({ cause });
  });

  const never: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
    );

  it.each([
    [15_000, 'usually', {}],
    [30_000, 'if the caller says so', { timeLimitMs: 30_000 }],
  ])('a request times out after %i ms %s', async (limitMs, _, options) => {
    vi.useFakeTimers();
    fetched.mockImplementation(never);
    const outcome = vi.fn();
    call(getActiveQuiz, {}, options).catch(outcome);
    await vi.advanceTimersByTimeAsync(limitMs - 1);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith(expect.any(NetworkFailure));
    const { message } = outcome.mock.calls[0]?.[0] as Error;
    expect(message).toBe('Something went wrong on our side. Please try again in a moment.');
  });

  it('a failing token issuer is a problem of the server, not of the network', async () => {
    auth.currentToken.mockRejectedValue(problemOf(503, undefined));
    await expect(call(getMe, {})).rejects.toMatchObject({ name: 'ApiProblem', code: 'unexpected' });
  });

  it('the time limit includes the wait for a token', async () => {
    vi.useFakeTimers();
    auth.currentToken.mockReturnValue(new Promise(() => undefined));
    const outcome = vi.fn();
    call(getMe, {}).catch(outcome);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(outcome).toHaveBeenCalledWith(expect.any(NetworkFailure));
    expect(fetched).not.toHaveBeenCalled();
  });

  it('a request that the caller aborts rejects with AbortError', async () => {
    fetched.mockImplementation(never);
    const left = new AbortController();
    const waiting = call(getActiveQuiz, {}, { signal: left.signal });
    left.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('an already aborted request doesn’t wait for a token', async () => {
    auth.currentToken.mockReturnValue(new Promise(() => undefined));
    await expect(call(getMe, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('a finished request leaves no timer behind', async () => {
    vi.useFakeTimers();
    fetched.mockResolvedValue(json(200, {}));
    await call(getActiveQuiz, {});
    expect(vi.getTimerCount()).toBe(0);
  });
});
