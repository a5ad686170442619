import { CfnOutput, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  ConfigurationSet,
  ConfigurationSetEventDestination,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  MailFromBehaviorOnMxFailure,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { StageConfig } from '#infra/config.ts';
import { AppFunction } from '#infra/constructs/app-function.ts';
import type { AppTable } from '#infra/constructs/app-table.ts';
import { tableRights } from '#infra/constructs/table-rights.ts';
import { WorkQueue } from '#infra/constructs/work-queue.ts';

/** The address that sends the mails. An operator verifies it once: with the DNS records in the outputs, or by the link that SES mails. */
export class Mail extends Construct {
  readonly configurationSet: ConfigurationSet;
  readonly #settings: StageConfig['mail'];

  constructor(scope: Construct, id: string, settings: StageConfig['mail']) {
    super(scope, id);
    this.#settings = settings;
    this.configurationSet = new ConfigurationSet(this, 'settings', {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    const { identity, contactTo } = settings;
    if (!('domain' in identity)) {
      new EmailIdentity(this, 'identity', { identity: Identity.email(identity.address) });
      return;
    }
    const { domain } = identity;
    // The envelope's sender, to which mails are returned. Until its records are in the DNS, SES uses a domain of its own.
    const mailFromDomain = `bounces.${domain}`;
    const { dkimRecords } = new EmailIdentity(this, 'identity', {
      identity: Identity.domain(domain),
      mailFromDomain,
      mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE,
    });
    const records = {
      ...Object.fromEntries(
        dkimRecords.map(({ name, value }, index) => [`dkim-${index + 1}`, `${name} CNAME ${value}`]),
      ),
      returns: `${mailFromDomain} MX 10 feedback-smtp.${Stack.of(this).region}.amazonses.com`,
      spf: `${mailFromDomain} TXT "v=spf1 include:amazonses.com ~all"`,
      dmarc: `_dmarc.${domain} TXT "v=DMARC1; p=none; rua=mailto:${contactTo}"`,
    };
    for (const [id, value] of Object.entries(records)) new CfnOutput(this, id, { value });
  }

  /** Lets a function send reports. The configuration set publishes the events of these mails. */
  grantSendReports(fn: AppFunction): void {
    const { configurationSetName } = this.configurationSet;
    this.#allow(fn, [this.#arn('identity', '*'), this.#arn('configuration-set', configurationSetName)]);
    fn.setEnv({ MAIL_CONFIGURATION_SET: configurationSetName });
  }

  /** Lets a function send the contact form to the office. */
  grantSendToOffice(fn: AppFunction): void {
    this.#allow(fn, [this.#arn('identity', '*')]);
    fn.setEnv({ MAIL_CONTACT_TO: this.#settings.contactTo });
  }

  #arn(resource: string, resourceName: string): string {
    return Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
  }

  /**
   * Lets a function send from the one address of the product. While the account is in SES's sandbox, SES checks this permission for the
   * identity of each recipient, too, so the sender's identity alone does not suffice. The condition limits what `identity/*` allows.
   */
  #allow(fn: AppFunction, resources: string[]): void {
    const { name, address } = this.#settings.from;
    const conditions = { StringEquals: { 'ses:FromAddress': address } };
    fn.addToRolePolicy(new PolicyStatement({ actions: ['ses:SendRawEmail'], resources, conditions }));
    fn.explainWildcard(
      `arn:aws:ses:${Stack.of(this).region}:<AWS::AccountId>:identity/*`,
      "SES's sandbox requires this permission for each recipient. The condition on the sender's address limits it.",
    );
    fn.setEnv({ MAIL_FROM: `${name} <${address}>` });
  }
}

interface MailEventsProps {
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
    const work = new WorkQueue(this, 'work', { reader: 'record-mail-event', maxReceives: 5, batchSize: 10 });
    work.deliverTo(handler);
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
