import type { IncomingMessage } from 'node:http';
import * as z from 'zod/mini';
import { startIdentity } from '#infra/local/identity/identity.ts';
import type { Deployment } from '../assembly/resolve.ts';
import { askEngine, passedOn } from '../network/forward.ts';
import { bodyOf, type Service } from '../network/front.ts';
import { send } from './signed-service.ts';

/** Where people from Google have their photos. */
export const pictureHost = 'lh3.googleusercontent.com';

const client = z.object({ UserPoolId: z.string(), CallbackURLs: z.array(z.string()), LogoutURLs: z.array(z.string()) });

/** The user pool of the templates with its one client and its sign-in pages. */
export interface UserPool {
  clientId: string;
  /** Hosts of the sign-in pages and of the pool's own operations. */
  signInHost: string;
  /** The engine, for operations that are allowed already. */
  endpoint: string;
  serve: Service;
  close(): Promise<void>;
}

interface UserPoolOptions {
  deployment: Deployment;
  region: string;
  dataFolder: string;
  accounts: readonly { email: string; name: string }[];
}

export async function openUserPool({ deployment, region, dataFolder, accounts }: UserPoolOptions): Promise<UserPool> {
  const [pool, app, domain] = ['UserPool', 'UserPoolClient', 'UserPoolDomain'].map(
    (kind) => deployment.ofType(`AWS::Cognito::${kind}`)[0],
  );
  if (!pool || !app || !domain) throw new Error('The templates have no user pool with a client and a domain.');
  const { CallbackURLs } = client.parse(app.properties);
  const siteOrigin = new URL(CallbackURLs[0] ?? '').origin;
  const signInHost = `${domain.ref}.auth.${region}.amazoncognito.com`;
  const identity = await startIdentity({
    port: 0,
    siteOrigin,
    dataFolder,
    accounts,
    userPoolId: pool.ref,
    clientId: app.ref,
    behind: {
      origin: `https://${signInHost}`,
      issuer: pool.attributes['ProviderURL'] ?? '',
      pictures: `https://${pictureHost}`,
    },
  });
  return {
    clientId: app.ref,
    signInHost,
    endpoint: identity.userPoolEndpoint,
    async serve(request: IncomingMessage, response) {
      const { host } = request.headers;
      const headers = { ...passedOn(request.headers), host, 'x-forwarded-proto': 'https', 'x-forwarded-host': host };
      const asked = { method: request.method ?? 'GET', headers, body: await bodyOf(request) };
      send(response, await askEngine(`${identity.userPoolEndpoint}${request.url}`, asked));
    },
    close: identity.close,
  };
}
