import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  endingOf,
  formatAttemptId,
  isLive,
  isOutdated,
  packAnswer,
  packEvent,
  parseAttemptId,
  unpackAnswer,
  unpackEvent,
  type EventCause,
} from '#functions/domain/attempts/attempt.ts';
import { notFound } from '#functions/domain/words/attempts.ts';

/** As many as fit: more than any attempt takes. */
const maxSeconds = 1_657_007;
const base36 = fc.constantFrom(...'0123456789abcdefghijklmnopqrstuvwxyz');

const ulid = '01J0000000000000000000000Z';

describe('the stored form of an attempt', () => {
  it('packs an answer into four bytes and unpacks the same answer', () => {
    fc.assert(
      fc.property(base36, fc.nat(maxSeconds), fc.boolean(), (optionId, seconds, isLate) => {
        const packed = packAnswer({ optionId, seconds }, isLate);
        expect(packed).toHaveLength(4);
        expect(unpackAnswer(packed)).toEqual({ optionId, seconds, isLate });
      }),
    );
  });

  it('unpacks an older answer, which has the place on the screen that a device claimed', () => {
    // Option 1, place 2, 90 seconds: 36 places, and late or not.
    const packed = new Uint8Array(4);
    new DataView(packed.buffer).setUint32(0, (1 * 36 + 2) * 2 * (maxSeconds + 1) + 90);
    expect(unpackAnswer(packed)).toEqual({ optionId: '1', seconds: 90, isLate: false });
  });

  it.each([
    [-1, 0],
    [24 * 3600 + 59, 24 * 3600 + 59],
    [66 * 3600, 66 * 3600],
    [1e12, maxSeconds],
    [12.9, 12],
  ])('stores an answer time of %d s as %d s', (seconds, kept) => {
    expect(unpackAnswer(packAnswer({ optionId: '1', seconds })).seconds).toBe(kept);
  });

  it('packs an event into 7 characters, 12 with an absence, and unpacks the same event', () => {
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

  it('unpacks an answer from the middle of a larger buffer, as the database client gives it', () => {
    const answer = { optionId: 'k', seconds: 1234 };
    const bytes = Uint8Array.of(255, 254, ...packAnswer(answer, true), 253);
    expect(unpackAnswer(bytes.subarray(2, 6))).toEqual({ ...answer, isLate: true });
    expect(packAnswer(answer)).toEqual(packAnswer(answer, false));
  });

  it('stores an absence of weeks exactly and clamps one of years', () => {
    const kept = (awaySeconds: number) => unpackEvent(packEvent({ cause: 'reload', at: 1, awaySeconds })).awaySeconds;
    expect(kept(14 * 24 * 3600)).toBe(14 * 24 * 3600);
    expect(kept(1e9)).toBe(64 ** 4 - 1);
    expect(kept(-5)).toBe(0);
  });

  it('reads an event of an unknown cause as an entry', () => {
    expect(unpackEvent(`x${packEvent({ cause: 'reload', at: 1_800_000_000 }).slice(1)}`)).toEqual({
      cause: 'open',
      at: 1_800_000_000,
    });
  });

  it.each([
    [undefined, undefined, undefined],
    ['first', undefined, undefined],
    [undefined, 'first', true],
    ['first', 'first', true],
    ['second', 'first', false],
  ])('when entry %s is live, entry %s counts as live: %s', (live, entryId, answer) => {
    expect(isLive(live, entryId)).toBe(answer);
  });

  it('formats and parses an id of quiz, version and ULID, up to the largest numbers', () => {
    const ref = { quizId: 1, version: 7, ulid };
    expect(formatAttemptId(ref)).toBe(`1.7.${ulid}`);
    for (const one of [ref, { quizId: 999_999_999, version: 9_999_999, ulid }])
      expect(parseAttemptId(formatAttemptId(one))).toEqual(one);
  });

  it.each([
    ...['', '1.7', '1.7.x', `1.7.${ulid}#X`, `../1.7.${ulid}`, `1.7.${ulid.slice(1)}`, `1.7.${ulid.toLowerCase()}`],
    ...['1.7.01J0000000000000000000000U', `1x7x${ulid}`, `.7.${ulid}`, `1..${ulid}`, `-1.7.${ulid}`],
    ...[`a.7.${ulid}`, `1.b.${ulid}`, `1000000000.7.${ulid}`, `1.10000000.${ulid}`],
  ])('rejects “%s” as an attempt id', (text) => {
    expect(() => parseAttemptId(text)).toThrow(
      expect.objectContaining({ code: 'not-found', message: notFound }) as Error,
    );
  });

  it.each([
    [6, true],
    [7, false],
    [8, false],
  ])('an attempt at version %d is outdated when version 7 is live: %s', (version, outdated) => {
    expect(isOutdated({ version }, { version: 7 })).toBe(outdated);
  });
});

describe('endingOf', () => {
  it.each([
    ['candidate', 999, { endReason: 'candidate', endedAt: 999 }],
    ['candidate', 1000, { endReason: 'time', endedAt: 1000 }],
    ['limit', 5000, { endReason: 'limit', endedAt: 1000 }],
    ['time', 5000, { endReason: 'time', endedAt: 1000 }],
  ] as const)('an end by %s at %d with the deadline 1000 gives %j', (reason, now, ending) => {
    expect(endingOf({ deadline: 1000 }, reason, now)).toEqual(ending);
  });
});
