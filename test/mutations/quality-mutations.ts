import { broken, type Mutation } from './mutation.ts';

const report = (file: string) => `functions/domain/report/${file}.ts`;
const of = (...files: string[]) => files.map((file) => `test/functions/domain/report/${file}.test.ts`);
const rule = (promise: string, file: string, find: string, replace: string, ...tests: string[]): Mutation =>
  broken(promise, report(file), find, replace, of(...(tests.length > 0 ? tests : ['response-quality'])));

/** Breaks of the rules on how far answers can be trusted, and of what an admin sees of them. */
export const qualityMutations: Mutation[] = [
  rule(
    'quality: a run goes on over fewer options',
    'position-runs',
    'position === Math.min(aim, optionCount - 1)',
    'position === aim',
    'position-runs',
  ),
  rule(
    'quality: a run of equal options is exact',
    'position-runs',
    'optionCounts.every((count) => count === first)',
    'optionCounts.length === 0',
    'position-runs',
  ),
  rule(
    'quality: the bound of mixed runs counts every aim',
    'position-runs',
    'Math.max(...optionCounts) * ofOneAim',
    'ofOneAim',
    'position-runs',
  ),
  rule(
    'quality: streaks are first complete once',
    'position-runs',
    'const notYet = 1 - (complete[end - length - 1] ?? 0);',
    'const notYet = 1;',
    'position-runs',
  ),
  rule(
    'quality: positions of one number of options',
    'position-runs',
    'size(b) - size(a) || b.length - a.length',
    'b.length - a.length',
    'position-runs',
  ),
  rule(
    'quality: runs go by when answers were given',
    'in-order-of-answering',
    'a.seconds - b.seconds || a.place - b.place',
    '0',
  ),
  rule(
    'quality: answers of one second have an order',
    'in-order-of-answering',
    'const place = new Map(shuffle(presentedOf(ids, asked), seed)',
    'const place = new Map(Object.keys(answers).map((id) => ({ id }))',
  ),
  rule(
    'quality: one in a thousand for runs',
    'response-quality',
    'falseAlarms: 0.001,',
    'falseAlarms: 0.01,',
    'response-quality',
    'simulations',
  ),
  rule('quality: no χ² of two places', 'response-quality', 'positions: 3,', 'positions: 2,'),
  rule('quality: eight answers at least', 'response-quality', 'answers: 8,', 'answers: 7,'),
  rule('quality: places that there are not', 'response-quality', ' && position < optionCount', ''),
  rule('quality: fast is three in ten', 'response-quality', 'fastShare: 0.3,', 'fastShare: 0.31,'),
  rule('quality: the ceiling is nine in ten', 'response-quality', 'ceilingShare: 0.9,', 'ceilingShare: 0.91,'),
  rule(
    'quality: items without a range have no ceiling',
    'response-quality',
    'highest > lowest ? (option.points - lowest) / (highest - lowest) : undefined',
    '(option.points - lowest) / (highest - lowest || 1) || 1',
  ),
  rule('quality: scattered from 1.5 on', 'response-quality', 'variance: 1.5,', 'variance: 1.3,'),
  rule('quality: scattered below 62.5', 'response-quality', 'percent: 62.5 }', 'percent: 70 }'),
  rule(
    'quality: scattered is told on points from 1 to 5',
    'response-quality',
    '(16 * sum(variances))',
    '(12 * sum(variances))',
  ),
  rule(
    'quality: few grades lie far apart by themselves',
    'response-quality',
    '.map(({ points }) => points)).size >= 4',
    '.map(({ points }) => points)).size >= 2',
  ),
  rule('quality: the worst tier is the tier', 'response-quality', 'qualityTiers.findLast(', 'qualityTiers.find('),
  rule(
    'quality: only chance makes a report doubtful',
    'quality-tiers',
    "'fast-answers': 'caution'",
    "'fast-answers': 'doubtful'",
  ),
  rule('quality: two seconds at least', 'response-times', 'least: 2 }', 'least: 1 }'),
  rule('quality: options are read, too', 'response-times', '[text, ...options.map((option) => option.text)]', '[text]'),
  rule(
    'quality: no time after a resume',
    'response-times',
    'if (interruptions.some((at) => at > before - 1 && at < seconds + 1)) return;',
    '',
  ),
  rule(
    'quality: the first answer has no time',
    'response-times',
    'if (before === undefined) return;',
    'if (before === undefined) { timed += 1; return; }',
  ),
  rule(
    'quality: scatter is not told to candidates',
    'quality-words',
    'const gentle = [\n',
    "const gentle = [\n  ['scattered', 'Your answers lie far apart.'],\n",
  ),
  rule(
    'quality: the most points are told of only beside a total',
    'quality-words',
    " && (one !== 'ceiling' || hasTotal)",
    '',
    ...['response-quality', 'report-sentences'],
  ),
  rule(
    'quality: what needs no key is told without a total',
    'quality-words',
    "(one !== 'ceiling' || hasTotal)",
    'hasTotal',
    ...['response-quality', 'report-sentences'],
  ),
  rule(
    'quality: nine of ten are nearly all',
    'quality-words',
    'isNearlyAll(reasons) ? nearlyAllSentence : text',
    'isNearlyAll(reasons) ? text : text',
    'report-sentences',
  ),
  broken(
    'quality: an admin sees it once an attempt has ended',
    'functions/usecases/get-attempt.ts',
    "...(record.attempt.status === 'completed' && {",
    '...({',
    ['test/functions/usecases/list-attempts.test.ts'],
  ),
  broken(
    'quality: the export of scores has it',
    'functions/usecases/export-rows.ts',
    "quality.reasons.map(({ code }) => code).join(' ')",
    "''",
    ['test/functions/usecases/get-export-page.test.ts'],
  ),
  broken(
    'quality: the workbook has it',
    'web/src/features/export/workbook-sheets.ts',
    'tierWords[attempt.quality.tier]',
    "''",
    ['test/web/features/export/export-page.test.tsx'],
  ),
];
