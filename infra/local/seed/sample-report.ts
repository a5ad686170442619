import type { Answer, Attempt } from '#functions/domain/attempts/attempt.ts';
import { identifyOptions, questionKey } from '#functions/domain/banks/question-bank.ts';
import type { Question } from '#functions/domain/banks/question.ts';
import { composeReport } from '#functions/domain/reports/document/compose-report.ts';
import { parametersOf } from '#functions/domain/reports/figures/parameters.ts';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import { readSampleBank, readSampleParameters } from './sample-bank.ts';

const candidateName = 'Meera Kulkarni';
export const sampleNotice = `This is a sample. ${candidateName} is a fictional person; the scores are made from invented answers to the sample questions, by the same rules as every report.`;
/** Marks every page of the PDF as a sample, because a single page may be passed on. */
export const sampleFooter = 'Sample report of a fictional person';

/** Points of the chosen options: one string for each area, in the order of the bank. A string repeats if its area has more questions. */
const invented = [
  ...['454', '353', '335', '544'],
  ...['455', '242', '545', '434'],
  ...['345', '555', '434', '553'],
  ...['323', '343', '554', '232'],
  ...['243', '121', '233', '342'],
];

const endedAt = Date.parse('2026-11-20T05:40:00Z');
const secondsForEach = 22;

/** The report of a fictional person, made from the sample bank like every report. The result is always the same. */
export function makeSampleReport(): ReportDocument {
  const questions = sampleBankQuestions();
  const map = readSampleParameters();
  const attempt = sampleAttempt(questions);
  const document = composeReport({
    attempt,
    questions,
    map,
    candidateName,
    quizName: 'TrueIn Assessment',
    presentedCount: questions.length,
    isMinor: false,
  });
  return {
    ...document,
    sections: document.sections.map((section) =>
      section.id === 'first'
        ? { ...section, blocks: [{ kind: 'note', text: sampleNotice }, ...section.blocks] }
        : section,
    ),
  };
}

/** The questions of the sample bank, as in a first version. */
export function sampleBankQuestions(): Question[] {
  return readSampleBank().map(({ question, parameter, subParameter, options }, index) => ({
    id: index + 1,
    number: index + 1,
    text: question,
    category: parameter,
    subCategory: subParameter,
    options: options.map(({ option, points, remarks, strength = '', strengthCumWeakness = '', weakness = '' }) => ({
      text: option,
      points,
      remarks,
      strength,
      scw: strengthCumWeakness,
      weakness,
    })),
    createdAt: '2026-01-05T00:00:00.000Z',
    createdBy: 'sample',
  }));
}

function sampleAttempt(questions: readonly Question[]): Attempt {
  const areas = parametersOf(questions).flatMap(({ subParameters }) => subParameters);
  const answered = areas.flatMap((area, place) => {
    const points = [...(invented[place % invented.length] ?? '3')];
    return area.questions.map((question, index) => ({ question, points: Number(points[index % points.length]) }));
  });
  const answers = Object.fromEntries(
    answered.map(({ question, points }, index): [string, Answer] => {
      const option = identifyOptions(question.options).find((one) => one.option.points === points);
      if (!option) throw new Error(`Question ${question.number} of the sample bank has no option of ${points} points.`);
      return [questionKey(question.id), { optionId: option.id, seconds: (index + 1) * secondsForEach }];
    }),
  );
  const createdAt = endedAt - answered.length * secondsForEach * 1000;
  return {
    ref: { quizId: 1, version: 1, ulid: '01JD0ZK5V3M8Q4T7W2X9Y6B1CA' },
    userId: 'sample',
    status: 'completed',
    createdAt,
    deadline: createdAt + questions.length * 30_000,
    closesAt: createdAt + questions.length * 30_000,
    score: answered.reduce((sum, { points }) => sum + points, 0),
    answeredCount: answered.length,
    seed: 'sample',
    coupon: 'WELCOME50',
    answers,
    late: [],
    events: {},
    resumeLimit: 4,
    endedAt,
    endReason: 'candidate',
  };
}
