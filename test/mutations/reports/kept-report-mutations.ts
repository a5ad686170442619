import { broken, type Mutation } from '#test/mutations/mutation.ts';
const snapshot = ['test/functions/usecases/reports/report-document.test.ts'];
const snapshots = ['test/functions/adapters/dynamo/reports/snapshot-store.test.ts'];
const large = ['test/functions/handlers/large-report.test.ts'];
const parts = ['test/functions/usecases/reports/promised-parts.test.ts'];
const compared = ['test/functions/usecases/reports/compared-sittings.test.ts'];

/** Breaks of what is kept of a report, and of what it tells of a sitting before. */
export const keptReportMutations: Mutation[] = [
  broken(
    'a report rebuilt under the same template is what it was',
    'functions/usecases/reports/report-document.ts',
    'if (stored && (!regenerate || stored.template >= reportTemplate)) return stored;',
    'if (stored && !regenerate) return stored;',
    snapshot,
  ),
  broken(
    'a report has the names as of the end of its attempt',
    'functions/usecases/reports/report-document.ts',
    '?? delivery.names.candidate',
    "?? ''",
    snapshot,
  ),
  broken(
    'what a report says is kept only while its result is there',
    'functions/adapters/dynamo/reports/snapshot-store.ts',
    "ConditionExpression: 'attribute_exists(pk)'",
    "ConditionExpression: 'attribute_exists(pk) OR attribute_not_exists(pk)'",
    snapshot,
  ),
  broken(
    'what a report says is not its candidate’s before it is out',
    'functions/usecases/reports/get-my-report.ts',
    'if (!isReleased(delivery))',
    'if (!delivery.status)',
    [...snapshot, 'test/functions/handlers/leak.test.ts'],
  ),
  broken(
    'a report tells of no sitting whose own report is released later',
    'functions/domain/reports/report-hold.ts',
    'return releasedFrom(earlier) <= releasedFrom(own);',
    'return earlier.status !== own.status || true;',
    compared,
  ),
  broken(
    'a report that fell due counts as released then, however late the run',
    'functions/adapters/dynamo/reports/held-store.ts',
    'Math.min(now, dueAt)',
    'now',
    compared,
  ),
  broken(
    'what an admin looks at is kept only once it is settled what it compares with',
    'functions/usecases/reports/report-document.ts',
    'if (!made || !made.isFinal) return made?.document;',
    'if (!made) return undefined;',
    compared,
  ),
  broken(
    'reports of one person are released in the order of their sittings',
    'functions/usecases/reports/process-reports.ts',
    'own.toSorted(bySitting)',
    'own',
    compared,
  ),
  broken(
    'the audit keeps who has looked at a report',
    'functions/usecases/reports/read-report.ts',
    'await ports.views.note({ ...id, by, at: ports.clock() });',
    '',
    snapshot,
  ),
  broken(
    'a document that is too large for an item stands in parts',
    'functions/adapters/dynamo/reports/snapshot-store.ts',
    'bytes.byteLength > maxChunkBytes ? await',
    'bytes.byteLength < 0 ? await',
    snapshots,
  ),
  broken(
    'parts of two documents never mix',
    'functions/adapters/dynamo/reports/snapshot-store.ts',
    "createHash('sha256').update(bytes)",
    "createHash('sha256').update(id.attemptId)",
    snapshots,
  ),
  broken(
    'a part is written only while its result is there',
    'functions/adapters/dynamo/reports/snapshot-store.ts',
    'TransactItems: [isThere(id), { Put: { TableName, Item } }]',
    'TransactItems: [{ Put: { TableName, Item } }]',
    snapshots,
  ),
  broken(
    'what reports say is not read along with an account',
    'functions/adapters/dynamo/people/person-store.ts',
    "{ where: ' AND sk < :reports', values: { ':reports': reportPrefix } },",
    "{ where: ' AND sk < :reports', values: { ':reports': `${reportPrefix}~` } },",
    snapshots,
  ),
  broken(
    'a personal export has as much on a page as an answer has room for',
    'functions/usecases/people/export-my-data.ts',
    'if (views.length > 0 && bytes > maxPageBytes) break;',
    '',
    large,
  ),
  broken(
    'a large answer is compressed',
    'functions/runtime/json-reply.ts',
    ' || text.length > maxPlainLength',
    '',
    large,
  ),
  broken(
    'what is told of a quiz’s reports is found once, and kept',
    'functions/usecases/reports/get-promised-parts.ts',
    'await quizzes.storeReportParts({ quizId, version, reportParts: found });',
    '',
    parts,
  ),
  broken(
    'what was found of a quiz’s reports by older rules is found again',
    'functions/usecases/reports/get-promised-parts.ts',
    'if (rules === partsRules)',
    'if (rules <= partsRules)',
    parts,
  ),
  broken(
    'what was found of an older version is not kept of a newer one',
    'functions/adapters/dynamo/banks/store-report-parts.ts',
    'quizId = :quiz AND version = :version',
    'quizId = :quiz AND :version = :version',
    parts,
  ),
  broken(
    'an admin’s look is not answered from a cache, which the audit would not see',
    'web/src/features/reports/read-report-page.tsx',
    '    gcTime: 0,\n',
    '',
    ['test/web/features/reports/read-report-page.test.tsx'],
  ),
  broken(
    'an export of several answers is one file',
    'web/src/features/account/data-section.tsx',
    'if (next === undefined) return data;',
    'if (next !== data) return data;',
    ['test/web/features/account/account-page.test.tsx'],
  ),
  broken(
    'more answers than a PDF can be made of in time keep no report from being mailed',
    'functions/usecases/reports/delivery/deliver-report.ts',
    'hasAnswersFile(document) ?',
    'document.appendix ?',
    ['test/functions/usecases/reports/answers-file.test.ts'],
  ),
];
