import { Aws, Duration } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IDestination } from 'aws-cdk-lib/aws-lambda';
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
  /** How many times a message is received before it is moved to the dead letters. */
  maxReceives: number;
  /** Messages per call. */
  batchSize: number;
  /** How long a message may wait. Default: four days. */
  retention?: Duration;
  /** How long a received message is hidden from other readers. Default: six times the time limit of a call, as AWS recommends. */
  visibility?: Duration;
  /** Delay before the function first receives a message. */
  delay?: Duration;
}

const common: QueueProps = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };

/** A queue for the messages of another queue that could not be processed. */
function deadLetterQueue(scope: Construct, id: string, retention = Duration.days(deadLetterDays)): Queue {
  const queue = new Queue(scope, id, { ...common, retentionPeriod: retention });
  acknowledge(queue, {
    'Serverless-SQSRedrivePolicy':
      'It is itself a dead-letter queue. An alarm watches it, and an operator redrives it.',
  });
  return queue;
}

/** A dead-letter queue for the failed calls of a schedule. */
export function failedCallsQueue(scope: Construct, id: string, retention: Duration): Queue {
  const queue = deadLetterQueue(scope, id, retention);
  acknowledge(queue, { 'AwsSolutions-SQS3': 'It is a dead-letter queue for calls, and no queue redrives to it.' });
  return queue;
}

/** A destination for the failed calls of a function. CDK's own destination grants two rights more than Lambda needs. */
export const failureDestination = (queue: Queue): IDestination => ({
  bind(_, fn) {
    fn.addToRolePolicy(new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queue.queueArn] }));
    return { destination: queue.queueArn };
  },
});

/** A queue of work for one function. Failed messages are retried, and finally moved to the dead letters. */
export class WorkQueue extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;
  readonly #batchSize: number;

  constructor(scope: Construct, id: string, props: WorkQueueProps) {
    super(scope, id);
    const { reader, maxReceives, batchSize, delay, retention = Duration.days(4) } = props;
    const { visibility = Duration.seconds(6 * functionSizes[reader].seconds) } = props;
    this.#batchSize = batchSize;
    this.deadLetters = deadLetterQueue(this, 'dead-letters');
    this.queue = new Queue(this, 'queue', {
      ...common,
      visibilityTimeout: visibility,
      ...(delay && { deliveryDelay: delay }),
      retentionPeriod: retention,
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: maxReceives },
    });
  }

  /**
   * Receives a message for each new file of a bucket, or only for keys with this prefix. This configures the bucket directly, because
   * CDK's own notification adds a Lambda function that may change every bucket of the account.
   */
  subscribeToNewFiles(bucket: Bucket, prefix?: string): void {
    const { queue } = this;
    const resource = bucket.node.defaultChild as CfnBucket;
    const filter = prefix !== undefined && { filter: { s3Key: { rules: [{ name: 'prefix', value: prefix }] } } };
    resource.notificationConfiguration = {
      queueConfigurations: [{ event: 's3:ObjectCreated:*', queue: queue.queueArn, ...filter }],
    };
    // Allows the account and not the bucket, because S3 checks this policy before the bucket exists.
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

  /** Delivers the messages to the function, which returns the ones that failed. */
  deliverTo(fn: AppFunction): void {
    // CDK's own event source grants two rights more than Lambda needs to read a queue.
    const actions = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];
    fn.addToRolePolicy(new PolicyStatement({ actions, resources: [this.queue.queueArn] }));
    fn.live.addEventSourceMapping('work', {
      eventSourceArn: this.queue.queueArn,
      batchSize: this.#batchSize,
      reportBatchItemFailures: true,
      // The minimum that AWS allows, so that a backlog leaves enough concurrency for the API.
      maxConcurrency: 2,
    });
    acknowledge(fn, {
      'Serverless-LambdaEventSourceMappingDestination':
        'Lambda supports no failure destination for SQS. A message that fails goes to the dead-letter queue of its queue.',
    });
  }
}
