import { broken, type Mutation } from './mutation.ts';

const reader = 'functions/adapters/dynamo/item-reader.ts';
const readerTest = ['test/functions/adapters/dynamo/item-reader.test.ts'];
const chunksTest = 'test/functions/adapters/dynamo/chunks.test.ts';
const versionsTest = ['test/stored-items/stored-items.test.ts'];
const deviceTest = ['test/stored-items/device.test.ts'];
const updateTest = ['test/functions/adapters/dynamo/update-item.test.ts'];

/** Breaks of what is read from the table and how it is changed. */
export const storedItemMutations: Mutation[] = [
  broken(
    'a chunk is parsed as an item is',
    'functions/adapters/dynamo/banks/bank-chunks.ts',
    'points: number, remarks',
    'points: (value) => Number(value), remarks',
    [chunksTest],
  ),
  broken(
    'a chunk that cannot be unpacked is told by its item',
    'functions/adapters/dynamo/chunks.ts',
    '} catch {\n    return malformed();',
    '} catch (cause) {\n    throw cause;',
    [chunksTest],
  ),
  broken(
    'a bank that is read keeps its hash',
    'functions/adapters/dynamo/banks/bank-chunks.ts',
    '({ id: number, number, ...draft, createdAt: text, createdBy: text })',
    '({ ...draft, id: number, number, createdAt: text, createdBy: text })',
    ['test/functions/adapters/dynamo/banks/bank-store.test.ts'],
  ),
  broken(
    'a stored report is parsed by the form of the contract',
    'functions/adapters/dynamo/reports/snapshot-store.ts',
    'return data ?? malformed(error?.issues[0]?.path.map(String));',
    'return data ?? (error && (value as ReportDocument));',
    ['test/functions/adapters/dynamo/reports/snapshot-store.test.ts'],
  ),
  broken(
    'a stored part of an upload is parsed',
    'functions/adapters/dynamo/uploads/upload-part-readers.ts',
    'columns: listOf(mappedColumn),',
    'columns: (value) => value as MappedColumn[],',
    ['test/functions/adapters/dynamo/uploads/upload-parts.test.ts'],
  ),
  broken(
    'a stored text that is none is refused',
    reader,
    "typeof value === 'string' ? value : malformed()",
    'String(value)',
    readerTest,
  ),
  broken('a malformed item is told by its field', reader, "cause.path.join('.') || 'form'", "'form'", readerTest),
  broken(
    'what failed a condition is read as any stored item is',
    'functions/adapters/dynamo/conflicts.ts',
    'return stored && readItem(stored, read);\n}',
    'return stored as T | undefined;\n}',
    readerTest,
  ),
  broken(
    'an item has no attribute more than its reader says',
    reader,
    'const found: Item = {};',
    'const found: Item = { ...value };',
    readerTest,
  ),
  broken(
    'what is set once is not set again',
    'functions/adapters/dynamo/update-item.ts',
    '`#${name} = if_not_exists(#${name}, :new_${name})`',
    '`#${name} = :new_${name}`',
    updateTest,
  ),
  broken(
    'what meets a conflict each time comes to an end',
    'functions/adapters/dynamo/look-and-write.ts',
    'count <= maxAttempts',
    'count <= maxAttempts + 9',
    updateTest,
  ),
  broken(
    'the version before reads it: an attribute keeps its name',
    'functions/adapters/dynamo/people/profile-store.ts',
    "', picture = :picture'",
    "', photo = :picture'",
    versionsTest,
  ),
  broken(
    'the version before reads it: an attribute of a condition keeps its name',
    'functions/adapters/dynamo/people/contact-store.ts',
    "'SET mailedBy = :owner'",
    "'SET claimedBy = :owner'",
    versionsTest,
  ),
  broken(
    'the version before reads it: a reader demands no attribute that stored items lack',
    'functions/adapters/dynamo/attempts/grants/grant-item.ts',
    'by: text,\n  at: number,',
    'by: text,\n  at: number,\n  quizId: number,',
    versionsTest,
  ),
  {
    promise: 'the version before reads it: no value is written that its readers refuse',
    edits: [
      {
        file: 'functions/domain/admin/audit.ts',
        find: "'report-released',",
        replace: "'report-released', 'report-let-go',",
      },
      {
        file: 'functions/adapters/dynamo/reports/held-store.ts',
        find: "what: 'report-released',",
        replace: "what: 'report-let-go',",
      },
    ],
    tests: versionsTest,
  },
  broken(
    'the version before reads it: a value that is stored stays known',
    'functions/domain/admin/audit.ts',
    "'report-released',",
    "'report-let-go',",
    versionsTest,
  ),
  broken(
    'the version before reads it: an item keeps the form of its key',
    'functions/adapters/dynamo/keys.ts',
    "sk: 'HOLIDAYS' }",
    "sk: 'PUBLIC-HOLIDAYS' }",
    versionsTest,
  ),
  broken(
    'the version before reads it: each kind of item has a reader',
    'test/stored-items/stored-kinds.ts',
    'sk: /^CHANGE$/ }',
    'sk: /^CHANGES$/ }',
    versionsTest,
  ),
  broken(
    'the version before reads it: the browser’s database keeps its version',
    'web/src/lib/outbox/outbox-database.ts',
    'const version = 3;',
    'const version = 4;',
    deviceTest,
  ),
  broken(
    'the version before reads it: an unsent answer keeps its fields',
    'web/src/lib/outbox/outbox-storage.ts',
    'attemptId, addedAt: Date.now(), owner }',
    'attemptId, addedAt: Date.now(), ownedBy: owner }',
    deviceTest,
  ),
  {
    promise: 'the version before reads it: the site asks for nothing that a device lacks',
    edits: [
      {
        file: 'web/src/lib/outbox/outbox-storage.ts',
        find: 'const row: AnswerRow = { ...answer,',
        replace: 'const row = { ...answer, place: answer.position,',
      },
      {
        file: 'web/src/lib/outbox/outbox-storage.ts',
        find: 'return { questionId, optionId, position, answeredAfterMs };',
        replace: 'return { questionId, optionId, position: row.place, answeredAfterMs };',
      },
      {
        file: 'web/src/lib/outbox/outbox-storage.ts',
        find: 'function answerOf({ questionId, optionId, position, answeredAfterMs }: AnswerRow): Answer {',
        replace:
          'function answerOf(row: AnswerRow): Answer {\n  const { questionId, optionId, answeredAfterMs } = row;',
      },
    ],
    tests: deviceTest,
  },
  broken(
    'the version before reads it: a tab switch keeps its fields',
    'web/src/lib/outbox/outbox-switches.ts',
    'store.put(kept)',
    'store.put({ ...kept, awaySeconds: undefined, away: kept.awaySeconds })',
    deviceTest,
  ),
];
