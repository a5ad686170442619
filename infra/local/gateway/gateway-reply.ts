import type { ServerResponse } from 'node:http';

/** Sends an error of the gateway itself. */
export function sendMessage(response: ServerResponse, status: number, message: string): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ message }));
}

/** Sends a function's result, by the rules of payload format 2.0. */
export function sendResult(response: ServerResponse, result: unknown): void {
  if (!isRecord(result) || !('statusCode' in result)) return sendPlain(response, result);
  const { statusCode, headers = {}, cookies = [], body = '', isBase64Encoded = false } = result;
  if (!isStatus(statusCode) || !isRecord(headers) || !Array.isArray(cookies) || typeof body !== 'string') {
    return sendMessage(response, 500, 'Internal Server Error');
  }
  response.statusCode = statusCode;
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value));
  if (cookies.length) response.setHeader('set-cookie', cookies.map(String));
  response.end(isBase64Encoded ? Buffer.from(body, 'base64') : body);
}

/** Sends a result without a status as the body of a 200, as API Gateway does. */
function sendPlain(response: ServerResponse, result: unknown): void {
  response.setHeader('content-type', 'application/json');
  response.end(typeof result === 'string' ? result : JSON.stringify(result ?? null));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isStatus = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 200 && (value as number) <= 599;
