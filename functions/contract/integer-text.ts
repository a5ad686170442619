import * as z from 'zod/mini';

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
export function integerText({ name, min, max }: Bounds) {
  const whole = `${name} must be a whole number, in plain digits.`;
  return z.pipe(
    z.transform((given: number | string) =>
      typeof given === 'string' && plainInteger.test(given) ? Number(given) : Number.NaN,
    ),
    z
      .number(whole)
      .check(
        z.int(whole),
        z.minimum(min, `${name} must be ${min} or more.`),
        z.maximum(max, `${name} must be ${max} or less.`),
      ),
  );
}
