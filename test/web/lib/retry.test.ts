import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem, NetworkFailure, type ProblemCode } from '#web/lib/api-problem.ts';
import { isBusy, isTransient, pauseMs, withRetries } from '#web/lib/retry.ts';

const problem = (code: ProblemCode, status: number) => new ApiProblem({ code, status, message: code });

describe('isTransient', () => {
  it.each([
    [new NetworkFailure(undefined), true],
    [new TypeError('a bug'), true],
    [problem('unexpected', 500), true],
    [problem('unexpected', 403), true],
    [problem('busy', 409), true],
    [problem('signed-out', 401), true],
    [problem('busy', 503), true],
    [problem('busy', 429), true],
    [problem('too-many-requests', 429), false],
    [problem('invalid-input', 400), false],
  ])('calls “%s” transient: %s', (error, expected) => expect(isTransient(error)).toBe(expected));
});

describe('isBusy', () => {
  it.each([
    [problem('busy', 503), true],
    [problem('unexpected', 503), true],
    [problem('busy', 429), true],
    [problem('too-many-requests', 429), false],
    [problem('unexpected', 500), false],
    [new NetworkFailure(undefined), false],
  ])('calls “%s” busy: %s', (error, expected) => expect(isBusy(error)).toBe(expected));
});

describe('pauseMs', () => {
  it('the pause doubles up to half a minute', () => {
    expect([1, 2, 3, 4, 7, 50].map((failures) => pauseMs(failures, () => 1))).toEqual([
      500, 1_000, 2_000, 4_000, 30_000, 30_000,
    ]);
  });

  it('jitter shortens the pause by up to a half', () => {
    expect(pauseMs(3, () => 0)).toBe(1_000);
  });
});

describe('withRetries', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  /** The outcome after all pauses between the tries. */
  const settled = async <T>(task: Promise<T>) => {
    const outcome = task.catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    return outcome;
  };

  it('a transient failure is retried, a refusal isn’t', async () => {
    const flaky = vi.fn().mockRejectedValueOnce(new NetworkFailure(undefined)).mockResolvedValue('done');
    expect(await settled(withRetries(flaky))).toBe('done');
    const refused = vi.fn().mockRejectedValue(problem('not-found', 404));
    expect(await settled(withRetries(refused))).toMatchObject({ code: 'not-found' });
    expect(refused).toHaveBeenCalledOnce();
  });

  it('the task is given up after the given number of tries', async () => {
    const down = vi.fn().mockRejectedValue(problem('unexpected', 502));
    expect(await settled(withRetries(down, 2))).toMatchObject({ code: 'unexpected' });
    expect(down).toHaveBeenCalledTimes(2);
  });
});
