import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { api } from '#functions/contract/api.ts';
import { apiPrefix, refusalsOf, type Endpoint } from '#functions/contract/endpoint.ts';
import { openApi } from '#functions/contract/openapi.ts';
import { refusalStatus } from '#functions/contract/refusal-status.ts';

const written = JSON.parse(readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<
    string,
    Record<string, { operationId: string; responses: Record<string, { description: string }>; security?: unknown }>
  >;
};

describe('docs/openapi.json', () => {
  it('says what the contract says (npm run openapi writes it)', () => {
    expect(written).toEqual(openApi());
  });

  it.each(Object.entries(api))('has %s with its access and every one of its refusals', (name, operation: Endpoint) => {
    const described = written.paths[apiPrefix + operation.path]?.[operation.method.toLowerCase()];
    expect(described?.operationId).toBe(name);
    expect(described?.security === undefined).toBe(operation.access === 'public');
    for (const code of refusalsOf(operation)) {
      expect(described?.responses[refusalStatus[code]]?.description.split(/[ ,]+/)).toContain(code);
    }
  });
});
