import { apiPrefix, type Endpoint, type Reply, type Request } from '#functions/contract/endpoint.ts';

/** Calls an operation of the product over HTTP. Throws unless it succeeds. */
export async function callApi<E extends Endpoint>(
  origin: string,
  token: string,
  endpoint: E,
  { params, query, body }: Request<E>,
): Promise<Reply<E>> {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const asked = Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]);
  const search = asked.length > 0 ? `?${new URLSearchParams(asked)}` : '';
  const answer = await fetch(`${origin}${apiPrefix}${path}${search}`, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${endpoint.method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Reply<E>;
}
