import { broken, type Mutation } from '#test/mutations/mutation.ts';
const held = ['test/functions/usecases/reports/held-reports.test.ts'];
const release = ['test/functions/domain/reports/report-release.test.ts'];

/** Breaks of how a report is held until it is due, or until an admin has looked. */
export const heldMutations: Mutation[] = [
  broken(
    'a report that is to be held is never pending first',
    'functions/adapters/dynamo/attempts/new-result.ts',
    "const status = held ? 'held' : 'pending';",
    "const status = held ? 'pending' : 'pending';",
    held,
  ),
  broken(
    'the pipe lets no held result through',
    'infra/constructs/reports/result-pipe.ts',
    "status: { S: ['pending'] }, owner",
    'owner',
    ['test/infra/stacks/app-stack.test.ts'],
  ),
  broken(
    'the local pipe lets no held result through',
    'infra/local/events/events-stream-shape.ts',
    "&& status?.S === 'pending' && owner === undefined",
    '&& owner === undefined',
    ['test/infra/local/events/events-shapes.test.ts', ...held],
  ),
  {
    promise: 'a held report goes when it is due and not before',
    edits: [
      {
        file: 'functions/adapters/dynamo/reports/held-store.ts',
        find: 'item.dueAt > now) return false;',
        replace: 'item.dueAt > now + 60_000) return false;',
      },
      {
        file: 'functions/adapters/dynamo/reports/held-store.ts',
        find: 'sortableInstant(now + 1)',
        replace: 'sortableInstant(now + 60_000)',
      },
    ],
    tests: held,
  },
  broken(
    'a report that waits for an admin does not go by the clock',
    'functions/adapters/dynamo/attempts/attempt-index.ts',
    "const forReview = '-';",
    "const forReview = '0'.repeat(13);",
    held,
  ),
  broken(
    'a held report is released once',
    'functions/adapters/dynamo/reports/held-store.ts',
    "if (item.status !== 'held') return { done: 'already' };",
    "if (item.status === 'sent') return { done: 'already' };",
    held,
  ),
  broken(
    'a released report is as old as its release to whoever looks for lost ones',
    'functions/adapters/dynamo/reports/held-store.ts',
    'set: { orderedAt: now, releasedAt',
    'set: { releasedAt',
    held,
  ),
  broken(
    'a held report is not sent again',
    'functions/adapters/dynamo/reports/requeue-store.ts',
    "if (stored.status === 'held') refuse('report-not-ready', heldRefusal);",
    '',
    held,
  ),
  broken('a held report is not its candidate’s', 'functions/domain/reports/release.ts', 'held: false', 'held: true', [
    'test/functions/domain/reports/release.test.ts',
  ]),
  broken(
    'a held report falls due within its promise',
    'functions/domain/reports/report-release.ts',
    'Math.min(due, promise - deliveryReserveMs)',
    'due',
    release,
  ),
  broken(
    'public holidays are no business days',
    'functions/domain/reports/promised-by.ts',
    '&& !holidays.includes(day)',
    '',
    ['test/functions/domain/reports/promised-by.test.ts', ...held],
  ),
  broken(
    'what was promised stays promised when the holidays change',
    'functions/usecases/people/list-my-attempts.ts',
    'promisedBy: delivery.promisedBy,',
    'promisedBy: endedAt,',
    held,
  ),
  broken(
    'no total in the comparison with a sitting as a minor',
    'functions/domain/reports/sections/figure-sections.ts',
    '!isMinor && !earlier?.isMinor',
    '!isMinor',
    ['test/functions/domain/reports/document/compose-report.test.ts'],
  ),
  broken(
    'the mail of a report has no figure',
    'functions/domain/reports/report-mail.ts',
    "const subject = 'Your TrueIn report';",
    "const subject = 'Your TrueIn report';\n  report = { ...report, quizName: `${report.quizName} 71 of 100` };",
    ['test/functions/domain/reports/report-mail.test.ts'],
  ),
  broken(
    'a review that is forgotten is told of before its promise ends',
    'functions/usecases/reports/delivery/release-due-reports.ts',
    'waiting !== undefined && isReviewUrgent(waiting, now)',
    'false',
    held,
  ),
  broken(
    'a review is told of while there is a business day to look at it',
    'functions/domain/reports/report-release.ts',
    'afterBusinessHours(endedAt, promisedBusinessHours - reviewReserveHours, holidays)',
    'promise - reviewReserveHours * 60 * 60 * 1000',
    release,
  ),
  broken(
    'the most urgent held reports stand first',
    'functions/adapters/dynamo/reports/delivery-store.ts',
    "const isAscending = statuses.every((status) => status === 'held');",
    'const isAscending = false;',
    held,
  ),
  broken(
    'a report that stays held although it is due is measured by another function',
    'functions/usecases/reports/delivery/measure-overdue-reports.ts',
    'now - dueAt',
    '0',
    held,
  ),
  broken(
    'a schedule that does not run raises an alarm',
    'infra/constructs/alarms.ts',
    'isLow ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING',
    'TreatMissingData.NOT_BREACHING',
    ['test/infra/stacks/app-stack.test.ts'],
  ),
  broken(
    'what a filter has found so far is not called the most urgent',
    'web/src/features/reports/list-frame.tsx',
    'if (isNarrowed)',
    'if (isNarrowed && count === 0)',
    ['test/web/features/reports/held-reports.test.tsx'],
  ),
  broken(
    'a holiday is not entered twice under two names',
    'functions/domain/reports/holidays.ts',
    'if (earlier)',
    'if (!holiday.day)',
    ['test/functions/domain/reports/holidays.test.ts'],
  ),
];
