import fc from 'fast-check';
import type { Known } from './known.ts';
import type { Random } from './random.ts';

/** The part of JSON Schema that the contract's schemas use. */
export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  additionalProperties?: JsonSchema | boolean;
}

const words = ['Asha', 'TrueIn Assessment', 'ज्ञान', 'Do you visit offices?', '0', 'a@example.com', 'x'];

/** A value that usually fits a schema; often one that a reply had under this name. */
export function fitting(schema: JsonSchema, name: string, known: Known, random: Random): unknown {
  const told = random.chance(0.85) ? known.pick(name, random) : undefined;
  if (told !== undefined && schema.type !== 'object' && schema.type !== 'array') return told;
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return fitting(random.pick(choices), name, known, random);
  if ('const' in schema) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  switch (schema.type) {
    case 'object':
      return object(schema, known, random);
    case 'array': {
      const { items = {}, minItems = 0, maxItems = 5 } = schema;
      const length = minItems + random.int(Math.min(5, maxItems - minItems) + 1);
      return Array.from({ length }, () => fitting(items, name.replace(/s$/, ''), known, random));
    }
    case 'integer':
    case 'number':
      return number(schema, random);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return text(schema, random);
  }
}

function object({ properties = {}, required = [] }: JsonSchema, known: Known, random: Random): unknown {
  const names = Object.keys(properties).filter((name) => required.includes(name) || random.chance(0.5));
  return Object.fromEntries(names.map((name) => [name, fitting(properties[name] ?? {}, name, known, random)]));
}

function number(schema: JsonSchema, random: Random): number {
  const least = schema.minimum ?? schema.exclusiveMinimum ?? 0;
  const most = Math.min(schema.maximum ?? schema.exclusiveMaximum ?? 1000, least + 1e6);
  const value = random.pick([least, most, least + random.next() * (most - least)]);
  return schema.type === 'integer' ? Math.round(value) : value;
}

function text({ pattern, minLength = 0, maxLength = 100 }: JsonSchema, random: Random): string {
  if (pattern) {
    const [made = ''] = fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 1, seed: random.int(2 ** 31) });
    return made;
  }
  return random.pick(words).padEnd(minLength, 'x').slice(0, maxLength);
}

/** Values that no schema expects: other types, sizes, scripts, control characters, names of the prototype. */
export const hostileValues: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, -1e308, 2 ** 53, Number.MIN_VALUE],
  ...['', ' ', '\u0000', 'a\u0000b', '\n', '\r\nBcc: a@example.com', '\u200b', '\u202e', '\ud800', '\ufffe', '#', '..'],
  ...['USER#x', '__proto__', 'constructor', 'toString', 'undefined', 'null', 'NaN', 'Infinity', '-0', '1e3', '0x10'],
  ...['=1+1', "'; DROP TABLE", '<script>', '${jndi:x}', '%00', '%2e%2e', '../../etc/passwd', '𝒜'.repeat(60), 'ﷺ'],
  ...[
    'x'.repeat(255),
    'x'.repeat(1_025),
    'ü'.repeat(1_500),
    '9'.repeat(400),
    '2026-13',
    '2026-00',
    '1.1.',
    '999999999',
  ],
  ...[[], {}, [null], [[]], [[[[[[[[]]]]]]]], { length: 1e9 }, { toString: 1 }, { code: { $ne: null } }, { S: 'x' }],
];

/** The same value with one thing wrong. */
export function spoiled(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && random.chance(0.8)) {
    const at = random.int(value.length);
    return value.map((item: unknown, index) => (index === at ? spoiled(item, random) : item));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return random.pick(hostileValues);
  const names = Object.keys(value);
  if (names.length === 0 || random.chance(0.1)) return random.pick(hostileValues);
  const name = random.pick(names);
  const { [name]: spoilt, ...others } = value as Record<string, unknown>;
  if (random.chance(0.2)) return others;
  if (random.chance(0.1)) {
    return JSON.parse(`{"__proto__":{"isAdmin":true},"constructor":1,${JSON.stringify(value).slice(1)}`) as unknown;
  }
  return { ...others, [name]: spoiled(spoilt, random) };
}
