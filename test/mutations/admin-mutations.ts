import type { Mutation } from './mutations.ts';

const dynamo = (file: string) => `functions/adapters/dynamo/${file}.ts`;
const ofUseCase = (...files: string[]) => files.map((file) => `test/functions/usecases/${file}.test.ts`);
const sheet = (file: string) => `functions/adapters/sheet/${file}.ts`;
const ofReader = ['test/functions/adapters/sheet/sheet-reader.test.ts'];

/** Breaks of what admins are promised. */
export const adminMutations: Mutation[] = [
  {
    promise: 'an upload that is cancelled in the same moment is not published',
    edits: [
      {
        file: dynamo('change-quiz'),
        find: ' AND #status IN (:staged, :published)',
        replace: ' AND (#status IN (:staged, :published) OR attribute_exists(pk))',
      },
    ],
    tests: ofUseCase('publish-bank'),
  },
  {
    promise: 'an upload that is mapped anew in the same moment is not published',
    edits: [
      {
        file: dynamo('change-quiz'),
        find: "'staging = :seen AND ",
        replace: "'(staging = :seen OR staging <> :seen) AND ",
      },
    ],
    tests: ofUseCase('publish-bank'),
  },
  {
    promise: 'what is added to a bank leaves its live questions as they are',
    edits: [
      {
        file: 'functions/domain/join-bank.ts',
        find: 'return applyChanges(live, known, {',
        replace: 'return applyChanges(live.slice(0, 0), known, {',
      },
    ],
    tests: ['test/functions/domain/join-bank.test.ts', ...ofUseCase('publish-bank')],
  },
  {
    promise: 'nothing is added to a bank that has changed since it was looked at',
    edits: [
      { file: 'functions/usecases/publish-bank.ts', find: '  requireRevision(quiz, revision);\n', replace: '' },
      {
        file: 'functions/usecases/publish-bank.ts',
        find: '...(revision !== undefined && { revision }),',
        replace: '...(quiz && { revision: quiz.revision }),',
      },
    ],
    tests: ofUseCase('publish-bank'),
  },
  {
    promise: 'a text that the bank has is left out of an addition only if someone says so',
    edits: [
      {
        file: 'functions/domain/join-bank.ts',
        find: 'if (first && !leaveOutSame) {',
        replace: 'if (first && !first) {',
      },
    ],
    tests: ['test/functions/domain/join-bank.test.ts'],
  },
  {
    promise: 'of two admins who activate different quizzes one wins',
    edits: [
      { file: dynamo('active-quiz'), find: "'quizId = :active'", replace: "'quizId = :active OR quizId <> :active'" },
    ],
    tests: ofUseCase('activate-quiz'),
  },
  {
    promise: 'a restored version gives no question an id that was given before',
    edits: [
      {
        file: 'functions/usecases/restore-version.ts',
        find: 'lastQuestionId: quiz.lastQuestionId',
        replace: 'lastQuestionId: 0',
      },
    ],
    tests: ofUseCase('versions'),
  },
  {
    promise: 'a coupon is not limited to fewer uses than it has',
    edits: [
      { file: dynamo('change-coupon'), find: "' AND #uses <= :maxUses'", replace: "' AND :maxUses >= :maxUses'" },
    ],
    tests: ofUseCase('admin/coupons'),
  },
  {
    promise: 'there is always an admin',
    edits: [
      {
        file: dynamo('admin-roster'),
        find: "'size(userIds) > :one AND contains(userIds, :id)'",
        replace: "'size(userIds) >= :one AND contains(userIds, :id)'",
      },
    ],
    tests: ofUseCase('admin/admins'),
  },
  {
    promise: 'an event of S3 that comes late changes nothing',
    edits: [
      {
        file: dynamo('upload-store'),
        find: "' OR sequencer < :new_sequencer OR",
        replace: "' OR sequencer <> :new_sequencer OR",
      },
    ],
    tests: ofUseCase('upload-events'),
  },
  {
    promise: 'of two grants at once both count, or one is told',
    edits: [
      {
        file: dynamo('grant-to-attempt'),
        find: 'seen: { lastResume: stored.lastResume },',
        replace: 'seen: { version: stored.version },',
      },
    ],
    tests: ofUseCase('grant-resume', 'grant-to-attempt'),
  },
  {
    promise: 'a second click on Resend mails nothing',
    edits: [
      { file: dynamo('requeue-store'), find: 'resends: resends + 1 },\n  });', replace: 'resends },\n  });' },
      { file: dynamo('requeue-store'), find: "':next': resends + 1", replace: "':next': resends" },
    ],
    tests: ofUseCase('requeue-report'),
  },
  {
    promise: 'what is told of a mail between the look and the write of a resend is kept',
    edits: [
      {
        file: dynamo('unchanged-delivery'),
        find: "condition: '#status = :seen_status', value: seen.status",
        replace: "condition: '(#status = :seen_status OR #status <> :seen_status)', value: seen.status",
      },
    ],
    tests: ofUseCase('requeue-report', 'reconcile-reports'),
  },
  {
    promise: 'a report that was mailed since an admin looked is not mailed again',
    edits: [
      {
        file: 'functions/domain/report-delivery.ts',
        find: 'return sureness[goneOut[now]] > sureness[goneOut[seen]];',
        replace: 'return sureness[goneOut[now]] > sureness[goneOut[seen]] + 2;',
      },
    ],
    tests: ofUseCase('requeue-report'),
  },
  {
    promise: 'a report is not sent again while its worker may still have it',
    edits: [
      {
        file: 'functions/domain/report-delivery.ts',
        find: 'return leaseEnd === undefined || leaseEnd < now;',
        replace: 'return leaseEnd === undefined || leaseEnd <= now;',
      },
    ],
    tests: ofUseCase('requeue-report'),
  },
  {
    promise: 'of many reports that are sent again each is told, also where one fails',
    edits: [
      {
        file: 'functions/usecases/requeue-reports.ts',
        find: 'noteFailure(attemptId, cause);',
        replace: 'noteFailure(attemptId, cause);\n        throw cause;',
      },
    ],
    tests: ofUseCase('requeue-reports'),
  },
  {
    promise: 'a code that was deactivated by itself is not redeemed',
    edits: [
      {
        file: dynamo('coupon-store'),
        find: "'active = :true AND attribute_not_exists(deactivated) AND ",
        replace: "'active = :true AND ",
      },
    ],
    tests: ofUseCase('admin/batch-codes'),
  },
  {
    promise: 'a batch has no part in an attempt for which its code was changed for a coupon of none',
    edits: [
      {
        file: dynamo('coupon-store'),
        find: "batchId ? ', #batch = :batch' : ' REMOVE #batch'",
        replace: "batchId ? ', #batch = :batch' : ''",
      },
      {
        file: dynamo('coupon-store'),
        find: "{ '#ttl': 'ttl', '#batch': 'batch' }",
        replace: "{ '#ttl': 'ttl', ...(batchId && { '#batch': 'batch' }) }",
      },
    ],
    tests: ofUseCase('admin/coupon-batches'),
  },
  {
    promise: 'a change of a batch activates no code that was deactivated by itself',
    edits: [
      {
        file: dynamo('apply-batch-terms'),
        find: 'terms = :revision',
        replace: 'terms = :revision REMOVE deactivated',
      },
    ],
    tests: ofUseCase('admin/batch-codes'),
  },
  {
    promise: 'of the release of a code and its first answer one wins',
    edits: [
      {
        file: dynamo('release-use'),
        find: "ConditionExpression: '#status = :reserved'",
        replace: "ConditionExpression: '#status = :reserved OR attribute_exists(pk)'",
      },
      {
        file: dynamo('release-code'),
        find: "'attribute_not_exists(coupon) OR coupon <> :code'",
        replace: "'attribute_exists(pk)'",
      },
      {
        file: dynamo('release-code'),
        find: "ConditionExpression: 'coupon = :code'",
        replace: "ConditionExpression: 'attribute_exists(pk)'",
      },
    ],
    tests: ofUseCase('admin/batch-codes'),
  },
  {
    promise: 'a started code is not released',
    edits: [{ file: dynamo('release-code'), find: "use['status'] === 'consumed'", replace: 'false' }],
    tests: ofUseCase('admin/batch-codes'),
  },
  {
    promise: 'a repeated release never takes a code from the next person',
    edits: [{ file: dynamo('release-code'), find: "use?.['redeemedAt'] !== redeemedAt", replace: '!use' }],
    tests: ofUseCase('admin/batch-codes'),
  },
  {
    promise: 'of a page of codes only their own uses are read',
    edits: [
      {
        file: dynamo('coupon-use'),
        find: 'from: `${first}#`, until: `${last}#~`',
        replace: "from: ' ', until: '~'",
      },
      { file: dynamo('coupon-use'), find: 'wanted.has(codeOfRedemption(key))', replace: 'wanted.size > 0' },
    ],
    tests: ofUseCase('admin/batch-codes'),
  },
  {
    promise: 'a report that came back is not one that was sent',
    edits: [
      {
        file: 'functions/domain/code-state.ts',
        find: "report?.status === 'delivered'",
        replace: "report?.status === 'delivered' || report?.status === 'bounced'",
      },
    ],
    tests: ['test/functions/domain/code-state.test.ts'],
  },
  {
    promise: 'a code that was given back is not counted as redeemed',
    edits: [{ file: dynamo('release-use'), find: "' REMOVE gsi1pk, gsi1sk'", replace: "''" }],
    tests: ofUseCase('get-overview'),
  },
  {
    promise: 'the funnel follows new batches alone',
    edits: [
      {
        file: dynamo('list-batches-since'),
        find: ', from: sortableInstant(since)',
        replace: ', from: sortableInstant(since * 0)',
      },
    ],
    tests: ofUseCase('get-overview'),
  },
  {
    promise: 'what has no time left is not running',
    edits: [
      {
        file: 'functions/usecases/get-overview.ts',
        find: 'closesAt - lateWindowMs >= now',
        replace: 'closesAt >= now',
      },
    ],
    tests: ofUseCase('get-overview'),
  },
  {
    promise: 'the days of the overview are those of India',
    edits: [
      {
        file: 'functions/usecases/get-overview.ts',
        find: 'tally.get(indiaDay(at))',
        replace: 'tally.get(new Date(at).toISOString().slice(0, 10))',
      },
    ],
    tests: ofUseCase('get-overview'),
  },
  {
    promise: 'an export knows the coupon of each attempt, also where one code brought several',
    edits: [{ file: dynamo('attempt-coupons'), find: "|| isIn(item['attemptIds'], id)", replace: '' }],
    tests: ofUseCase('get-workbook-page'),
  },
  {
    promise: 'moments in a workbook are dates of India',
    edits: [{ file: 'web/src/lib/sheet-xml.ts', find: '(at + indiaOffsetMs) / dayMs', replace: 'at / dayMs' }],
    tests: ['test/web/lib/write-workbook.test.ts'],
  },
  {
    promise: 'a workbook has no text that is run as a formula',
    edits: [{ file: 'web/src/lib/sheet-xml.ts', find: 'harmless(value)', replace: 'value' }],
    tests: ['test/web/lib/write-workbook.test.ts'],
  },
  {
    promise: 'a downloaded bank runs no formula',
    edits: [{ file: 'functions/domain/harmless-cell.ts', find: "? `'${text}` : text", replace: '? text : text' }],
    tests: ['test/functions/domain/harmless-cell.test.ts'],
  },
  {
    promise: 'a file that takes too much CPU is refused',
    edits: [{ file: sheet('watch-child'), find: 'usage.cpuMs > cpuMs', replace: 'usage.cpuMs > 100 * cpuMs' }],
    tests: ofReader,
  },
  {
    promise: 'a file that takes too much memory is refused',
    edits: [
      { file: sheet('watch-child'), find: 'usage.rssBytes > rssBytes', replace: 'usage.rssBytes > 100 * rssBytes' },
    ],
    tests: ofReader,
  },
  {
    promise: 'a reader that got no CPU says nothing about its file',
    edits: [{ file: sheet('sheet-reader'), find: "if (excess === 'time')", replace: "if (excess === 'cpu')" }],
    tests: ofReader,
  },
  {
    promise: 'a reader knows no secret',
    edits: [{ file: sheet('sheet-reader'), find: '    env,\n', replace: '    env: process.env,\n' }],
    tests: ofReader,
  },
  {
    promise: 'a reader does not outlive whoever watches it',
    edits: [{ file: sheet('sheet-reader'), find: ' ulimit -t ${', replace: ' : ${' }],
    tests: ofReader,
  },
  {
    promise: 'the answer of a reader is checked',
    edits: [{ file: sheet('reader-messages'), find: '(grid.rows.at(-1)?.row ?? 0)', replace: '0' }],
    tests: ofReader,
  },
  {
    promise: 'a file at which every try broke off is refused',
    edits: [
      { file: 'functions/usecases/import-bank.ts', find: '  if (isLast) {', replace: '  if (isLast && !upload) {' },
    ],
    tests: ofUseCase('upload-events'),
  },
  {
    promise: 'the next receive of a message overrules the run of the one before',
    edits: [{ file: dynamo('upload-store'), find: 'receives < :new_receives', replace: 'receives > :new_receives' }],
    tests: ofUseCase('upload-events'),
  },
  {
    promise: 'a header of any length is remembered',
    edits: [{ file: 'functions/domain/sheet-columns.ts', find: '.slice(0, headerLength);', replace: '.slice(0);' }],
    tests: ['test/functions/adapters/dynamo/column-memory.test.ts'],
  },
  {
    promise: 'progress is written down by time',
    edits: [{ file: 'functions/domain/upload.ts', find: 'now - last < progressEveryMs', replace: 'now < last' }],
    tests: ofUseCase('upload-events'),
  },
  {
    promise: 'nobody waits for ever for an upload of which nothing is heard',
    edits: [
      {
        file: 'functions/domain/upload.ts',
        find: "status === 'reading' && now - (readingSince ?? createdAt) > stuckAfterMs",
        replace: "status === 'refused' && now - (readingSince ?? createdAt) > stuckAfterMs",
      },
    ],
    tests: ofUseCase('upload-events'),
  },
];
