import { inspect } from 'node:util';
import { withoutAddresses } from '#functions/domain/people/mail-address.ts';

type Fields = Record<string, string | number | boolean | null | undefined>;

function write(level: 'info' | 'warn' | 'error', event: string, fields: Fields): void {
  // Lambda's own JSON format adds time and request id. Log only ids and codes: never names, mails, answers or bodies. An error's text
  // comes from outside and may quote an address.
  const safe = Object.entries(fields).map(([name, value]): [string, Fields[string]] => [
    name,
    typeof value === 'string' ? withoutAddresses(value) : value,
  ]);
  const line = { event, ...Object.fromEntries(safe) };
  // An object, because Lambda writes what it is given as `message` into JSON of its own: a text would be JSON within JSON. Elsewhere
  // Node.js shows an object over several lines, unless it says how it wants to be shown.
  console[level]({ ...line, [inspect.custom]: () => JSON.stringify({ level, ...line }) });
}

export const log = {
  info: (event: string, fields: Fields = {}) => write('info', event, fields),
  warn: (event: string, fields: Fields = {}) => write('warn', event, fields),
  error: (event: string, fields: Fields = {}) => write('error', event, fields),
};

export function logFailure(event: string, cause: unknown, fields: Fields = {}): void {
  const { name, message, stack } = cause instanceof Error ? cause : new Error(String(cause));
  log.error(event, { ...fields, error: name, message, stack });
}
