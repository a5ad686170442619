import { broken, type Mutation } from './mutation.ts';

const report = (file: string) => `functions/domain/report/${file}.ts`;
const of = (...files: string[]) => files.map((file) => `test/functions/domain/report/${file}.test.ts`);
const rule = (promise: string, file: string, find: string, replace: string, ...tests: string[]): Mutation =>
  broken(promise, report(file), find, replace, of(...(tests.length > 0 ? tests : [file])));

/** Breaks of what a figure may say: its interval, what tells scales apart, quotients, comparison. */
export const figureMutations: Mutation[] = [
  rule('figures: the interval has the quantile of 90 %', 'interval', 'const z = 1.645;', 'const z = 1.6;'),
  rule('figures: items of four grades count twice', 'interval', 'distinctPoints: 4,', 'distinctPoints: 5,'),
  rule('figures: a wide item makes the interval wider', 'interval', '* range * range;', '* range;'),
  rule('figures: an interval has a width at 100 %', 'interval', ' + spread / (4 * count));', ');'),
  rule('figures: above 50 is the whole interval', 'interval', 'return low > percent;', 'return low >= percent;'),
  rule('figures: below 50 is the whole interval', 'interval', 'return high < percent;', 'return high <= percent;'),
  rule(
    'figures: a difference has Newcombe’s interval',
    'newcombe',
    'a.percent - a.low, b.high',
    'a.high - a.percent, b.high',
  ),
  rule('figures: different is either way', 'newcombe', 'low > 0 || high < 0', 'low > 0'),
  rule(
    'figures: the F tail is of the right side',
    'f-test',
    'regularisedBeta(within / whole, (between * f) / whole,',
    'regularisedBeta((between * f) / whole, within / whole,',
  ),
  rule('figures: reliable is below .10', 'f-test', 'const alpha = 0.1;', 'const alpha = 0.05;'),
  rule('figures: rounding is no difference of groups', 'f-test', 'const rounding = 1e-24;', 'const rounding = 0;'),
  rule('figures: one value a group tells nothing', 'f-test', 'df[1] === 0 || ', ''),
  rule(
    'figures: the gamma function is exact for small numbers',
    'distributions',
    'const largeEnough = 15;',
    'const largeEnough = 2;',
    'f-test',
  ),
  rule('figures: χ² is exact on both sides', 'distributions', 'if (x < a + 1) {', 'if (x < 0) {', 'chi-square'),
  rule('figures: χ² needs five expected in each', 'chi-square', 'const leastExpected = 5;', 'const leastExpected = 4;'),
  rule(
    'figures: a scale has a score only with enough answers',
    'make-report-figures',
    'figure && scoreItems(items)',
    'scoreItems(items)',
    'make-report-figures',
  ),
  rule(
    'figures: bands only where the parameter has its score',
    'make-report-figures',
    '...(figures.score && { bands: bandsOf(items) }),',
    'bands: bandsOf(items),',
  ),
  rule(
    'figures: the F test is of parameters with a score',
    'make-report-figures',
    'made.filter(({ figures }) => figures.score)',
    'made',
  ),
  rule(
    'figures: items without a range are not in the F test',
    'make-report-figures',
    'items.filter(hasRange).map(',
    'items.map(',
    'make-report-figures',
  ),
  rule(
    'figures: a quotient needs as many answers as a parameter',
    'quotient-figures',
    'quotients.map((counts) => isEnoughForParameter(counts))',
    'quotients.map(() => true)',
    'make-report-figures',
  ),
  rule(
    'figures: the first row of a scale counts',
    'quotient-figures',
    ' && !codes.has(key)',
    '',
    'make-report-figures',
  ),
  rule(
    'figures: the map’s names are folded',
    'quotient-figures',
    'JSON.stringify([scaleKey(parameter), scaleKey(sub)])',
    'JSON.stringify([parameter, sub])',
    'make-report-figures',
  ),
  rule(
    'figures: a note of a main parameter is of no quotient',
    'quotient-figures',
    'const members = scales.filter((scale) => scale.code === code);',
    'const members = scales.filter((scale) => scale.code === code || code === undefined);\n    if (map.some((note) => note.quotient === code && note.subParameter === "")) members.push(...scales);',
    'make-report-figures',
  ),
  rule(
    'figures: a quotient undoes no protection',
    'protect-quotients',
    'choices.find((shown) => isSafe(parameters, shown))',
    'choices[0]',
  ),

  rule(
    'figures: a quotient is weighed against main parameters',
    'protect-quotients',
    '[inside, all - inside]',
    '[inside]',
  ),
  rule(
    'figures: quotients are weighed together',
    'protect-quotients',
    'subsets(shown).every',
    'shown.map((one) => [one]).every',
  ),
  rule(
    'figures: main parameters without a figure cancel nothing',
    'protect-quotients',
    ': [inside];',
    ': [inside, all - inside];',
  ),
  rule('figures: as many quotients as can be', 'protect-quotients', 'b.length - a.length', 'a.length - b.length'),
  rule(
    'comparison: changed is what Newcombe’s interval says',
    'compare-sittings',
    'isDifferent(before.score, now.score)',
    'before.score.percent !== now.score.percent',
  ),
  rule(
    'comparison: a quotient of the same sub-parameters',
    'compare-sittings',
    '!same || !sameKeys(membersOf(same), [...members])',
    '!same',
  ),
  rule('comparison: a total of the same main parameters', 'compare-sittings', '...(isSameWhole ?', '...(is.total ?'),
  rule(
    'comparison: an edited question is not shared',
    'same-key',
    'options.map((option) => normaliseText(option.text)).sort()',
    '0',
    'compare-sittings',
  ),
  rule(
    'comparison: nothing is said of scales over another key',
    'compare-sittings',
    'all.filter(({ of }) => isSame(of)).map(({ row }) => row)',
    'all.map(({ row }) => row)',
    'compare-sittings',
    'report-sentences',
  ),
  rule(
    'comparison: other points are another key',
    'same-key',
    '[normaliseText(option.text), option.points]',
    '[normaliseText(option.text)]',
    'compare-sittings',
  ),
  rule('comparison: a question that moved is another key', 'same-key', ' && of(question)', '', 'compare-sittings'),
  rule(
    'comparison: another quiz shares nothing',
    'compare-sittings',
    'if (before.attempt.ref.quizId !== now.attempt.ref.quizId) return 0;',
    '',
  ),
  rule(
    'comparison: names are folded',
    'compare-sittings',
    'const keyOf = ({ name }: ParameterFigures) => scaleKey(name);',
    'const keyOf = ({ name }: ParameterFigures) => name;',
  ),
];
