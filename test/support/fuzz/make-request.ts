import * as z from 'zod/mini';
import { api } from '#functions/contract/api.ts';
import { apiPrefix, type Access, type Endpoint } from '#functions/contract/endpoint.ts';
import type { Known } from './known.ts';
import type { Random } from './random.ts';
import { fitting, hostileValues, spoiled, type JsonSchema } from './values.ts';

export interface FuzzRequest {
  method: string;
  /** Percent-encoded path with query. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** The share of requests that are well-formed; each other one has one thing wrong. */
const wellMade = 0.45;

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];
const contentTypes = ['text/plain', '', 'application/xml', 'application/x-www-form-urlencoded', 'application/json5'];
const rawBodies: readonly (string | Buffer)[] = [
  ...['', '{', 'null', '[]', '"x"', '0', '{"a":1}{', '\ufeff{}', '{"__proto__":null}', 'a=1&b=2'],
  Buffer.from([0xff, 0xfe, 0x7b, 0x7d]),
  '['.repeat(20_000),
  `{"code":"${'x'.repeat(300_000)}"}`,
];

const operations = Object.values<Endpoint>(api);
/** The share of requests for each access. Candidates get more than their share, because their few operations build on one another. */
const shares: readonly Access[] = [
  'public',
  'candidate',
  'candidate',
  'candidate',
  'account',
  'admin',
  'admin',
  'admin',
  'admin',
];
const schemas = new Map<z.ZodMiniType, Record<'input' | 'output', JsonSchema>>();

/** The schema of a field. Parts of a path and of a query arrive as texts, so there the parsed type says more than the input type. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const known = schemas.get(schema);
  if (known) return known[io];
  const made = (side: 'input' | 'output') => z.toJSONSchema(schema, { io: side, unrepresentable: 'any' }) as JsonSchema;
  schemas.set(schema, { input: made('input'), output: made('output') });
  return schemaOf(schema, io);
}

type Fields = Record<string, unknown>;
const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

interface Sender {
  token: string | undefined;
  known: Known;
}

/** A request for a random operation of the contract, as `senderOf` would send it. */
export function makeRequest(senderOf: (operation: Endpoint) => Sender, random: Random): FuzzRequest {
  const access = random.pick(shares);
  const operation = random.pick(operations.filter((each) => each.access === access));
  const { token: bearer, known } = senderOf(operation);
  const names = [operation.params, operation.query, operation.body].flatMap((schema) =>
    schema ? Object.keys(schemaOf(schema, 'output').properties ?? {}) : [],
  );
  const source = random.chance(0.7) ? known.about(names, random) : known;
  const make = (schema: z.ZodMiniType | undefined, io: 'input' | 'output') =>
    schema && fitting(schemaOf(schema, io), '', source, random);
  let params = make(operation.params, 'output');
  let query = make(operation.query, 'output');
  let body = make(operation.body, 'input');
  let raw: string | Buffer | undefined;
  let { method } = operation;
  let pattern = operation.path;
  const headers: Record<string, string> = {
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(operation.body && { 'content-type': 'application/json' }),
  };

  const wrongs = [
    () => (params = spoiled(params, random)),
    () =>
      (query = { ...fields(query), [random.pick(['cursor', 'page', 'x', '__proto__'])]: random.pick(hostileValues) }),
    () => (query = spoiled(query, random)),
    () => (body = spoiled(body, random)),
    () => (body = spoiled(spoiled(body, random), random)),
    () => (body = random.pick(hostileValues)),
    () => (raw = random.pick(rawBodies)),
    () => (headers['content-type'] = random.pick(contentTypes)),
    () => (method = random.pick(methods) as typeof method),
    () => (pattern = random.pick([`${pattern}/`, `${pattern}/x`, pattern.slice(0, -1), '', '/%E0%A4%A', '//', '/%00'])),
    () =>
      (headers['authorization'] = random.pick([
        '',
        'Bearer',
        'Bearer x',
        'Basic eDp4',
        `Bearer ${bearer}x`,
        'Bearer a.b.c',
      ])),
    () => delete headers['authorization'],
    () => (headers['x-forwarded-for'] = random.pick(['unknown', '1.2.3.4, ::1', ',,,', 'x'.repeat(2_000)])),
  ];
  if (!random.chance(wellMade)) random.pick(wrongs)();

  const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  return {
    method,
    path: `${apiPrefix}${fillIn(pattern, fields(params))}${search(fields(query))}`,
    headers,
    body: content === undefined || method === 'GET' ? undefined : Buffer.from(content),
  };
}

function fillIn(pattern: string, params: Fields): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => encoded(params[name]));
}

function search(query: Fields): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  return pairs.length === 0 ? '' : `?${pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&')}`;
}

/** Percent-encodes a value. A lone surrogate cannot be encoded and becomes the replacement character. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(Buffer.from(text).toString());
}
