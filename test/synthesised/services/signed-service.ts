import type { ServerResponse } from 'node:http';
import type { Access, Attempted } from '../access/access.ts';
import { signerOf, type Keys, type SignedRequest } from '../access/signature.ts';
import { addressOf, bodyOf, type Service } from '../network/front.ts';
import type { Answer } from '../network/forward.ts';

/** A request whose signature was checked. */
export interface KnownRequest extends SignedRequest {
  role: string;
}

/** What a service of AWS needs to answer a signed request. */
export interface SignedService {
  /** What the request asks of IAM. All of it must be allowed. */
  attempted(request: SignedRequest): Attempted[] | Promise<Attempted[]>;
  /** An error in the form of the service. */
  refuse(status: 400 | 403, code: string, message: string): Answer;
  answer(request: KnownRequest): Promise<Answer>;
  accessDenied: { status: 400 | 403; code: string };
  /** The call, and why the service could not make sense of it, if that is what its answer says. */
  rejection?(request: SignedRequest, answer: Answer): { call: string; why: string } | undefined;
}

/** What all services share. */
export interface Signing {
  keys: Keys;
  access: Access;
  /** Is told of each request of a role that the service could not make sense of. */
  onRejected(role: string, call: string, why: string): void;
}

/** Serves only requests that are signed with a key of a role that may do what they ask. */
export function signedService(parts: SignedService, { keys, access, onRejected }: Signing): Service {
  async function answerTo(request: SignedRequest): Promise<Answer> {
    const signer = signerOf(request, keys);
    if ('refused' in signer) return parts.refuse(403, signer.refused, `The request is refused: ${signer.refused}.`);
    for (const each of await parts.attempted(request)) {
      const refusal = await access.refusal({ role: signer.role }, each);
      if (refusal) return parts.refuse(parts.accessDenied.status, parts.accessDenied.code, refusal);
    }
    const answer = await parts.answer({ ...request, role: signer.role });
    const rejection = parts.rejection?.(request, answer);
    if (rejection) onRejected(signer.role, rejection.call, rejection.why);
    return answer;
  }
  return async (incoming, response) => {
    const body = await bodyOf(incoming);
    const request = { method: incoming.method ?? 'GET', url: addressOf(incoming), headers: incoming.headers, body };
    send(response, await answerTo(request));
  };
}

export function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const own = Object.entries(headers).filter(
    ([name]) => !['connection', 'transfer-encoding', 'keep-alive'].includes(name),
  );
  response.writeHead(status, {
    ...Object.fromEntries(own),
    ...(status !== 204 && status !== 304 && { 'content-length': body.length }),
  });
  response.end(body);
}
