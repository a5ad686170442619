import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Endpoint } from '#functions/contract/endpoint.ts';

/** Values that requests can refer to, by the name of their field. */
export type Known = Map<string, Set<unknown>>;

/** Collects the values of a reply, so that later requests refer to existing things. */
export function learn(known: Known, value: unknown, name = ''): void {
  if (Array.isArray(value)) return value.slice(0, 20).forEach((item) => learn(known, item, singular(name)));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).forEach(([key, part]) => learn(known, part, key === 'next' ? 'cursor' : key));
  known.set(name, (known.get(name) ?? new Set()).add(value));
}

const singular = (name: string) => name.replace(/s$/, '');

type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface Drawn {
  params?: object;
  query?: object;
  body?: unknown;
}

/** Requests that usually fit the contract; their single values are mostly known ones. */
export function requestOf({ params, query, body }: Endpoint, known: Known): fc.Arbitrary<Drawn> {
  const draw = (schema: z.ZodMiniType, io: 'input' | 'output') =>
    valueOf(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), '', known);
  return fc.record({
    // In a path and a query every value arrives as a text, so the parsed type says more than that of the input.
    ...(params && { params: draw(params, 'output') }),
    ...(query && { query: draw(query, 'output') }),
    ...(body && { body: draw(body, 'input') }),
  }) as fc.Arbitrary<Drawn>;
}

function valueOf(schema: JsonSchema, name: string, known: Known): fc.Arbitrary<unknown> {
  const seen = [...(known.get(name) ?? [])];
  if (seen.length === 0 || schema.type === 'object' || schema.type === 'array') return freshValue(schema, name, known);
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...seen) },
    { weight: 1, arbitrary: freshValue(schema, name, known) },
  );
}

function freshValue(schema: JsonSchema, name: string, known: Known): fc.Arbitrary<unknown> {
  const of = (part: unknown, partName = name) => valueOf((part ?? {}) as JsonSchema, partName, known);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => of(choice)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const { minimum: min = 0, maximum: max = 1e6, minLength = 0, maxLength = 100, minItems = 0, maxItems = 5 } = schema;
  switch (schema.type) {
    case 'object': {
      const { properties = {}, required = [], propertyNames, additionalProperties } = schema;
      if (propertyNames) return fc.dictionary(of(propertyNames) as fc.Arbitrary<string>, of(additionalProperties));
      const parts = Object.entries(properties).map(([key, part]) => [key, of(part, key)] as const);
      return fc.record<Record<string, unknown>>(Object.fromEntries(parts), { requiredKeys: required });
    }
    case 'array': {
      const most = Math.max(minItems, Math.min(maxItems, 5));
      return fc.array(of(schema.items, singular(name)), { minLength: minItems, maxLength: most });
    }
    case 'integer':
      return fc.integer({ min, max: Math.min(max, min + 1e6) });
    case 'number': {
      const { multipleOf: step = 1 } = schema;
      return fc.integer({ min: Math.ceil(min / step), max: Math.floor(max / step) }).map((steps) => steps * step);
    }
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
      return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 100)) });
  }
}

/** Values that no schema expects: other types, sizes, scripts, control characters, names of the prototype. */
const hostileValues = fc.oneof(
  fc.constantFrom<unknown>(
    ...[undefined, null, true, 0, -1, 1.5, 1e308, 2 ** 53, '', ' ', '-0', '1e3', '0x10', 'NaN', '9'.repeat(400)],
    ...['\u0000', 'a\u0000b', '\r\nBcc: a@example.com', '\u200b', '\u202e', '\ud800'],
    ...['𝒜'.repeat(60), 'ü'.repeat(2_100), '2026-13', '=1+1', "'; DROP TABLE", '${jndi:x}'],
    ...['USER#x', '__proto__', 'constructor', '%00', '../../etc/passwd'],
    ...['{', '{"a":1}{', '\ufeff{}', 'a=1&b=2', '['.repeat(20_000), `{"code":"${'x'.repeat(300_000)}"}`],
    ...[[], {}, [null], [[[[[[]]]]]], { length: 1e9 }, { toString: 1 }, { code: { $ne: null } }, { S: 'x' }],
    JSON.parse('{"__proto__":{"isAdmin":true},"constructor":1}'),
  ),
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 2_000 }),
);

const pathsOf = (value: unknown): string[][] => [
  [],
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => pathsOf(part).map((path) => [key, ...path]))
    : []),
];

function replaced(value: unknown, [key, ...path]: string[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  return Object.assign(copy, { [key]: replaced((value as Record<string, unknown>)[key], path, by) });
}

/** The same request with one hostile value in its path, its query, or anywhere in its body. */
export function spoiled(request: Drawn): fc.Arbitrary<Drawn> {
  const places = pathsOf(request).filter(([part, ...path]) => part === 'body' || path.length > 0);
  if (places.length === 0) return fc.constant(request);
  return fc
    .tuple(fc.constantFrom(...places), hostileValues)
    .map(([place, value]) => replaced(request, place, value) as Drawn);
}
