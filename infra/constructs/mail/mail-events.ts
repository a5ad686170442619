import { ConfigurationSetEventDestination, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { StageConfig } from '#infra/config.ts';
import { AppFunction } from '#infra/constructs/app-function.ts';
import type { AppTable } from '#infra/constructs/app-table.ts';
import type { Mail } from './mail.ts';
import { tableRights } from '#infra/constructs/table-rights.ts';
import { WorkQueue } from '#infra/constructs/work-queue.ts';

export interface MailEventsProps {
  config: StageConfig;
  table: AppTable;
  mail: Mail;
}

/** Records the delivery events of mails on their reports. */
export class MailEvents extends Construct {
  /** Events that could not be recorded. */
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, { config, table, mail }: MailEventsProps) {
    super(scope, id);
    const handler = new AppFunction(this, 'record-mail-event', config);
    table.grantTo(handler, tableRights['record-mail-event']);
    const work = new WorkQueue(this, 'work', { reader: 'record-mail-event', tries: 5, batchSize: 10 });
    work.feed(handler);
    this.deadLetters = work.deadLetters;

    const topic = new Topic(this, 'events', { enforceSSL: true });
    topic.addSubscription(new SqsSubscription(work.queue, { deadLetterQueue: work.deadLetters }));
    new ConfigurationSetEventDestination(this, 'destination', {
      configurationSet: mail.configurationSet,
      destination: EventDestination.snsTopic(topic),
      events: [
        EmailSendingEvent.SEND,
        EmailSendingEvent.REJECT,
        EmailSendingEvent.DELIVERY,
        EmailSendingEvent.BOUNCE,
        EmailSendingEvent.COMPLAINT,
      ],
    });
  }
}
