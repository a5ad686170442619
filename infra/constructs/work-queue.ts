import { Aws, Duration } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { EventSourceMappingOptions, IDestination } from 'aws-cdk-lib/aws-lambda';
import type { Bucket, CfnBucket } from 'aws-cdk-lib/aws-s3';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { deadLetterDays } from '#functions/domain/retention.ts';
import { acknowledge } from '#infra/findings/acknowledge.ts';
import type { AppFunction } from './app-function.ts';
import { functionSizes, type HandlerName } from './function-sizes.ts';

export interface WorkQueueProps {
  /** The function that processes the messages. */
  reader: HandlerName;
  /** How many times a message is received before it is set aside. */
  tries: number;
  /** Messages per call. */
  batchSize: number;
  /** Concurrent calls. Default: 2, the fewest that AWS allows, so that a backlog leaves enough concurrency for the API. */
  maxConcurrency?: number;
  /** How long a message may wait. Default: four days. */
  retention?: Duration;
  /** How long a received message is hidden from other readers. Default: six times as long as a call may take, as AWS recommends. */
  visibility?: Duration;
  /** How long a message is delayed before the function first gets it. */
  delay?: Duration;
}

const common: QueueProps = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };

/** Keeps the messages of a queue that could not be processed. */
export function deadLetterQueue(scope: Construct, id: string, retention = Duration.days(deadLetterDays)): Queue {
  const queue = new Queue(scope, id, { ...common, retentionPeriod: retention });
  acknowledge(queue, {
    'Serverless-SQSRedrivePolicy': 'It is the end of the line itself: an alarm watches it, and a person redrives it.',
  });
  return queue;
}

/** Keeps calls that failed: of a schedule, a topic, or a caller that did not wait. */
export function failedCallsQueue(scope: Construct, id: string, retention?: Duration): Queue {
  const queue = deadLetterQueue(scope, id, retention);
  acknowledge(queue, { 'AwsSolutions-SQS3': 'It is a dead-letter queue, of calls and not of another queue.' });
  return queue;
}

/** Keeps the calls of a function that failed in this queue. CDK's own destination grants two rights more than Lambda needs. */
export const keptIn = (queue: Queue): IDestination => ({
  bind(_, fn) {
    fn.addToRolePolicy(new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] }));
    return { destination: queue.queueArn };
  },
});

/** A queue of work for one function. Failed messages are retried, and set aside in the end. */
export class WorkQueue extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;
  readonly #source: Pick<EventSourceMappingOptions, 'batchSize' | 'reportBatchItemFailures' | 'maxConcurrency'>;

  constructor(scope: Construct, id: string, props: WorkQueueProps) {
    super(scope, id);
    const { reader, tries, batchSize, maxConcurrency = 2, delay, retention = Duration.days(4) } = props;
    const { visibility = Duration.seconds(6 * functionSizes[reader].seconds) } = props;
    this.#source = {
      batchSize,
      reportBatchItemFailures: true,
      maxConcurrency,
    };
    this.deadLetters = deadLetterQueue(this, 'dead-letters');
    this.queue = new Queue(this, 'queue', {
      ...common,
      visibilityTimeout: visibility,
      ...(delay && { deliveryDelay: delay }),
      retentionPeriod: retention,
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: tries },
    });
  }

  /**
   * Takes a message for each new file of a bucket, of those whose key has the prefix if one is given. Configured by hand: CDK's own
   * notification needs one more Lambda function, which may change every bucket of the account.
   */
  takeNewFiles(bucket: Bucket, prefix?: string): void {
    const { queue } = this;
    const resource = bucket.node.defaultChild as CfnBucket;
    const filter = prefix !== undefined && { filter: { s3Key: { rules: [{ name: 'prefix', value: prefix }] } } };
    resource.notificationConfiguration = {
      queueConfigurations: [{ event: 's3:ObjectCreated:*', queue: queue.queueArn, ...filter }],
    };
    // Allows the account, not the bucket: S3 checks this policy before the bucket exists.
    const { policyDependable } = queue.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('s3.amazonaws.com')],
        actions: ['sqs:SendMessage'],
        resources: [queue.queueArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
    if (policyDependable) resource.node.addDependency(policyDependable);
  }

  /** The function returns which messages of a batch failed; the others are done. */
  feed(fn: AppFunction): void {
    // CDK's own event source grants two rights more than Lambda needs to read a queue.
    const actions = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];
    fn.addToRolePolicy(new PolicyStatement({ actions, resources: [this.queue.queueArn] }));
    fn.live.addEventSourceMapping('work', { eventSourceArn: this.queue.queueArn, ...this.#source });
    acknowledge(fn, {
      'Serverless-LambdaEventSourceMappingDestination':
        'SQS as a source takes no failure destination. A message that fails goes to the dead-letter queue of its queue.',
    });
  }
}
