import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { api } from '#functions/contract/api.ts';
import { apiPrefix, refusalsOf, type Endpoint } from '#functions/contract/endpoint.ts';
import { openApi } from '#functions/contract/openapi.ts';
import { refusalStatus } from '#functions/contract/refusal-status.ts';

interface Described {
  operationId: string;
  parameters?: { name: string; in: string; required: boolean }[];
  responses: Record<string, { description: string }>;
  security?: unknown;
}

const written = JSON.parse(readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Described>>;
};

function shapeOf(place: string, schema: z.ZodMiniType | undefined) {
  const shape: Record<string, z.core.$ZodType> = (schema as z.ZodMiniObject | undefined)?.def.shape ?? {};
  return Object.entries(shape).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(part, undefined).success,
  }));
}

describe('docs/openapi.json', () => {
  it('is up to date with the contract (write it with npm run openapi)', () => {
    expect(written).toEqual(openApi());
  });

  it.each(Object.entries(api))('describes %s with its access and all its refusals', (name, operation: Endpoint) => {
    const described = written.paths[apiPrefix + operation.path]?.[operation.method.toLowerCase()];
    expect(described?.operationId).toBe(name);
    expect(described?.security === undefined).toBe(operation.access === 'public');
    for (const code of refusalsOf(operation)) {
      expect(described?.responses[refusalStatus[code]]?.description.split(/[ ,]+/)).toContain(code);
    }
  });

  it.each(Object.entries(api))('marks the optional parameters of %s', (_, operation: Endpoint) => {
    const described = written.paths[apiPrefix + operation.path]?.[operation.method.toLowerCase()];
    const parameters = [...shapeOf('path', operation.params), ...shapeOf('query', operation.query)];
    expect(
      (described?.parameters ?? []).map(({ name, in: place, required }) => ({ name, in: place, required })),
    ).toEqual(parameters);
  });
});
