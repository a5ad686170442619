import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { api } from '#functions/contract/api.ts';
import type { Endpoint } from '#functions/contract/endpoint.ts';

const invisible = '\u200b\u2060\ufeff';

/** Every text in a schema, with where it stands. */
function textsIn(schema: z.core.$ZodType, path: string): [string, z.core.$ZodType][] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'string') return [[path, schema]];
  if (def.type === 'optional' || def.type === 'nullable') return textsIn(def.innerType, path);
  if (def.type === 'array') return textsIn(def.element, `${path}[]`);
  if (def.type !== 'object') return [];
  return Object.entries(def.shape).flatMap(([name, part]) => textsIn(part, `${path}.${name}`));
}

const texts = Object.entries<Endpoint>(api).flatMap(([name, { query, body }]) =>
  [query, body].flatMap((schema) => (schema ? textsIn(schema, name) : [])),
);

describe('invisible texts in requests', () => {
  it.each(texts)('count as blank, like spaces: %s', (_, schema) => {
    const spaces = z.safeParse(schema, '   ');
    const nothing = z.safeParse(schema, invisible);
    // A text that keeps its spaces is no text of people.
    const expected = spaces.data === '   ' ? { success: true, data: invisible } : spaces;
    expect([nothing.success, nothing.data]).toEqual([expected.success, expected.data]);
  });

  it('are checked in names, messages, labels, reasons and questions', () => {
    expect(texts.map(([path]) => path)).toEqual(
      expect.arrayContaining([
        ...[
          'sendContactMessage.name',
          'giveConsent.guardian.name',
          'createCouponBatch.label',
          'updateQuiz.details.name',
        ],
        ...['grantTime.reason', 'submitChanges.added[].text', 'submitChanges.added[].options[].text'],
      ]),
    );
  });
});
