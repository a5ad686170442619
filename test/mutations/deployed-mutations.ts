import { broken, type Mutation } from './mutation.ts';

const policies = ['test/infra/stacks/policies.test.ts'];

/** Breaks of what only a deploy would show. */
export const deployedMutations: Mutation[] = [
  broken(
    'an alarm reaches its topic',
    'infra/constructs/alarms.ts',
    "principals: [new ServicePrincipal('cloudwatch.amazonaws.com')]",
    "principals: [new ServicePrincipal('events.amazonaws.com')]",
    ['test/infra/stacks/deliveries.test.ts'],
  ),
  broken(
    'the alarms of another account are not let in',
    'infra/constructs/alarms.ts',
    "        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },\n",
    '',
    ['test/infra/stacks/deliveries.test.ts'],
  ),
  broken(
    'an upload reaches its queue',
    'infra/constructs/uploads/uploads.ts',
    "actions: ['sqs:SendMessage'],\n        resources: [queue.queueArn],",
    "actions: ['sqs:ReceiveMessage'],\n        resources: [queue.queueArn],",
    ['test/infra/stacks/deliveries.test.ts'],
  ),
  broken(
    'mails go out in the sandbox of SES',
    'infra/constructs/mail/mail.ts',
    "[this.#arn('identity', '*'), this.#arn(",
    "[this.#arn('identity', this.#settings.from.address), this.#arn(",
    policies,
  ),
  broken(
    'mails go out from the address of the product alone',
    'infra/constructs/mail/mail.ts',
    "actions: ['ses:SendRawEmail'], resources, conditions }",
    "actions: ['ses:SendRawEmail'], resources }",
    policies,
  ),
  broken(
    'a table that is replaced is noticed by the app',
    'cdk.json',
    '"@aws-cdk/core:defaultCrossStackReferences": "strong"',
    '"@aws-cdk/core:defaultCrossStackReferences": "weak"',
    ['test/infra/stacks/data-stack.test.ts'],
  ),
  broken(
    'a line of the log is JSON once, not twice',
    'functions/runtime/log.ts',
    'console[level]({ ...line, [inspect.custom]: () => JSON.stringify({ level, ...line }) });',
    'console[level](JSON.stringify({ level, ...line }));',
    ['test/functions/runtime/log.test.ts'],
  ),
  broken(
    'a line of the log is one line on this machine',
    'functions/runtime/log.ts',
    ', [inspect.custom]: () => JSON.stringify({ level, ...line })',
    '',
    ['test/functions/runtime/log.test.ts'],
  ),
  broken(
    'alarms count events, wherever else their names are',
    'infra/constructs/app-function.ts',
    "'$.message.event'",
    "'$.event'",
    ['test/infra/stacks/app-stack.test.ts'],
  ),
  broken(
    'the id that people are shown is the one of the access log',
    'functions/runtime/http.ts',
    'const { requestId } = event.requestContext;',
    "const requestId = event.requestContext.http.sourceIp ?? '';",
    ['test/functions/adapters/dynamo/throttling.test.ts'],
  ),
  broken(
    "a rotated secret of Google's is picked up by a deploy",
    'infra/constructs/sign-in/directory.ts',
    '{ jsonField, ...version }',
    '{ jsonField }',
    ['test/infra/stacks/data-stack.test.ts'],
  ),
  broken(
    'placeholders are not deployed',
    'infra/app.ts',
    'if (process.env.CDK_DEFAULT_ACCOUNT &&',
    'if (process.env.CDK_ACCOUNT &&',
    ['test/infra/placeholders.test.ts'],
  ),
  broken('no made-up detail of the firm is deployed', 'infra/placeholders.ts', '  /\\.example$/i,\n', '', [
    'test/infra/placeholders.test.ts',
  ]),
  broken(
    'a deploy without a terminal does not wait for an answer',
    'infra/cdk-arguments.ts',
    "command === 'deploy' && !isTerminal",
    "command === 'deploy' && isTerminal",
    ['test/infra/cdk-arguments.test.ts'],
  ),
  broken(
    'the table of a stage is looked up in its region',
    'infra/choose-table.ts',
    'new CloudFormationClient({ region })',
    "new CloudFormationClient({ region: 'us-east-1' })",
    ['test/infra/stage-lookups.test.ts'],
  ),
];
