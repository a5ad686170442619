import * as z from 'zod/mini';

const line = z.object({
  level: z.literal('ERROR'),
  message: z.union([z.string(), z.looseObject({ event: z.string(), error: z.optional(z.string()) })]),
});
const own = z.object({ operation: z.optional(z.string()), message: z.optional(z.string()) });

/**
 * What a line of a function's log says about an error, without what differs from one call to the next.
 *
 * @returns `undefined` for a line about anything else
 */
export function errorIn(text: string): string | undefined {
  const { data } = z.safeParse(line, jsonIn(text));
  if (!data) return undefined;
  if (typeof data.message === 'string') return data.message.split('\n')[0];
  const { event, error } = data.message;
  const { operation, message } = z.safeParse(own, data.message).data ?? {};
  const what = [event, operation && `in ${operation}`].filter(Boolean).join(' ');
  const why = [error, message?.split('\n')[0]].filter(Boolean).join(': ');
  return [what, why].filter(Boolean).join(': ');
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
