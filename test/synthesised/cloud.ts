import { join } from 'node:path';
import { localClient, startDynamo } from '#infra/local/engines/dynamo.ts';
import { startMail } from '#infra/local/engines/mail.ts';
import { startS3 } from '#infra/local/engines/s3.ts';
import { openAccess } from './access/access.ts';
import { policiesOf } from './access/policies.ts';
import { readAssembly } from './assembly/assembly.ts';
import { requireKnownKinds } from './assembly/kinds.ts';
import { deploy } from './assembly/resolve.ts';
import type { CloudOptions, SynthesisedCloud } from './cloud-options.ts';
import { openEdge } from './edge/edge.ts';
import { openAsyncCalls } from './events/async-calls.ts';
import { openMailTopics, type MailTopics } from './events/mail-topics.ts';
import { openPipes } from './events/pipes.ts';
import { openQueues } from './events/queues.ts';
import { openSchedules } from './events/schedules.ts';
import { credentialsOf } from './functions/function-settings.ts';
import { openFunctionLogs } from './functions/function-logs.ts';
import { openLambda } from './functions/lambda.ts';
import { connectHere } from './network/connect-here.ts';
import { openFront } from './network/front.ts';
import { bucketsOf } from './services/buckets.ts';
import { cognitoService } from './services/cognito.ts';
import { customResourceHost, makeCustomResources } from './services/custom-resources.ts';
import { dynamoService, keyNamesOf, makeTables } from './services/dynamo.ts';
import { openUserPool, pictureHost } from './services/identity.ts';
import { openJournal } from './services/journal.ts';
import { openNotifications } from './services/notifications.ts';
import { s3Service } from './services/s3.ts';
import { sesService } from './services/ses.ts';
import { signedService } from './services/signed-service.ts';

/** Starts what an assembly would deploy: every part is made of the templates and their assets alone. */
export async function startSynthesised(options: CloudOptions): Promise<SynthesisedCloud> {
  const { assembly, dataFolder, accounts, speed = 20, log = console.error } = options;
  const deployment = deploy(readAssembly(assembly));
  requireKnownKinds(deployment);
  const table = deployment.all.find(
    ({ type }) => type === 'AWS::DynamoDB::GlobalTable' || type === 'AWS::DynamoDB::Table',
  );
  if (!table) throw new Error('The templates have no table.');
  const { region } = table;
  const policies = policiesOf(deployment);
  const access = openAccess(policies);
  const journal = openJournal({ deployment, access });
  const roles = new Map(
    [...policies.ofRoles.keys()].map((role) => [
      credentialsOf(role).accessKeyId,
      { role, credentials: credentialsOf(role) },
    ]),
  );
  const signing = { keys: { find: (id: string) => roles.get(id) }, access, onRejected: journal.rejected };
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };

  try {
    const domains = deployment
      .ofType('AWS::CloudFront::Distribution')
      .map(({ attributes }) => attributes['DomainName'] ?? '');
    const names = [
      `*.${region}.amazonaws.com`,
      `*.s3.${region}.amazonaws.com`,
      `*.execute-api.${region}.amazonaws.com`,
    ];
    const front = await openFront(
      [...names, `*.auth.${region}.amazoncognito.com`, ...domains, customResourceHost, pictureHost],
      log,
    );
    closers.push(front.close);
    connectHere(front.network);

    const buckets = bucketsOf(deployment);
    // The engines start before the event sources, which their callbacks call as soon as these exist.
    const listening: { notifications?: ReturnType<typeof openNotifications>; topics?: MailTopics } = {};
    const [dynamo, s3, mail, pool] = await Promise.all([
      startDynamo(),
      startS3({
        port: 0,
        dataFolder: join(dataFolder, 's3'),
        buckets,
        onObjectCreated: (object) => listening.notifications?.stored(object),
      }),
      startMail({ port: 0, onAccepted: (accepted) => listening.topics?.publishEventsOf(accepted) }),
      openUserPool({ deployment, region, dataFolder: join(dataFolder, 'identity'), accounts }),
    ]);
    closers.push(dynamo.close, s3.close, mail.close, pool.close);
    const client = localClient(dynamo.endpoint);
    closers.push(() => client.destroy());
    await makeTables(deployment, client);

    const cognito = signedService(cognitoService({ endpoint: pool.endpoint, region }), signing);
    front.serve(
      [`dynamodb.${region}.amazonaws.com`],
      signedService(dynamoService({ endpoint: dynamo.endpoint, region, keyNames: keyNamesOf(deployment) }), signing),
    );
    front.serve(
      [`*.s3.${region}.amazonaws.com`, `s3.${region}.amazonaws.com`],
      s3Service({ endpoint: s3.endpoint, region, buckets, ...signing }),
    );
    front.serve(
      [`email.${region}.amazonaws.com`],
      signedService(sesService({ endpoint: mail.endpoint, region, deployment }), signing),
    );
    front.serve([pool.signInHost, pictureHost], pool.serve);
    front.serve([`cognito-idp.${region}.amazonaws.com`], (request, response) =>
      request.headers.authorization?.startsWith('AWS4') ? cognito(request, response) : pool.serve(request, response),
    );

    const lambda = openLambda({
      deployment,
      region,
      network: front.network,
      folder: join(dataFolder, 'functions'),
      onCall: journal.called,
      onLog: openFunctionLogs({ access, region, onLine: journal.logged }),
    });
    closers.push(lambda.close);
    const queues = await openQueues({ deployment, lambda, access, speed, log });
    closers.push(queues.close);
    const calls = openAsyncCalls({ deployment, lambda, access, queues, speed, log });
    closers.push(calls.close);
    const notifications = openNotifications({ buckets, access, queues, onObject: journal.offered, log });
    const topics = openMailTopics({ deployment, access, queues, region, onEvent: journal.offered, log });
    Object.assign(listening, { notifications, topics });
    await makeCustomResources(deployment, lambda, front);
    const pipes = await openPipes({
      deployment,
      access,
      queues,
      endpoint: dynamo.endpoint,
      region,
      onRecord: journal.offered,
      log,
    });
    closers.push(pipes.close);
    const schedules = openSchedules({ deployment, access, calls, log });
    closers.push(schedules.close);
    if (!options.isUnscheduled) schedules.start(speed);

    const between = options.between;
    const site = openEdge({
      deployment,
      lambda,
      access,
      front,
      region,
      journal,
      speed,
      log,
      between: (serve) => between?.(serve, { mail: mail.endpoint, unread: queues.unread, journal }) ?? serve,
    });
    await notifications.test();
    topics.greet();
    return {
      origin: `https://${site.host}`,
      signInOrigin: `https://${pool.signInHost}`,
      clientId: pool.clientId,
      network: front.network,
      table: { name: table.ref, endpoint: dynamo.endpoint },
      journal,
      variable: (name) => lambda.functions.map(({ variables }) => variables[name]).find(Boolean) ?? '',
      close,
    };
  } catch (cause) {
    await close();
    throw cause;
  }
}
