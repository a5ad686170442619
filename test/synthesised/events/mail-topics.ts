import * as z from 'zod/mini';
import type { AcceptedMail } from '#infra/local/engines/mail.ts';
import { mailEvents } from '#infra/local/events/events-shapes.ts';
import { snsNotification } from '#infra/local/events/events-shapes.ts';
import type { Access } from '../access/access.ts';
import { account, type Deployment } from '../assembly/resolve.ts';
import type { Journal } from '../services/journal.ts';
import type { Queues } from './queues.ts';

// Strict: a subscription with raw messages, or with a filter, would hand over something else.
const subscription = z.strictObject({
  Endpoint: z.string(),
  Protocol: z.enum(['sqs', 'email']),
  TopicArn: z.string(),
  RedrivePolicy: z.optional(z.object({ deadLetterTargetArn: z.string() })),
});
const destination = z.object({
  ConfigurationSetName: z.string(),
  EventDestination: z.object({
    Enabled: z._default(z.boolean(), true),
    MatchingEventTypes: z.array(z.string()),
    SnsDestination: z.object({ TopicARN: z.string() }),
  }),
});
const typed = z.object({ eventType: z.string() });

interface MailTopicsOptions {
  deployment: Deployment;
  access: Access;
  queues: Queues;
  region: string;
  /** A queue has got an event of a mail. */
  onEvent: Journal['offered'];
  log(line: string): void;
}

/** What SES publishes once it may publish to a topic: plain text, not an event. */
const setUpMessage = 'Successfully validated SNS topic for Amazon SES event publishing.';

export interface MailTopics {
  /** SES's greeting to each topic, as when the destination is made. */
  greet(): void;
  publishEventsOf(mail: AcceptedMail): void;
}

/** SES's event destinations, and the queues that subscribe to their topics. */
export function openMailTopics({ deployment, access, queues, region, onEvent, log }: MailTopicsOptions): MailTopics {
  const subscriptions = deployment
    .ofType('AWS::SNS::Subscription')
    .map(({ properties }) => subscription.parse(properties))
    .filter(({ Protocol }) => Protocol === 'sqs');
  const destinations = deployment
    .ofType('AWS::SES::ConfigurationSetEventDestination')
    .map(({ properties }) => destination.parse(properties));

  async function publish(set: string, topic: string, message: string): Promise<void> {
    const source = {
      'aws:SourceArn': `arn:aws:ses:${region}:${account}:configuration-set/${set}`,
      'aws:SourceAccount': account,
    };
    const refusal = await access.refusal(
      { service: 'ses.amazonaws.com' },
      { action: 'sns:Publish', resource: topic, context: source },
    );
    if (refusal) return log(refusal);
    for (const { Endpoint } of subscriptions.filter(({ TopicArn }) => TopicArn === topic)) {
      const attempted = {
        action: 'sqs:SendMessage',
        resource: Endpoint,
        context: { 'aws:SourceArn': topic, 'aws:SourceAccount': account },
      };
      const refused = await access.refusal({ service: 'sns.amazonaws.com' }, attempted);
      if (refused) {
        log(refused);
        continue;
      }
      queues.send(Endpoint, JSON.stringify(snsNotification(topic.split(':').at(-1) ?? topic, message)));
      if (message !== setUpMessage) onEvent(Endpoint, true);
    }
  }
  const start = (...given: Parameters<typeof publish>) =>
    void publish(...given).catch((cause: unknown) => log(String(cause)));

  return {
    greet() {
      for (const { ConfigurationSetName, EventDestination } of destinations)
        start(ConfigurationSetName, EventDestination.SnsDestination.TopicARN, setUpMessage);
    },
    publishEventsOf(mail) {
      for (const { ConfigurationSetName, EventDestination } of destinations) {
        const { Enabled, MatchingEventTypes, SnsDestination } = EventDestination;
        if (!Enabled || mail.configurationSet !== ConfigurationSetName) continue;
        for (const event of mailEvents(mail))
          if (MatchingEventTypes.includes(typed.parse(event).eventType.toLowerCase()))
            start(ConfigurationSetName, SnsDestination.TopicARN, JSON.stringify(event));
      }
    },
  };
}
