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
];
