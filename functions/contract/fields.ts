import * as z from 'zod/mini';
import { attemptIdPattern } from '#functions/domain/attempts/attempt.ts';
import { trimText } from '#functions/domain/text/visible-text.ts';
import { adminLimits } from './text-limits.ts';
import * as words from '#functions/domain/words/fields.ts';

/** Decimal digits without sign, space, exponent or leading zero, so that each number is written in one way. */
const plainInteger = /^(?:0|[1-9]\d*)$/;

interface Bounds {
  /** What the number is, for the messages: `The page`. */
  name: string;
  min: number;
  max: number;
}

/**
 * An integer in a path or a query, where every value arrives as a text. A client gives a number. In a body, which has numbers of its own,
 * use `z.number()`.
 */
function integerText({ name, min, max }: Bounds) {
  const whole = words.notWhole(name);
  return z.pipe(
    z.transform((given: number | string) =>
      typeof given === 'string' && plainInteger.test(given) ? Number(given) : Number.NaN,
    ),
    z
      .number(whole)
      .check(z.int(whole), z.minimum(min, words.tooLow(name, min)), z.maximum(max, words.tooHigh(name, max))),
  );
}

export const quizId = integerText({ name: words.quizId, min: 1, max: 999_999_999 });
export const version = integerText({ name: words.number, min: 1, max: 9_999_999 });
export const page = integerText({ name: words.number, min: 0, max: 9_999 });
export const ulid = z.string().check(z.regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/, words.notAnId));
/** A person's id in the user pool. */
export const userId = z.string().check(z.regex(/^[\w-]{1,64}$/, words.notAnId));
export const attemptId = z.string().check(z.regex(attemptIdPattern, words.notAnId));

/** Which PDF of a report: with `all`, every answer with its situation is appended. Absent: as it was mailed. */
export const reportAnswers = z.optional(z.literal('all'));

/** Made by the client, once for each event, so that a retry is harmless. Short, because it is stored in the attempt. */
export const eventId = z.string().check(z.regex(/^[0-9a-z]{8,10}$/, words.notAnId));
export const eventIds = z.string().check(z.regex(/^[0-9a-z]{8,10}(,[0-9a-z]{8,10})*$/, words.notAnId));

/** Duration of an absence in whole seconds; a longer one is stored as the maximum. */
export const awaySeconds = z.number().check(z.int(), z.minimum(0), z.maximum(1e9));
/** Age of an event, by the device's clock. */
export const secondsAgo = z.number().check(z.int(), z.minimum(0), z.maximum(1e9));

/** A month in India: `2026-03`. */
export const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, words.notAMonth));

/** A day in India: `2026-03-02`. */
export const indiaDate = z.string().check(
  z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, words.notADay),
  z.refine((text) => !Number.isNaN(Date.parse(`${text}T00:00:00Z`)), words.noSuchDay),
);

/** A revision, version or id that was read. Bounded, because DynamoDB rejects larger numbers. */
export const seenNumber = z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000_000));

/** The last moment that a `Date` can be, in epoch milliseconds. */
export const maxInstant = 8.64e15;

/** Epoch milliseconds in a query. */
export const instantText = (name: string) => integerText({ name, min: 0, max: maxInstant });

/** Epoch milliseconds from an earlier reply. */
export const seenInstant = z.number().check(z.int(), z.minimum(0), z.maximum(maxInstant));

/** Epoch milliseconds on the server's clock. */
export const instant = z.number();

/** Replaces `z.trim()`: a text of only invisible characters counts as empty, too. */
export const trimmed = z.overwrite<string>(trimText);

/** The reason, in an admin's own words. */
export const note = z.optional(
  z.string().check(trimmed, z.maxLength(adminLimits.note, words.tooLong(words.note, adminLimits.note))),
);

/** A trimmed text with at least one visible character. */
export function text(max: number, name: string) {
  return z.string().check(trimmed, z.minLength(1, words.required(name)), z.maxLength(max, words.tooLong(name, max)));
}

/** Start of the next page of a list, from the reply with the previous page. */
export const cursor = z.string().check(z.maxLength(2_000));

/** A page of a list: `next` is absent at its end. */
export const next = z.optional(z.string());
