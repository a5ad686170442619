import { Duration } from 'aws-cdk-lib';
import { SqsEventSource, type SqsEventSourceProps } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { AppFunction } from './app-function.ts';
import { functionSizes, type HandlerName } from './function-sizes.ts';

export interface WorkQueueProps {
  /** The function that works through it. */
  reader: HandlerName;
  /** How often a message is received before it is set aside. */
  tries: number;
  /** How many messages a call gets. */
  batchSize: number;
  /** How many calls there may be at once. As many as Lambda likes if it is not given. */
  maxConcurrency?: number;
  /** How long a message may wait. Four days if it is not given. */
  retention?: Duration;
  /** How long a message is kept back before it is shown to the function. */
  delay?: Duration;
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
  readonly #source: SqsEventSourceProps;

  constructor(scope: Construct, id: string, props: WorkQueueProps) {
    super(scope, id);
    const { reader, tries, batchSize, maxConcurrency, delay, retention = Duration.days(4) } = props;
    this.#source = {
      batchSize,
      reportBatchItemFailures: true,
      ...(maxConcurrency !== undefined && { maxConcurrency }),
    };
    this.deadLetters = deadLetterQueue(this, 'dead-letters');
    this.queue = new Queue(this, 'queue', {
      ...common,
      visibilityTimeout: Duration.seconds(6 * functionSizes[reader].seconds),
      ...(delay && { deliveryDelay: delay }),
      retentionPeriod: retention,
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: tries },
    });
  }

  /** The function names the messages of a batch that failed; the others are done. */
  feed(fn: AppFunction): void {
    fn.live.addEventSource(new SqsEventSource(this.queue, this.#source));
  }
}
