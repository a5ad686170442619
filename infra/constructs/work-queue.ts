import { Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { AppFunction } from './app-function.ts';
import { functionSizes, type HandlerName } from './function-sizes.ts';

export interface WorkQueueProps {
  /** The function that works through it. */
  reader: HandlerName;
  /** How often a message is tried before it is set aside. */
  tries: number;
  /** How many messages a call gets. */
  batchSize: number;
}

const common: QueueProps = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };

/** Where messages that nobody could work with are kept for two weeks. */
export function deadLetterQueue(scope: Construct, id: string): Queue {
  return new Queue(scope, id, { ...common, retentionPeriod: Duration.days(14) });
}

/** Work for one function. What it fails at comes back, and is set aside in the end. */
export class WorkQueue extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;
  readonly #batchSize: number;

  constructor(scope: Construct, id: string, { reader, tries, batchSize }: WorkQueueProps) {
    super(scope, id);
    this.#batchSize = batchSize;
    this.deadLetters = deadLetterQueue(this, 'dead-letters');
    this.queue = new Queue(this, 'queue', {
      ...common,
      visibilityTimeout: Duration.seconds(6 * functionSizes[reader].seconds),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: tries },
    });
  }

  /** The function names the messages of a batch that failed; the others are done. */
  feed(fn: AppFunction): void {
    fn.live.addEventSource(
      new SqsEventSource(this.queue, { batchSize: this.#batchSize, reportBatchItemFailures: true }),
    );
  }
}
