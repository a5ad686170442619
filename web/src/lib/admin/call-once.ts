import type { Endpoint, Reply, Request } from '#functions/contract/endpoint.ts';
import { call, type CallOptions } from '#web/lib/api-client.ts';
import { newEventId } from '#web/lib/event-id.ts';
import { isTransient } from '#web/lib/retry.ts';

/** A request without the id of its change. */
type Unnamed<R> = R extends { body: infer B } ? Omit<R, 'body'> & { body: Omit<B, 'changeId'> } : never;

/** The ids of changes of which it is not known whether they were made, by what they change. */
const unknown = new Map<string, string>();

/**
 * Calls an operation that makes a change, with a new `changeId`. If no reply came, the same change that is pressed again has the same
 * id, so it is not refused for what the first press has changed; another change, or the same one later, has an id of its own.
 */
export async function callOnce<E extends Endpoint>(
  operation: E,
  request: Unnamed<Request<E>>,
  options?: CallOptions,
): Promise<Reply<E>> {
  const press = JSON.stringify([operation.method, operation.path, request]);
  const changeId = unknown.get(press) ?? newEventId();
  unknown.set(press, changeId);
  try {
    const named = { ...request, body: { ...request.body, changeId } } as unknown as Request<E>;
    const reply = await call(operation, named, options);
    unknown.delete(press);
    return reply;
  } catch (error) {
    if (!isTransient(error)) unknown.delete(press);
    throw error;
  }
}
