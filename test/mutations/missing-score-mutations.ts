import { broken } from './mutation.ts';

const report = (file: string) => `functions/domain/report/${file}.ts`;
const section = (file: string) => report(`sections/${file}`);
const by = (...files: string[]) => files.map((file) => `test/functions/domain/report/${file}.test.ts`);
const documentTest = ['test/functions/usecases/report-document.test.ts'];

/** Breaks of how a report speaks of what it does not know: scores that are missing, areas that no order can choose, equals. */
export const missingScoreMutations = [
  broken(
    'a scale whose bank has too few questions says so',
    report('missing-score'),
    "if (!isEnough(questionCount)) return 'fewQuestions';\n",
    '\n',
    by('missing-score'),
  ),
  broken(
    'a scale of which too little was asked this time says so',
    report('missing-score'),
    "if (!isEnough(askedCount)) return 'fewAsked';\n",
    '\n',
    by('missing-score'),
  ),
  broken(
    'a scale whose answers have no range does not speak of protection',
    report('missing-score'),
    "isEnough(rangedCount) ? 'protected' : 'noRange'",
    "isEnough(answerCount) ? 'protected' : 'noRange'",
    by('missing-score', 'report-sentences'),
  ),
  broken(
    'an answer to a question without a range counts for no score',
    report('withhold-figures'),
    'rangedCount || answerCount',
    'answerCount',
    by('withhold-figures'),
  ),
  broken(
    'an answer without a range hides none of a main parameter',
    report('withhold-figures'),
    'left - sub.rangedCount, rangedCount)',
    'left - sub.answerCount, rangedCount)',
    by('withhold-figures'),
  ),
  broken(
    'an answer without a range hides none of a quotient',
    report('quotient-figures'),
    '.reduce((sum, { sub }) => sum + sub.rangedCount, 0)',
    '.reduce((sum, { sub }) => sum + sub.answerCount, 0)',
    by('protect-quotients'),
  ),
  broken(
    'no area is named by the order of the bank alone',
    report('outstanding'),
    'ends[count - 1] === ends[count]) count -= 1;',
    'ends[count - 1] === ends[count]) break;',
    by('outstanding', 'report-sentences'),
  ),
  broken(
    'opportunities of equal points are of several main parameters',
    report('swot'),
    'for (const one of equals) if (isOfNewParameter(one)) choose(one);\n',
    '\n',
    by('swot'),
  ),
  broken(
    'no word of differences between equal scores',
    section('report-words-opening'),
    'percents.size < 2',
    'percents.size < 1',
    by('report-sentences'),
  ),
  broken(
    'an order of areas is spoken of only where parameters differ',
    section('report-words-answers'),
    'isReliable && shown > 1',
    'shown > 1',
    by('report-sentences'),
  ),
  broken(
    'an order of areas is spoken of only where none are equal',
    section('report-words-answers'),
    ' && new Set(ends.slice(0, shown + 1)).size === shown + 1',
    '',
    by('report-sentences'),
  ),
  broken(
    'none of the areas means none of those that have a score',
    section('report-words-answers'),
    'if (scoredCount === areaCount) return `No area',
    'if (areaCount > 0) return `No area',
    by('report-sentences'),
  ),
  broken(
    'areas of one name have their main parameter in front',
    report('report-material'),
    'other !== place && key === keys[place]',
    'other === -1 && key === keys[place]',
    by('report-sentences'),
  ),
  broken(
    'the same questions means the same in both sittings',
    section('figure-sections'),
    ' && sharedCount === answeredBefore',
    '',
    by('report-sentences'),
  ),
  broken(
    'the points of a change are those of the questions',
    report('newcombe'),
    'wilsonScore(50, countBehind(before))',
    'wilsonScore(50, 24)',
    by('newcombe', 'report-sentences'),
  ),
  broken(
    'no figure of a minor stands before strengths and steps',
    section('opening-sections'),
    '...(isMinor ? [] : dialBlocks(material)),',
    '...dialBlocks(material),',
    by('report-sentences'),
  ),
  broken(
    'no shape on the cover of a minor',
    section('opening-sections'),
    "material.isMinor ? { kind: 'lead', text: coverWords.ofMinor } : shapeOrBars(material)",
    'shapeOrBars(material)',
    by('report-sentences'),
  ),
  broken(
    'whoever changes the words of a report hears of its template',
    section('report-words-opening'),
    'Compare bars, not points.',
    'Compare bars and points.',
    by('report-template'),
  ),
  broken(
    'what is kept of the response quality is what the report was made by',
    'functions/usecases/report-document.ts',
    '    quality,\n    ...{ attempt, questions, map },',
    '    quality: { ...quality, rules: 0 },\n    ...{ attempt, questions, map },',
    documentTest,
  ),
  broken(
    'an admin reads what the report was made by',
    'functions/usecases/quality-of.ts',
    'kept.get(JSON.stringify(idOf(attempt))) ?? ',
    '',
    [...documentTest, 'test/functions/usecases/get-workbook-page.test.ts'],
  ),
  broken(
    'the sample report is said to be fictional on every page',
    'web/sample-files.ts',
    'renderReport(document, { notice: sampleFooter })',
    'renderReport(document)',
    ['test/web/sample-files.test.ts'],
  ),
  broken(
    'a next step in the sample bank stands alone',
    'infra/local/seed/sample-bank/belief-ethics-and-values.yaml',
    'Name the day of return today for one thing that you owe.',
    'Ring him today and name the day of return.',
    ['test/infra/local/seed/sample-bank-wording.test.ts'],
  ),
];
