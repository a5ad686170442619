import { createServer } from 'node:http';
import { join } from 'node:path';
import { api } from '#functions/contract/api.ts';
import { securityHeaders } from '#infra/security-headers.ts';
import { createTable, localClient } from '#infra/local/engines/dynamo.ts';
import { startEngines } from '#infra/local/engines/engines.ts';
import { startEvents, type Events } from '#infra/local/events/events.ts';
import { invoker, loadHandlers, type Handlers } from '#infra/local/gateway/functions.ts';
import { openGateway } from '#infra/local/gateway/gateway.ts';
import { jwtAuthorizer } from '#infra/local/gateway/jwt-authorizer.ts';
import { closeServer, idleConnectionMs, listen } from '#infra/local/engines/listen.ts';
import { requireFreePort } from './ports.ts';
import { seed } from './seed/seed.ts';
import { applyEnvironment, functionEnvironment, localNames } from './settings.ts';
import { openSite, type SiteKind } from '#infra/local/site/site.ts';
import { replyStarting, webServer } from '#infra/local/site/web-server.ts';

export interface CloudOptions {
  /** Port of the site. The other parts use the next ports where these are free. Without it, all parts use any free ports. */
  port?: number;
  /** Folder for all data that is kept across restarts. */
  dataFolder: string;
  site: SiteKind;
  /** Whether to fill an empty cloud with the sample bank, coupons and an admin. */
  seed: boolean;
  scheduleEveryMs?: number;
  javaPath?: string;
  /** Replacements for the deployed functions. */
  handlers?: Handlers;
  log?: (line: string) => void;
}

export interface Cloud {
  /** http://localhost:<port> */
  origin: string;
  identityOrigin: string;
  table: { name: string; endpoint: string; region: string };
  close(): Promise<void>;
}

type OnClose = (closer: () => Promise<void> | void) => void;

/** Starts the whole product on this machine. It sets environment variables, so a process can run only one cloud. */
export async function startCloud(options: CloudOptions): Promise<Cloud> {
  const closers: Parameters<OnClose>[0][] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    return { ...(await startParts(options, (closer) => closers.push(closer))), close };
  } catch (cause) {
    await close();
    throw cause;
  }
}

async function startParts(options: CloudOptions, onClose: OnClose): Promise<Omit<Cloud, 'close'>> {
  const { port, dataFolder, scheduleEveryMs = 60_000, javaPath, log = () => {} } = options;
  const up = progress(log);
  if (port !== undefined) await requireFreePort(port);
  const server = createServer({ keepAliveTimeout: idleConnectionMs }, replyStarting);
  const origin = `http://localhost:${await listen(server, port ?? 0)}`;
  onClose(() => closeServer(server));

  // The engines start before the queues for events. Their callbacks use the queues once these exist.
  const started: { events?: Events } = {};
  const { identity, s3, mail, dynamo, dynamoStarting } = await startEngines({
    origin,
    port,
    dataFolder,
    javaPath,
    onClose,
    onObjectCreated: (stored) => started.events?.objectCreated(stored),
    onMailAccepted: (accepted) => started.events?.mailAccepted(accepted),
  });
  up('Sign-in', identity.origin);
  up('Files (S3)', s3);
  up('Mail (SES)', mail);

  const siteOpening = openSite(options.site, server, log);
  siteOpening.catch(() => undefined);
  applyEnvironment(functionEnvironment({ dynamo, s3, mail, siteOrigin: origin, identity }));
  const [handlers] = await Promise.all([options.handlers ?? loadHandlers(), dynamoStarting]);
  const client = localClient(dynamo);
  await createTable(client, localNames.table);
  client.destroy();
  up('Database (DynamoDB Local)', dynamo);

  const invoke = invoker(handlers);
  const folder = join(dataFolder, 'queues');
  const events = await startEvents({ invoke, dynamoEndpoint: dynamo, folder, scheduleEveryMs, log });
  started.events = events;
  onClose(events.close);
  const site = await siteOpening;
  onClose(site.close);
  const authorize = jwtAuthorizer({ ...identity, clientId: localNames.clientId });
  const web = webServer({
    gateway: openGateway({ endpoints: Object.values(api), invoke, authorize, log }),
    site,
    // In development Vite adds inline scripts to the page, which the site's security headers would block.
    headers:
      options.site === 'dev'
        ? {}
        : securityHeaders({ connect: [identity.origin, s3], images: [identity.origin], inline: site.inline }),
    siteConfig: siteConfig(identity.origin),
    mailEndpoint: mail,
    deadLetters: events.deadLetters,
  });
  server.off('request', replyStarting).on('request', web);
  up('Site and API', origin);

  if (options.seed) await seed({ origin, identityOrigin: identity.origin, tableEndpoint: dynamo, log });
  const table = { name: localNames.table, endpoint: dynamo, region: localNames.region };
  return { origin, identityOrigin: identity.origin, table };
}

/** The settings that the site reads from /config.json. */
function siteConfig(identityOrigin: string) {
  return {
    userPoolId: localNames.userPoolId,
    userPoolClientId: localNames.clientId,
    userPoolDomain: new URL(identityOrigin).host,
    userPoolEndpoint: `${identityOrigin}/`,
  };
}

function progress(log: (line: string) => void): (part: string, address: string) => void {
  const begin = Date.now();
  return (part, address) => {
    const seconds = ((Date.now() - begin) / 1000).toFixed(1);
    log(`  ${part.padEnd(26)} ${address.padEnd(24)} ${seconds} s`);
  };
}
