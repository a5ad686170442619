import { broken, type Mutation } from './mutation.ts';

const reader = 'functions/adapters/dynamo/item-reader.ts';
const readerTest = ['test/functions/adapters/dynamo/item-reader.test.ts'];
const chunksTest = 'test/functions/adapters/dynamo/chunks.test.ts';
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
];
