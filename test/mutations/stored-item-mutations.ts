import { broken, type Mutation } from './mutation.ts';

const reader = 'functions/adapters/dynamo/item-reader.ts';
const readerTest = ['test/functions/adapters/dynamo/item-reader.test.ts'];
const updateTest = ['test/functions/adapters/dynamo/update-item.test.ts'];

/** Breaks of what is read from the table and how it is changed. */
export const storedItemMutations: Mutation[] = [
  broken(
    'a stored text that is none is refused',
    reader,
    "typeof value === 'string' ? value : malformed(field)",
    'String(value)',
    readerTest,
  ),
  broken(
    'a malformed item is told by its field',
    reader,
    'throw new MalformedField(field ||',
    "throw new MalformedField('' ||",
    readerTest,
  ),
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
