import { broken, type Mutation } from './mutation.ts';

const alarms = ['test/infra/constructs/alarms.test.ts'];
const services = 'infra/constructs/service-alarms.ts';

/** Breaks of what the alarms measure: each would stay silent, or ring every day. */
export const alarmMutations: Mutation[] = [
  broken(
    'an alarm of several metrics rings while others have no data',
    services,
    'FILL(${name}, 0)',
    '${name}',
    alarms,
  ),
  broken('mails that bounce ring before SES stops the account', services, 'threshold: 0.05', 'threshold: 5', alarms),
  broken('functions ring before the account runs out of calls', services, '100 * inUse', 'inUse', alarms),
  broken(
    'an index that is throttled rings',
    services,
    "          sum('AWS/DynamoDB', name, { TableName: tableName, GlobalSecondaryIndexName: gsi1 }),\n",
    '',
    alarms,
  ),
  broken(
    'each pipe rings when it fails',
    'infra/stacks/app-stack.ts',
    'pipes: [delivery.pipeName, fileRemoval.pipeName]',
    'pipes: [delivery.pipeName]',
    alarms,
  ),
  broken(
    'an item that the overview leaves out rings',
    'infra/stacks/app-stack.ts',
    '[functions.byAccess.admin, counting.handler]',
    '[functions.byAccess.admin]',
    alarms,
  ),
  broken(
    'failures of the API ring, and not refusals',
    'infra/constructs/alarms.ts',
    'api.metricServerError',
    'api.metricClientError',
    alarms,
  ),
  broken(
    'a due report rings while nobody releases any',
    'infra/constructs/alarms.ts',
    'measured(metricNames.oldestOverdueSeconds)',
    'measured(metricNames.oldestOverdueSeconds, releasing)',
    alarms,
  ),
  broken('failures at the edge ring', 'infra/constructs/site/site-alarms.ts', ", Region: 'Global'", '', alarms),
  broken(
    'many blocked requests ring',
    'infra/constructs/firewall/firewall.ts',
    'metricName: stackName }',
    "metricName: 'all' }",
    alarms,
  ),
];
