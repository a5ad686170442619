import * as z from 'zod/mini';
import type { RefusalCode } from '#functions/domain/refusal.ts';
import { refusalStatus } from './refusal-status.ts';
import { api } from './api.ts';
import { apiPrefix, refusalsOf, type Endpoint } from './endpoint.ts';
import { problem } from './problem.ts';

type Json = Record<string, unknown>;

/** The contract as an OpenAPI 3.1 document, with every refusal of each operation. */
export function openApi(): Json {
  const paths: Record<string, Json> = {};
  for (const [operationId, operation] of Object.entries(api)) {
    const path = (paths[apiPrefix + operation.path] ??= {});
    path[operation.method.toLowerCase()] = describe(operationId, operation);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'TrueIn', version: '1', description: 'The API of the online psychometric self-assessment.' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problem: schemaOf(problem, 'output') },
      securitySchemes: {
        idToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The ID token of the Cognito user pool.',
        },
      },
    },
  };
}

function describe(operationId: string, operation: Endpoint): Json {
  const { access, summary, params, query, body, reply } = operation;
  const parameters = [...parametersOf('path', params), ...parametersOf('query', query)];
  return {
    operationId,
    summary,
    tags: [access],
    ...(access === 'public' ? {} : { security: [{ idToken: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: json(schemaOf(body, 'input')) } }),
    responses: {
      '200': { description: 'Done.', content: json(schemaOf(reply, 'output')) },
      ...refusalResponses(refusalsOf(operation)),
      '500': problemResponse('Something went wrong on our side.', ['unexpected']),
    },
  };
}

function parametersOf(place: 'path' | 'query', schema: z.ZodMiniType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {} } = schemaOf(schema, 'output') as { properties?: Record<string, Json> };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || isRequired(schema, name),
    schema: property,
  }));
}

/** Whether a request without this parameter is refused for that. */
function isRequired(schema: z.ZodMiniType, name: string): boolean {
  const { success, error } = z.safeParse(schema, {});
  return !success && error.issues.some(({ path }) => path[0] === name);
}

function refusalResponses(codes: RefusalCode[]): Record<string, Json> {
  return Object.fromEntries(
    [...groupByStatus(codes)].map(([status, group]) => [String(status), problemResponse('Refused.', group)]),
  );
}

function groupByStatus(codes: RefusalCode[]): Map<number, RefusalCode[]> {
  const groups = new Map<number, RefusalCode[]>();
  for (const code of codes) groups.set(refusalStatus[code], [...(groups.get(refusalStatus[code]) ?? []), code]);
  return groups;
}

function problemResponse(description: string, codes: string[]): Json {
  const schema = { allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: codes } } }] };
  return { description: `${description} ${codes.join(', ')}`, content: json(schema) };
}

const json = (schema: Json): Json => ({ 'application/json': { schema } });

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io });
  return rest as Json;
}
