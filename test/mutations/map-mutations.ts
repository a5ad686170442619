import { broken, type Mutation } from './mutation.ts';

const domain = (file: string) => `functions/domain/${file}.ts`;
const rules = ['test/functions/domain/parameter-map.test.ts'];
const sheet = ['test/functions/usecases/parameters-sheet.test.ts'];
const publishing = ['test/functions/usecases/publish-map.test.ts'];
const storing = ['test/functions/adapters/dynamo/bank-store.test.ts'];
const submitting = ['test/functions/usecases/submit-map.test.ts'];
const promising = ['test/functions/usecases/promised-parts.test.ts'];

/** Breaks of what is promised of what a bank says of its parameters. */
export const mapMutations: Mutation[] = [
  broken(
    'a parameter has one note',
    domain('check-map'),
    'if (earlier) return (tell(twice(scale, earlier)), []);',
    '',
    rules,
  ),
  broken(
    'a main parameter belongs to no quotient',
    domain('check-map'),
    "if (quotient && scale.subParameter === '') tell",
    "if (quotient && scale.subParameter === '-') tell",
    rules,
  ),
  broken(
    'no quotient equals a main parameter',
    domain('check-map'),
    'own.length > 0 && own.length === members.size && own.every',
    'own.length > 0 && own.length > members.size && own.every',
    rules,
  ),
  broken(
    'a meaning has 600 characters at most',
    domain('check-map'),
    'if (length <= mapLimits[field]) continue;',
    'if (length <= 2 * mapLimits[field]) continue;',
    rules,
  ),
  broken(
    'a quotient is read as it is written',
    domain('quotient-name'),
    ".normalize('NFKC')\n    .toLowerCase()",
    ".normalize('NFKC')",
    rules,
  ),
  broken(
    'a sheet named Parameters is never taken for questions',
    'functions/adapters/sheet/read-sheet.ts',
    'found.filter(({ name }) => !isMapSheet(name))',
    'found.filter(({ name }) => name !== undefined)',
    sheet,
  ),
  broken(
    'nobody is asked about a sheet named Parameters',
    'functions/usecases/import-bank.ts',
    'place !== taken && !isMapSheet(name)',
    'place !== taken && name !== undefined',
    sheet,
  ),
  broken(
    'a column of the sheet Parameters that may be meant is never passed over',
    domain('map-columns'),
    'if (meant) report(',
    'if (meant === header.texts[-1]) report(',
    sheet,
  ),
  broken(
    'a row of the sheet Parameters is left out as any other',
    domain('sheet-map'),
    'leftOut.has(row.row) ||',
    '',
    sheet,
  ),
  broken(
    'a file without the sheet Parameters keeps what the live bank says',
    domain('review-map'),
    "const keepsLive = rows === undefined || mode === 'add';",
    "const keepsLive = mode === 'add';",
    publishing,
  ),
  broken(
    'rows of a file that is added count before the live ones',
    domain('review-map'),
    '[...(keepsLive ? live : []), ...saying]',
    '[...saying, ...(keepsLive ? live : [])]',
    publishing,
  ),
  broken(
    'an empty cell of a file that is added keeps what is live',
    domain('review-map'),
    'filled(note, liveOf.get(scaleKey(note)))',
    'filled(note, undefined)',
    rules,
  ),
  broken(
    'nothing is published while a row names what no question has',
    'functions/usecases/publish-bank.ts',
    "if (broken !== undefined) refuse('upload-not-ready', broken);",
    '',
    publishing,
  ),
  broken(
    'the reports of a version are told of before it is restored',
    'functions/usecases/get-report-parts.ts',
    'reportPartsOf(banks, { quizId, version })',
    'reportPartsOf(banks, { quizId, version: 1 })',
    ['test/functions/usecases/promised-parts.test.ts'],
  ),
  broken(
    'whoever restores a version is warned of what the site promises and it lacks',
    'web/src/features/question-bank/versions/restore-dialog.tsx',
    'reportPartsQuery(quizId, version.version)',
    'reportPartsQuery(quizId, quiz.version)',
    ['test/web/features/question-bank/versions/versions-page.test.tsx'],
  ),
  broken(
    'a restored version has its map again',
    'functions/usecases/restore-version.ts',
    '...(mapPages !== undefined && { mapPages }),',
    '',
    publishing,
  ),
  broken(
    'the hash of a bank covers its map',
    'functions/adapters/dynamo/bank-store.ts',
    'const content = map.length > 0 ? { questions, map } : questions;',
    'const content = map.length > 1_000 ? { questions, map } : questions;',
    storing,
  ),
  broken(
    'a bank without a map keeps its hash',
    'functions/adapters/dynamo/bank-store.ts',
    'const content = map.length > 0 ? { questions, map } : questions;',
    'const content = { questions, map };',
    storing,
  ),
  broken(
    'a submission that says what was said is none',
    'functions/usecases/submit-changes.ts',
    "if (isOfNotesOnly(submission) && notes.length === 0) refuse('invalid-input', nothingChanged);",
    '',
    submitting,
  ),
  broken(
    'a change of the map alone is counted',
    domain('bank-diff'),
    '...(notes.length > 0 && { notes: notes.length })',
    '...(notes.length > 1_000 && { notes: notes.length })',
    submitting,
  ),
  broken(
    'saving the Parameters settles no conflict',
    'web/src/features/question-bank/editing/note-edits.ts',
    '[{ ...earlier.get(scaleKey(note)), note, base }]',
    '[{ note, base }]',
    ['test/web/features/question-bank/editing/note-edits.test.ts'],
  ),
  broken(
    'an edit of a scale that is gone goes too',
    'web/src/features/question-bank/editing/note-edits.ts',
    'scales.has(scaleKey(note));\n  const rebased',
    'scales.size > 0 || note;\n  const rebased',
    ['test/web/features/question-bank/editing/note-edits.test.ts'],
  ),
  broken(
    'what is promised follows the active quiz',
    'functions/adapters/dynamo/active-quiz.ts',
    '...(reportParts && { reportParts }),',
    "...(reportParts && { reportParts: ['scores' as const] }),",
    promising,
  ),
];
