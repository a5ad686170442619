import { join } from 'node:path';
import { startDynamo, type LocalDynamo } from './dynamo.ts';
import type { StoredObject } from '#infra/local/events/events-shapes.ts';
import { startIdentity, type Identity } from '#infra/local/identity/identity.ts';
import { startMail, type AcceptedMail } from './mail.ts';
import { freePort, portOrAny } from '#infra/local/ports.ts';
import { startS3 } from './s3.ts';
import { localNames, sampleAccounts } from '#infra/local/settings.ts';

interface EngineOptions {
  /** The site's origin. */
  origin: string;
  /** The site's port. The engines use the next ones where these are free. */
  port: number | undefined;
  dataFolder: string;
  javaPath: string | undefined;
  onObjectCreated(stored: StoredObject): void;
  onMailAccepted(mail: AcceptedMail): void;
  onClose(closer: () => Promise<void> | void): void;
}

export interface Engines {
  identity: Identity;
  s3: string;
  mail: string;
  dynamo: string;
  /** Settles when DynamoDB Local has started. Other parts can start meanwhile, because Java starts slowly. */
  dynamoStarting: Promise<LocalDynamo>;
}

/** Starts the engines that replace the services of AWS. */
export async function startEngines(options: EngineOptions): Promise<Engines> {
  const { origin, port, dataFolder, javaPath, onClose } = options;
  const [identityPort, dynamoPort, s3Port, mailPort] = await Promise.all(
    [1, 2, 3, 4].map((offset) => portOrAny(port && port + offset)),
  );
  const ownDynamoPort = dynamoPort || (await freePort());
  const dynamoStarting = startDynamo({
    port: ownDynamoPort,
    dataFolder: join(dataFolder, 'dynamo'),
    ...(javaPath ? { javaPath } : {}),
  });
  onClose(async () => (await dynamoStarting.catch(() => undefined))?.close());

  const identity = await startIdentity({
    port: identityPort ?? 0,
    siteOrigin: origin,
    dataFolder: join(dataFolder, 'identity'),
    accounts: Object.values(sampleAccounts),
    userPoolId: localNames.userPoolId,
    clientId: localNames.clientId,
  });
  onClose(identity.close);
  const s3 = await startS3({
    port: s3Port ?? 0,
    dataFolder: join(dataFolder, 's3'),
    buckets: [
      { name: localNames.uploadsBucket, allowedOrigins: [origin, origin.replace('localhost', '127.0.0.1')] },
      { name: localNames.reportsBucket },
      { name: localNames.exportsBucket },
    ],
    onObjectCreated: options.onObjectCreated,
  });
  onClose(s3.close);
  const mail = await startMail({
    port: mailPort ?? 0,
    file: join(dataFolder, 'mails.json'),
    onAccepted: options.onMailAccepted,
  });
  onClose(mail.close);
  return {
    identity,
    s3: s3.endpoint,
    mail: mail.endpoint,
    dynamo: `http://127.0.0.1:${ownDynamoPort}`,
    dynamoStarting,
  };
}
