export interface Route {
  /** A method, or ANY. */
  method: string;
  /** Segments; `{name}` is a parameter, and `{name+}` at the end the rest of the path. */
  path: string;
}

/** Finds the most specific route, as API Gateway does: fixed segments win over parameters. */
export function matchRoute<R extends Route>(
  routes: readonly R[],
  method: string,
  path: string,
): { route: R; pathParameters: Record<string, string> } | undefined {
  const segments = decoded(path);
  if (!segments) return undefined;
  return routes
    .filter((route) => route.method === method || route.method === 'ANY')
    .flatMap((route) => {
      const pathParameters = matchPath(route.path.split('/'), segments);
      return pathParameters ? [{ route, pathParameters }] : [];
    })
    .sort((a, b) => wildness(a.route) - wildness(b.route))[0];
}

const wildness = ({ method, path }: Route) =>
  (path.match(/\{\w+\}/g) ?? []).length + (path.includes('+}') ? 100 : 0) + (method === 'ANY' ? 0.5 : 0);

function decoded(path: string): string[] | undefined {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function matchPath(pattern: string[], segments: string[]): Record<string, string> | undefined {
  const parameters: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const rest = /^\{(\w+)\+\}$/.exec(expected)?.[1];
    if (rest) return { ...parameters, [rest]: segments.slice(index).join('/') };
    const actual = segments[index];
    const name = /^\{(\w+)\}$/.exec(expected)?.[1];
    if (name ? !actual : actual !== expected) return undefined;
    if (name) parameters[name] = actual ?? '';
  }
  return pattern.length === segments.length ? parameters : undefined;
}
