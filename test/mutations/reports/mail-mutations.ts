import { broken, type Mutation } from '#test/mutations/mutation.ts';

const refusals = 'functions/adapters/ses/classify-send-failure.ts';
const ofMailer = ['test/functions/adapters/ses/mailer-failures.test.ts'];
const mailEvent = 'functions/adapters/ses/mail-event.ts';
const ofMailEvent = ['test/functions/adapters/ses/mail-event.test.ts'];
const store = 'functions/adapters/dynamo/reports/delivery-store.ts';
const ofEvents = ['test/functions/usecases/reports/delivery/record-mail-event.test.ts'];
const queue = 'functions/runtime/queue.ts';
const ofQueue = ['test/functions/runtime/queue.test.ts'];
const log = 'functions/runtime/log.ts';
const topic = 'functions/runtime/topic.ts';
const rules = 'functions/domain/reports/send-rate.ts';
const delivery = 'infra/constructs/reports/report-delivery.ts';
const ofStack = ['test/infra/stacks/app-stack.test.ts'];
const contact = 'functions/usecases/people/send-contact-message.ts';

/** One-line breaks of what hears of mails, and of the send rate. */
export const mailMutations: Mutation[] = [
  broken('mail: SES says slow down with a 400', refusals, 'if (limit) return new MailThrottled(limit);', '', ofMailer),
  broken(
    'mail: a used-up day is told by its words',
    refusals,
    "return byName === 'rate' ? (byWords ?? byName) : byName;",
    'return byName;',
    ofMailer,
  ),
  broken(
    'mail: a paused account is told by its words',
    refusals,
    "return byWords ?? (status === tooManyRequests ? 'rate' : undefined);",
    "return status === tooManyRequests ? 'rate' : undefined;",
    ofMailer,
  ),
  broken(
    'mail: a refusal quotes nothing of what SES says',
    refusals,
    '${reasonOf(words)}.`',
    '${reasonOf(words)}: ${words}.`',
    ofMailer,
  ),
  broken(
    'mail: the code of a refusal is a code',
    refusals,
    "typeof code === 'string' && /^[A-Za-z]\\w{1,79}$/.test(code)",
    "typeof code === 'string'",
    ofMailer,
  ),
  broken(
    'mail: SES may be set up',
    mailEvent,
    'if (message.trim() === setUpMessage) return undefined;',
    '',
    ofMailEvent,
  ),
  broken(
    'mail: only a permanent bounce is one for good',
    mailEvent,
    "if (bounceType === 'Permanent')",
    "if (bounceType !== 'Transient')",
    ofMailEvent,
  ),
  broken(
    'mail: an arrival beats a transient bounce told before',
    store,
    '(#status = :bounced AND transientBounceOf = :resend)',
    '(#status = :bounced AND transientBounceOf > :resend)',
    ofEvents,
  ),
  broken(
    'mail: a transient bounce does not take an arrival back',
    store,
    "':sent': 'sent', ...ofMail(resend).values },\n});\n\nconst arrived",
    "':sent': 'delivered', ...ofMail(resend).values },\n});\n\nconst arrived",
    ofEvents,
  ),
  broken(
    'mail: a transient bounce is noted on what arrived',
    store,
    "if (!isNoted) await change(id, { set: { status: 'delivered' }, setOnce: { problem }, ...arrived(resend) });",
    'void isNoted;',
    ofEvents,
  ),
  broken('mail: a bounce for good is not undone by an arrival', store, "remove: ['transientBounceOf'],", '', ofEvents),
  broken(
    'mail: a bad message brings back itself alone',
    queue,
    'batchItemFailures.push({ itemIdentifier: record.messageId });',
    'throw new Error(record.messageId);',
    ofQueue,
  ),
  broken(
    'mail: a message that is no JSON brings back itself alone',
    queue,
    '  } catch {\n    return undefined;',
    '  } catch (cause) {\n    throw cause;',
    ofQueue,
  ),
  broken(
    'mail: no address gets into a log',
    log,
    "typeof value === 'string' ? withoutAddresses(value) : value",
    'value',
    ofQueue,
  ),
  broken('mail: a bad notification does not stop its siblings', topic, 'failed += 1;', 'throw cause;', [
    'test/functions/runtime/topic.test.ts',
  ]),
  broken('mail: a bad notification fails', topic, 'if (failed > 0)', 'if (failed > Records.length)', [
    'test/functions/runtime/topic.test.ts',
  ]),
  broken(
    'mail: all workers together keep the send rate',
    rules,
    '(1000 * workers) / (mailsPerSecond * reportShare)',
    '1000 / mailsPerSecond',
    ['test/functions/runtime/pace.test.ts'],
  ),
  broken(
    'mail: a worker keeps its place until its mail has its time',
    'functions/runtime/pace.ts',
    'rest: untilFree,',
    'rest: async () => undefined,',
    ['test/functions/runtime/pace.test.ts'],
  ),
  broken(
    'mail: the queue has as many workers as keep the send rate',
    delivery,
    'maxConcurrency: sendingPace(sendRate).workers,',
    'maxConcurrency: 100,',
    ofStack,
  ),
  broken(
    'mail: the queue bears a used-up quota',
    delivery,
    'const maxReceives = 1000;',
    'const maxReceives = 100;',
    ofStack,
  ),
  broken('mail: an alarm hears of what is set aside', delivery, "'report-set-aside', ", '', ofStack),
  broken(
    'mail: a throttled contact message is kept and taken',
    contact,
    'if (!(cause instanceof MailThrottled)) throw cause;',
    'if (cause) throw cause;',
    ['test/functions/usecases/people/send-contact-message.test.ts'],
  ),
];
