import type { IncomingMessage, ServerResponse } from 'node:http';
import { controlFaults, faultsPath } from '#infra/local/faults/fault-proxy.ts';
import { faultProxy } from '#infra/local/faults/fault-proxy.ts';
import type { CloudOptions } from './cloud-options.ts';

/** What the stories need beside the product itself, at the same addresses as in the local cloud: faults of the network, and the inbox. */
export const storyTools: NonNullable<CloudOptions['between']> = (serve, { mail, unread, journal }) => {
  const faults = faultProxy(serve);
  return async (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(`https://site${request.url}`).pathname;
    const json = (value: unknown) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    faults.prepare(request, response);
    if (path === '/_local/inbox/store') return json(await (await fetch(`${mail}/store`)).json());
    if (path === '/_local/dead-letters') return json(unread());
    if (path === '/_local/journal') return json(journal.read());
    if (path === faultsPath || path.startsWith(`${faultsPath}/`)) return controlFaults(faults, path, request, response);
    return faults.serve(request, response);
  };
};
