import * as z from 'zod/mini';
import { account } from '../assembly/resolve.ts';
import { askEngine, passedOn } from '../network/forward.ts';
import type { SignedService } from './signed-service.ts';

const inPool = z.object({ UserPoolId: z.string() });

/** The operations of a user pool that need a signature. */
export function cognitoService({ endpoint, region }: { endpoint: string; region: string }): SignedService {
  return {
    accessDenied: { status: 400, code: 'AccessDeniedException' },
    attempted({ headers, body }) {
      const { UserPoolId } = inPool.parse(JSON.parse(body.toString('utf8')));
      return [
        {
          action: `cognito-idp:${String(headers['x-amz-target']).split('.').at(-1)}`,
          resource: `arn:aws:cognito-idp:${region}:${account}:userpool/${UserPoolId}`,
          context: {},
        },
      ];
    },
    refuse: (_, code, message) => ({
      status: 400,
      headers: { 'content-type': 'application/x-amz-json-1.1' },
      body: Buffer.from(JSON.stringify({ __type: code, message })),
    }),
    answer: (request) => askEngine(`${endpoint}/`, { ...request, headers: passedOn(request.headers) }),
  };
}
