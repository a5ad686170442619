import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { api } from '#functions/contract/api.ts';
import type { Endpoint } from '#functions/contract/endpoint.ts';

/** Every number in a schema, with where it stands. */
function numbersIn(schema: z.core.$ZodType, path: string): [string, z.core.$ZodType][] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'number') return [[path, schema]];
  // A number in a path or a query, which arrives as a text.
  if (def.type === 'pipe' && def.out._zod.def.type === 'number') return [[path, schema]];
  if (def.type === 'optional' || def.type === 'nullable') return numbersIn(def.innerType, path);
  if (def.type === 'array') return numbersIn(def.element, `${path}[]`);
  if (def.type === 'record') return numbersIn(def.valueType, `${path}{}`);
  if (def.type === 'union') return def.options.flatMap((option) => numbersIn(option, path));
  if (def.type !== 'object') return [];
  return Object.entries(def.shape).flatMap(([name, part]) => numbersIn(part, `${path}.${name}`));
}

const isPipe = (schema: z.core.$ZodType) => schema._zod.def.type === 'pipe';

const numbersOf = (...parts: ('params' | 'query' | 'body' | 'reply')[]) =>
  Object.entries<Endpoint>(api).flatMap(([name, operation]) =>
    parts.flatMap((part) => {
      const schema = operation[part];
      return schema ? numbersIn(schema, name) : [];
    }),
  );
const inAddresses = numbersOf('params', 'query');
const inBodies = numbersOf('body', 'reply');

const digits = (number: number) => BigInt(number).toString();

describe('numbers in requests', () => {
  // The table refuses to store such a number, which would look like an outage.
  const tooFar = [1e308, -1e308, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER];

  it.each(numbersOf('body'))('are bounded by what DynamoDB can store: %s', (_, schema) => {
    expect(tooFar.filter((number) => z.safeParse(schema, number).success)).toEqual([]);
  });

  it.each(inAddresses)('are bounded in a path or query, too: %s', (_, schema) => {
    expect(tooFar.map(digits).filter((text) => z.safeParse(schema, text).success)).toEqual([]);
  });

  it('are checked in params, queries and bodies', () => {
    expect(numbersOf('params', 'query', 'body').map(([path]) => path)).toEqual(
      expect.arrayContaining([
        ...['updateCouponBatch.revision', 'submitChanges.edited[].id', 'endAttempt.deadline', 'getBankPage.quizId'],
      ]),
    );
  });
});

describe('numbers in a path or a query', () => {
  it.each(inAddresses)('are accepted in plain digits: %s', (_, schema) => {
    for (const number of [1, 10, 9_999]) expect(z.parse(schema, String(number))).toBe(number);
  });

  it.each(inAddresses)('are refused in any other spelling: %s', (_, schema) => {
    const others = ['', ' ', '0x1', '0b1', '0o1', '+1', '-1', '-0', ' 1', '1 ', '1\n', '01', '00', '1.0', '1.', '.1'];
    const more = ['1e0', '1E1', '1_0', '1,0', '1n', '１', '١', 'Infinity', 'NaN', 'true', '[1]', '"1"', 'one'];
    expect([...others, ...more].filter((text) => z.safeParse(schema, text).success)).toEqual([]);
  });

  it('may be 0 for a page and not for a quiz id', () => {
    expect(api.getBankPage.params.def.shape.page).toSatisfy((page: z.ZodMiniType) => z.parse(page, '0') === 0);
    expect(z.safeParse(api.getBankPage.params.def.shape.quizId, '0').success).toBe(false);
  });

  it('give a message for each kind of mistake', () => {
    const { quizId } = api.getBankPage.params.def.shape;
    const words = (text: string) => z.safeParse(quizId, text).error?.issues.map(({ message }) => message);
    expect(words('0x1')).toEqual(['The quiz ID must be a whole number, in plain digits.']);
    expect(words('0')).toEqual(['The quiz ID must be 1 or more.']);
    expect(words('1000000000')).toEqual(['The quiz ID must be 999999999 or less.']);
  });
});

describe('numbers in a body or a reply', () => {
  it.each(inBodies)('are JSON numbers, not texts: %s', (_, schema) => {
    expect(['1', '0', '60', '100'].filter((text) => z.safeParse(schema, text).success)).toEqual([]);
    expect(isPipe(schema)).toBe(false);
  });

  it('differ from those in paths and queries, all of which are read from plain digits', () => {
    expect(inAddresses.filter(([, schema]) => !isPipe(schema)).map(([path]) => path)).toEqual([]);
    expect(inAddresses.length).toBeGreaterThan(20);
  });
});

describe('attempt ids', () => {
  const ulid = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
  it.each(['01.1', '1.01', '00.1', '+1.1', '1e0.1', '0x1.1', ' 1.1', '1.1.0'])(
    'refuse leading zeros and other spellings: %s',
    (numbers) => {
      const { attemptId } = api.endAttempt.params.def.shape;
      expect(z.safeParse(attemptId, `1.1.${ulid}`).success).toBe(true);
      expect(z.safeParse(attemptId, `${numbers}.${ulid}`).success).toBe(false);
    },
  );
});
