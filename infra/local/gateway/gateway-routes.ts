import { apiPrefix, type Endpoint } from '#functions/contract/endpoint.ts';

export interface Route {
  endpoint: Endpoint;
  pathParameters: Record<string, string>;
}

/** Finds the most specific route: fixed segments win over parameters. `malformed` means an invalid percent-encoding. */
export function matchRoute(
  endpoints: readonly Endpoint[],
  method: string,
  path: string,
): Route | 'malformed' | undefined {
  const segments = decodeSegments(path);
  if (!segments) return 'malformed';
  const routes = endpoints
    .filter((endpoint) => endpoint.method === method)
    .map((endpoint) => ({ endpoint, pathParameters: matchPath(`${apiPrefix}${endpoint.path}`.split('/'), segments) }))
    .filter((route): route is Route => route.pathParameters !== undefined);
  return routes.sort((a, b) => parameterCount(a) - parameterCount(b))[0];
}

const parameterCount = ({ pathParameters }: Route) => Object.keys(pathParameters).length;

function decodeSegments(path: string): string[] | undefined {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function matchPath(pattern: string[], segments: string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const actual = segments[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(expected)?.[1];
    if (name ? !actual : actual !== expected) return undefined;
    if (name) parameters[name] = actual;
  }
  return parameters;
}
