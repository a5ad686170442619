import { broken, type Mutation } from '#test/mutations/mutation.ts';

const store = 'functions/adapters/dynamo/reports/delivery-store.ts';
const deliver = 'functions/usecases/reports/delivery/deliver-report.ts';
const ofDelivery = ['test/functions/usecases/reports/delivery/deliver-report.test.ts'];
const handOver = 'functions/usecases/reports/delivery/hand-over-mail.ts';
const ofReconciliation = ['test/functions/usecases/reports/delivery/reconcile-reports.test.ts'];

/** One-line breaks of what hands mails over. */
export const sendingMutations: Mutation[] = [
  broken('mail: being told to wait burns no try', store, '...(!isTry && { add: { tries: -1 } }),', '', ofDelivery),
  broken(
    'mail: a throttled mail is not a failed one',
    deliver,
    'if (cause instanceof MailThrottled) {',
    'if (!cause) {',
    ofDelivery,
  ),
  broken(
    'mail: a worker waits before it gives up the second',
    handOver,
    "cause.limit !== 'rate' || ",
    "cause.limit === 'rate' || ",
    ofDelivery,
  ),
  broken(
    'report: a resend keeps its PDF with all answers',
    deliver,
    'hasAnswers: answersKey !== undefined }',
    'hasAnswers: answersKey === null }',
    ['test/functions/usecases/reports/answers-file.test.ts'],
  ),
  broken(
    'report: the PDF with all answers is made with the report',
    deliver,
    'await render(document, { withAppendix: true })',
    'await render(document)',
    ['test/functions/usecases/reports/answers-file.test.ts'],
  ),
  broken(
    'report: no PDF with all answers is handed out that is of an older report',
    store,
    "hasAnswers ? ['problem'] : ['problem', 'answersKey']",
    "['problem']",
    ['test/functions/usecases/reports/answers-file.test.ts'],
  ),
  broken('mail: a used-up day is not asked again at once', handOver, "cause.limit !== 'rate' || ", '', ofDelivery),
  broken(
    'mail: a worker that waits is not sending',
    handOver,
    'await deliveries.holdBack(id, { owner, until: clock() + leaseMs });',
    '',
    ofDelivery,
  ),
  broken(
    'mail: what is given back is not queued twice',
    store,
    "set: { status: 'pending', owner, problem, pendingSince: now,",
    "remove: ['owner'],\n        set: { status: 'pending', problem, pendingSince: now,",
    ofDelivery,
  ),
  broken(
    'mail: what comes back to the queue is not lost',
    store,
    'owner, problem, pendingSince: now,',
    'owner, problem,',
    ofReconciliation,
  ),
  broken(
    'mail: a throttled report is never set aside by the clock',
    store,
    '...(!isTry && { requeues: 0 }) }',
    '...(!isTry && {}) }',
    ofReconciliation,
  ),
  broken(
    'mail: a report is given back by its owner alone',
    store,
    "condition: '#status IN (:claimed, :sending) AND #owner = :owner',\n",
    "condition: '#status IN (:claimed, :sending) AND :owner = :owner',\n",
    ofDelivery,
  ),
  broken('mail: the tries are limited', store, ' AND tries < :maxTries', ' AND :maxTries > :now - :now', ofDelivery),
  broken(
    'mail: the last try sets the report aside',
    deliver,
    'if (delivery.tries < maxDeliveryTries) {',
    'if (delivery.tries) {',
    ofDelivery,
  ),
  broken(
    'mail: the last claim of a dead worker is set aside',
    deliver,
    'if (tries >= maxDeliveryTries) {',
    'if (tries > maxDeliveryTries) {',
    ofDelivery,
  ),
  broken(
    'mail: a live worker at the last try is left alone',
    store,
    " OR (#status = :claimed AND leaseUntil < :now))';\n  return",
    " OR (#status = :claimed AND :now > leaseUntil - leaseUntil))';\n  return",
    ofDelivery,
  ),
  broken(
    'mail: a repeated write knows its own first one',
    'functions/adapters/dynamo/update-item.ts',
    'stored !== undefined && isOwn',
    'stored === undefined && isOwn',
    ofDelivery,
  ),
  broken(
    'mail: reconciliation knows its own first write',
    'functions/adapters/dynamo/reports/reconcile-store.ts',
    '(stored) => stored.writeId === writeId)',
    '() => false)',
    ['test/functions/adapters/dynamo/lost-replies.test.ts'],
  ),
  broken(
    'mail: what was not handed over is not unknown',
    handOver,
    'await deliveries.markSending(id, { ...sending, now: clock() });',
    'await deliveries.markSending(id, { ...sending, now: clock() }).catch((cause: unknown) => Promise.reject(mayBeSent(cause)));',
    ofDelivery,
  ),
  broken(
    'mail: a stored problem names no address',
    deliver,
    'withoutAddresses(cause instanceof Error ? cause.message : String(cause))',
    '(cause instanceof Error ? cause.message : String(cause))',
    ofDelivery,
  ),
  broken(
    'nobody is sent to a page that lists no answers',
    'functions/usecases/reports/report-file-choice.ts',
    'From ${countWord(minAnswers.phrases)} answers on, the report page',
    'The report page',
    ['test/functions/usecases/reports/answers-file.test.ts'],
  ),
];
