import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  endingOf,
  formatAttemptId,
  isLive,
  packAnswer,
  packEvent,
  parseAttemptId,
  unpackAnswer,
  unpackEvent,
  type EventCause,
} from '#functions/domain/attempts/attempt.ts';
import { finalPrice } from '#functions/domain/coupons/coupon.ts';
import { shuffle } from '#functions/domain/attempts/shuffle.ts';
import { timeLimitSeconds } from '#functions/domain/attempts/time-limit.ts';

/** As many as fit: more than any attempt takes. */
const maxSeconds = 1_657_007;
const base36 = fc.constantFrom(...'0123456789abcdefghijklmnopqrstuvwxyz');

describe('an attempt as it is stored', () => {
  it('packs an answer into four bytes and back', () => {
    fc.assert(
      fc.property(base36, fc.nat(35), fc.nat(maxSeconds), fc.boolean(), (optionId, position, seconds, isLate) => {
        const packed = packAnswer({ optionId, position, seconds }, isLate);
        expect(packed).toHaveLength(4);
        expect(unpackAnswer(packed)).toEqual({ optionId, position, seconds, isLate });
      }),
    );
  });

  it.each([
    [-1, 0],
    [24 * 3600 + 59, 24 * 3600 + 59],
    [66 * 3600, 66 * 3600],
    [1e12, maxSeconds],
    [12.9, 12],
  ])('keeps %d s as %d s', (seconds, kept) => {
    expect(unpackAnswer(packAnswer({ optionId: '1', position: 0, seconds })).seconds).toBe(kept);
  });

  it('packs an event into seven characters at most, twelve with an absence, and back', () => {
    const causes = fc.constantFrom<EventCause>('open', 'reload', 'back-forward', 'tab-switch');
    fc.assert(
      fc.property(causes, fc.nat(4_000_000_000), fc.option(fc.nat(64 ** 4 - 1)), (cause, at, away) => {
        const event = { cause, at, ...(away !== null && { awaySeconds: away }) };
        const packed = packEvent(event);
        expect(packed.length).toBeLessThanOrEqual(away === null ? 7 : 12);
        expect(unpackEvent(packed)).toEqual(event);
      }),
    );
  });

  it('keeps an absence of weeks, and one of years as the longest there is room for', () => {
    const kept = (awaySeconds: number) => unpackEvent(packEvent({ cause: 'reload', at: 1, awaySeconds })).awaySeconds;
    expect(kept(14 * 24 * 3600)).toBe(14 * 24 * 3600);
    expect(kept(1e9)).toBe(64 ** 4 - 1);
  });

  it.each([
    [undefined, undefined, undefined],
    ['first', undefined, undefined],
    [undefined, 'first', true],
    ['first', 'first', true],
    ['second', 'first', false],
  ])('with the live entry %s the entry %s is live: %s', (live, entryId, answer) => {
    expect(isLive(live, entryId)).toBe(answer);
  });

  it('is named by quiz, version and ULID', () => {
    const ref = { quizId: 1, version: 7, ulid: '01J0000000000000000000000Z' };
    expect(formatAttemptId(ref)).toBe('1.7.01J0000000000000000000000Z');
    expect(parseAttemptId(formatAttemptId(ref))).toEqual(ref);
  });

  it.each(['', '1.7', '1.7.x', '1.7.01J0000000000000000000000Z#X', '../1.7.01J0000000000000000000000Z'])(
    '“%s” is no attempt id',
    (text) => {
      expect(() => parseAttemptId(text)).toThrow(expect.objectContaining({ code: 'not-found' }) as Error);
    },
  );
});

describe('the rules of an attempt', () => {
  it.each([
    [60, undefined, 1800],
    [61, undefined, 1860],
    [1, undefined, 60],
    [60, 45, 45],
  ])('%d questions with a limit of %s take %d s', (count, own, seconds) => {
    expect(timeLimitSeconds(own === undefined ? {} : { secondsPerAttempt: own }, count)).toBe(seconds);
  });

  it.each([
    ['candidate', 999, { endReason: 'candidate', endedAt: 999 }],
    ['candidate', 1000, { endReason: 'time', endedAt: 1000 }],
    ['limit', 5000, { endReason: 'limit', endedAt: 1000 }],
    ['time', 5000, { endReason: 'time', endedAt: 1000 }],
  ] as const)('an end for %s at %d with the deadline 1000 is %j', (reason, now, ending) => {
    expect(endingOf({ deadline: 1000 }, reason, now)).toEqual(ending);
  });

  it.each([
    [1999, 50, 999.5],
    [1999, 33, 1339.33],
    [1999, 100, 0],
    [0, 50, 0],
  ])('₹%d less %d %% is ₹%d', (price, discount, final) => {
    expect(finalPrice(price, discount)).toBe(final);
  });
});

describe('shuffling', () => {
  const items = Array.from({ length: 60 }, (_, index) => index);

  it('keeps every item and depends on the seed alone', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const shuffled = shuffle(items, seed);
        expect([...shuffled].sort((a, b) => a - b)).toEqual(items);
        expect(shuffle(items, seed)).toEqual(shuffled);
      }),
    );
  });

  it('puts each of five options on each place about equally often', () => {
    const places = [0, 0, 0, 0, 0];
    for (let seed = 0; seed < 10_000; seed++) {
      const place = shuffle(['a', 'b', 'c', 'd', 'e'], `seed:${seed}`).indexOf('a');
      places[place] = (places[place] ?? 0) + 1;
    }
    for (const count of places) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });
});
