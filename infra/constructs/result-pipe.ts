import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnPipe } from 'aws-cdk-lib/aws-pipes';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { resultPrefix } from '#functions/adapters/dynamo/keys.ts';
import type { AppTable } from './app-table.ts';

export interface ResultPipeProps {
  table: AppTable;
  /** Gets the stream record of each result that is to be delivered. */
  queue: Queue;
}

/** From the table's stream, the results that are to be delivered and nothing else. */
export class ResultPipe extends Construct {
  constructor(scope: Construct, id: string, { table, queue }: ResultPipeProps) {
    super(scope, id);
    const stream = table.tableStreamArn;
    if (!stream) throw new Error('The table has no stream.');

    const role = new Role(this, 'role', { assumedBy: new ServicePrincipal('pipes.amazonaws.com') });
    const reading = new PolicyStatement({
      actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:ListStreams'],
      resources: [stream],
    });
    const sending = new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] });
    role.addToPolicy(reading);
    role.addToPolicy(sending);

    const pipe = new CfnPipe(this, 'pipe', {
      roleArn: role.roleArn,
      source: stream,
      sourceParameters: {
        filterCriteria: { filters: toDeliver.map((pattern) => ({ pattern: JSON.stringify(pattern) })) },
        // From the oldest record there is: a pipe made anew loses nothing, and delivering twice is the claim's to prevent.
        dynamoDbStreamParameters: { startingPosition: 'TRIM_HORIZON', batchSize: 10 },
      },
      target: queue.queueArn,
    });
    pipe.node.addDependency(role);
  }
}

const Keys = { sk: { S: [{ prefix: resultPrefix }] } };

/** New results; and those that were ordered again: nobody owns them, unlike what a worker gives back to the queue. */
const toDeliver = [
  { eventName: ['INSERT'], dynamodb: { Keys } },
  {
    eventName: ['MODIFY'],
    dynamodb: { Keys, NewImage: { status: { S: ['pending'] }, owner: { S: [{ exists: false }] } } },
  },
];
