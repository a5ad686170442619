import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { api } from '#functions/contract/api.ts';
import type { Endpoint } from '#functions/contract/endpoint.ts';

/** Every number in a schema, with where it stands. */
function numbersIn(schema: z.core.$ZodType, path: string): [string, z.core.$ZodType][] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'number') return [[path, schema]];
  if (def.type === 'optional' || def.type === 'nullable') return numbersIn(def.innerType, path);
  if (def.type === 'array') return numbersIn(def.element, `${path}[]`);
  if (def.type === 'record') return numbersIn(def.valueType, `${path}{}`);
  if (def.type === 'union') return def.options.flatMap((option) => numbersIn(option, path));
  if (def.type !== 'object') return [];
  return Object.entries(def.shape).flatMap(([name, part]) => numbersIn(part, `${path}.${name}`));
}

const numbers = Object.entries<Endpoint>(api).flatMap(([name, { params, query, body }]) =>
  [params, query, body].flatMap((schema) => (schema ? numbersIn(schema, name) : [])),
);

describe('a number that is sent', () => {
  // The table refuses to store such a number, which would look like an outage.
  it.each(numbers)('is none that the table can’t take: %s', (_, schema) => {
    const tooFar = [1e308, -1e308, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER];
    expect(tooFar.filter((number) => z.safeParse(schema, number).success)).toEqual([]);
  });

  it('is looked for in params, queries and bodies', () => {
    expect(numbers.map(([path]) => path)).toEqual(
      expect.arrayContaining([
        ...['updateCouponBatch.revision', 'submitChanges.edited[].id', 'endAttempt.deadline', 'getBankPage.quizId'],
      ]),
    );
  });
});
