import { timeLimitSeconds, timeWords } from '#functions/domain/attempts/time-limit.ts';
import { bandPoints, hasBands } from '#functions/domain/banks/bands.ts';
import { scaleTitle } from '#functions/domain/banks/bank-scales.ts';
import type { ParameterMap } from '#functions/domain/banks/parameters/parameter-map.ts';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import { listed } from '#functions/domain/reports/document/document-words.ts';
import { parameterKey } from '#functions/domain/reports/figures/parameters.ts';
import type { ReportFigures, ScaleFigures } from '#functions/domain/reports/figures/report-figures.ts';
import { minAnswers } from '#functions/domain/reports/figures/withhold-figures.ts';
import { hasMomentPhrases } from '#functions/domain/reports/swot/swot-phrases.ts';
import { counted } from '#functions/domain/text/counted.ts';
import { promisedReport } from './promised-parts.ts';
import { brokenPromise, reportParts } from './report-parts.ts';

/** The questions and notes of a bank. */
export interface BankContent<Q extends DraftQuestion = DraftQuestion> {
  questions: readonly Q[];
  map: ParameterMap;
}

/** What a publication changes for new attempts and their reports, in sentences. */
export interface ReportEffect {
  /** What reports lose, and what the site promises but they did not have before either. */
  warnings: string[];
  other: string[];
}

/** Compares the reports of people who answer every question. `before` is absent for a new quiz. */
export function reportEffect(
  before: BankContent | undefined,
  after: BankContent,
  limit: Parameters<typeof timeLimitSeconds>[0] = {},
): ReportEffect {
  const now = promisedReport(after);
  const old = before ? promisedReport(before) : now;
  const lacks = brokenPromise(reportParts.filter((part) => [...old.parts, ...now.parts].includes(part))) ?? [];
  if (!before) return { warnings: [lacks].flat(), other: [] };
  const [had, has] = [contentsOf(before, old), contentsOf(after, now, loneAreas(old.figures))];
  const lost = onlyIn(had, has).map(
    ([name, , other]) => `Reports lose ${name}: ${other ?? 'no question is left for it'}.`,
  );
  const gained = onlyIn(has, had).map(([name, why]) => `Reports gain ${name}: ${why}.`);
  const counts = old.figures.quotients.flatMap(({ code, score, questionCount }) => {
    const next = now.figures.quotients.find((one) => one.code === code);
    if (!score || !next?.score || next.questionCount === questionCount) return [];
    return `${code} counts ${counted(next.questionCount, 'question')} instead of ${questionCount}.`;
  });
  const [was, is] = [before.questions.length, after.questions.length];
  const [time, newTime] = [was, is].map((count) => timeWords(timeLimitSeconds(limit, count)));
  const times = time === newTime ? `still ${time}` : `${newTime} instead of ${time}`;
  const length = was === is ? [] : [`An attempt has ${counted(is, 'question')} instead of ${was}, and ${times}.`];
  const told = [...gained, ...counts, ...length];
  const isSame = lost.length + told.length === 0;
  return { warnings: [...lost, lacks].flat(), other: isSame ? ['New reports keep everything they have now.'] : told };
}

/** Whether reports have something, and why. */
type Content = [name: string, isThere: boolean, why: string];
type Contents = ReadonlyMap<string, Content>;

/** What the first reports have and the second do not, with both reasons. A main parameter that is gone stands for its areas. */
function onlyIn(ours: Contents, theirs: Contents): [name: string, why: string, other: string | undefined][] {
  return [...ours].flatMap(([key, [name, isThere, why]]): ReturnType<typeof onlyIn> => {
    const [[, isTheirs = false, other] = [], [parameter = '', area]] = [theirs.get(key), key.split('\n')];
    return isThere && !isTheirs && (area === undefined || theirs.has(parameter)) ? [[name, why, other]] : [];
  });
}

const quoted = (name: string) => `“${name}”`;

/** @param known areas with one question in the other bank: those that it lacks explain a loss better. */
function contentsOf(
  { questions }: BankContent,
  { figures, parts }: ReturnType<typeof promisedReport>,
  known: readonly string[] = [],
): Contents {
  const scale = (name: string, figure: ScaleFigures, needed: number, where = '', subject = 'it'): Content => {
    const has = `${subject} would have ${counted(figure.questionCount, 'question')}`;
    const lone = loneAreas(figures).filter((words) => words.endsWith(where));
    const fresh = lone.filter((words) => !known.includes(words));
    const reasons: ScaleReasons = {
      protected: listed(fresh.length > 0 ? fresh : lone) || 'it would give single answers away',
      noRange: 'its options would have points too alike',
    };
    const why = figure.missing && reasons[figure.missing];
    return [name, figure.score !== undefined, figure.score ? has : (why ?? `${has}, and a score needs ${needed}`)];
  };
  // What matters most comes first.
  const contents = new Map<string, Content>();
  for (const quotient of figures.quotients) {
    const members = listed(quotient.members.map((member) => quoted(scaleTitle(member))));
    contents.set(quotient.code, scale(quotient.code, quotient, minAnswers.parameter, '', members));
  }
  const odd = questions.find((question) => !hasBands([question]));
  const scoreless = listed(figures.parameters.filter(({ score }) => !score).map(({ name }) => quoted(name)));
  const add = (name: string, isThere: boolean, why: string) =>
    contents.set(name, [name, isThere, isThere ? 'all that it needs would be there' : why]);
  add('the total score', figures.total.score !== undefined, `${scoreless} would have no score`);
  const noBands = odd
    ? `not all points of ${quoted(odd.text)} are ${bandPoints}`
    : 'no main parameter would have a score';
  add('the bands', !odd && figures.parameters.some(({ bands }) => bands), noBands);
  const noSwot = hasMomentPhrases(questions) ? 'no area would have a score' : 'no option says a weakness';
  add('the SWOT', parts.includes('swot'), noSwot);
  for (const parameter of figures.parameters) {
    const [key, name] = [parameterKey(parameter.name), quoted(parameter.name)];
    contents.set(key, scale(`the score of ${name}`, parameter, minAnswers.parameter));
    for (const sub of parameter.subParameters)
      contents.set(
        `${key}\n${parameterKey(sub.name)}`,
        scale(`the score of ${quoted(sub.name)} in ${name}`, sub, 2, `in ${name}`),
      );
  }
  return contents;
}

type ScaleReasons = Partial<Record<NonNullable<ScaleFigures['missing']>, string>>;

/** The areas with one question, in words. Other scores may have to go to protect the answer to it. */
function loneAreas({ parameters }: ReportFigures): string[] {
  return parameters.flatMap(({ name, subParameters }) =>
    subParameters
      .filter(({ missing }) => missing === 'fewQuestions')
      .map((area) => `${quoted(area.name)} would have one question in ${quoted(name)}`),
  );
}
