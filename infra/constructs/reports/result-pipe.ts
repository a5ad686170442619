import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnPipe } from 'aws-cdk-lib/aws-pipes';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { resultPrefix } from '#functions/adapters/dynamo/keys.ts';
import type { AppTable } from '#infra/constructs/app-table.ts';

export interface ResultPipeProps {
  table: AppTable;
  /** The queue that gets the stream records. */
  queue: Queue;
  /** Which results: those to deliver, or those that were removed. */
  of: 'ordered' | 'removed';
}

/** Sends the stream records of some results to a queue. A DynamoDB stream supports only two such readers at once. */
export class ResultPipe extends Construct {
  readonly pipeName: string;

  constructor(scope: Construct, id: string, { table, queue, of }: ResultPipeProps) {
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

    const filters = of === 'ordered' ? toDeliver : removed;
    const pipe = new CfnPipe(this, 'pipe', {
      roleArn: role.roleArn,
      source: stream,
      sourceParameters: {
        filterCriteria: { filters: filters.map((pattern) => ({ pattern: JSON.stringify(pattern) })) },
        // Starts at the oldest record, so that a recreated pipe loses nothing. A worker claims a report first, so none is delivered twice.
        dynamoDbStreamParameters: { startingPosition: 'TRIM_HORIZON', batchSize: 10 },
      },
      target: queue.queueArn,
    });
    pipe.node.addDependency(role);
    this.pipeName = pipe.ref;
  }
}

const Keys = { sk: { S: [{ prefix: resultPrefix }] } };

/** Results that expired or were erased with their person. */
const removed = [{ eventName: ['REMOVE'], dynamodb: { Keys } }];

/**
 * Results that wait for a worker and have no owner: new, released or ordered again. The filter drops held results, and results that a
 * worker gave back: these have an owner and are in the queue already.
 */
const toDeliver = [
  {
    eventName: ['INSERT', 'MODIFY'],
    dynamodb: { Keys, NewImage: { status: { S: ['pending'] }, owner: { S: [{ exists: false }] } } },
  },
];
