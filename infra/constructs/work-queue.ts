import { Duration } from 'aws-cdk-lib';
import { SqsEventSource, type SqsEventSourceProps } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { deadLetterDays } from '#functions/domain/retention.ts';
import type { AppFunction } from './app-function.ts';
import { functionSizes, type HandlerName } from './function-sizes.ts';

export interface WorkQueueProps {
  /** The function that processes the messages. */
  reader: HandlerName;
  /** How many times a message is received before it is set aside. */
  tries: number;
  /** Messages per call. */
  batchSize: number;
  /** Concurrent calls. Lambda decides if it is not given. */
  maxConcurrency?: number;
  /** How long a message may wait. Default: four days. */
  retention?: Duration;
  /** How long a message is delayed before the function first gets it. */
  delay?: Duration;
}

const common: QueueProps = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };

/** Keeps messages that could not be processed. */
export function deadLetterQueue(scope: Construct, id: string): Queue {
  return new Queue(scope, id, { ...common, retentionPeriod: Duration.days(deadLetterDays) });
}

/** A queue of work for one function. Failed messages are retried, and set aside in the end. */
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

  /** The function returns which messages of a batch failed; the others are done. */
  feed(fn: AppFunction): void {
    fn.live.addEventSource(new SqsEventSource(this.queue, this.#source));
  }
}
