import { timeLimitSeconds, timeWords } from '#functions/domain/attempts/time-limit.ts';
import { scaleTitle } from '#functions/domain/banks/bank-scales.ts';
import type { ParameterMap } from '#functions/domain/banks/parameters/parameter-map.ts';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import { listed } from '#functions/domain/reports/document/document-words.ts';
import { parameterKey } from '#functions/domain/reports/figures/parameters.ts';
import type { ReportFigures, ScaleFigures } from '#functions/domain/reports/figures/report-figures.ts';
import { minAnswers } from '#functions/domain/reports/figures/withhold-figures.ts';
import { hasMomentPhrases } from '#functions/domain/reports/swot/swot-phrases.ts';
import * as words from '#functions/domain/words/report-effect.ts';
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
  const lost = onlyIn(had, has).map(([name, , other]) => words.lost(name, other ?? words.noQuestion));
  const gained = onlyIn(has, had).map(([name, why]) => words.gained(name, why));
  const counts = old.figures.quotients.flatMap(({ code, score, questionCount }) => {
    const next = now.figures.quotients.find((one) => one.code === code);
    if (!score || !next?.score || next.questionCount === questionCount) return [];
    return words.counts(code, next.questionCount, questionCount);
  });
  const [was, is] = [before.questions.length, after.questions.length];
  const timeOf = (count: number) => timeWords(timeLimitSeconds(limit, count));
  const [time, newTime] = [timeOf(was), timeOf(is)];
  const length = time === newTime ? words.sameTime(is, was, time) : words.otherTime(is, was, newTime, time);
  const told = [...gained, ...counts, ...(was === is ? [] : [length])];
  const isSame = lost.length + told.length === 0;
  return { warnings: [...lost, lacks].flat(), other: isSame ? [words.unchanged] : told };
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
  known: readonly LoneArea[] = [],
): Contents {
  const scale = (name: string, figure: ScaleFigures, needed: number, within?: string, subject = words.it): Content => {
    const lone = loneAreas(figures).filter(({ parameter }) => within === undefined || parameter === within);
    const fresh = lone.filter(({ told }) => !known.some((one) => one.told === told));
    const reasons: ScaleReasons = {
      protected: (fresh.length > 0 ? fresh : lone).map(({ told }) => told).join(' ') || words.givesAway,
      noRange: words.alike,
    };
    const why = (figure.missing && reasons[figure.missing]) ?? words.needs(subject, figure.questionCount, needed);
    return [name, figure.score !== undefined, figure.score ? words.has(subject, figure.questionCount) : why];
  };
  // What matters most comes first.
  const contents = new Map<string, Content>();
  for (const quotient of figures.quotients) {
    const members = listed(quotient.members.map((member) => quoted(scaleTitle(member))));
    contents.set(quotient.code, scale(quotient.code, quotient, minAnswers.parameter, undefined, members));
  }
  const scoreless = listed(figures.parameters.filter(({ score }) => !score).map(({ name }) => quoted(name)));
  const add = (name: string, isThere: boolean, why: string) =>
    contents.set(name, [name, isThere, isThere ? words.complete : why]);
  add(words.parts.total, figures.total.score !== undefined, words.scoreless(scoreless));
  const noSwot = hasMomentPhrases(questions) ? words.noAreaScore : words.noWeakness;
  add(words.parts.swot, parts.includes('swot'), noSwot);
  for (const parameter of figures.parameters) {
    const { name, subParameters } = parameter;
    const key = parameterKey(name);
    contents.set(key, scale(words.scoreOf(name), parameter, minAnswers.parameter));
    for (const sub of subParameters)
      contents.set(`${key}\n${parameterKey(sub.name)}`, scale(words.areaScoreOf(sub.name, name), sub, 2, name));
  }
  return contents;
}

type ScaleReasons = Partial<Record<NonNullable<ScaleFigures['missing']>, string>>;

interface LoneArea {
  parameter: string;
  told: string;
}

/** The areas with one question. Other scores may have to go to protect the answer to it. */
function loneAreas({ parameters }: ReportFigures): LoneArea[] {
  return parameters.flatMap(({ name, subParameters }) =>
    subParameters
      .filter(({ missing }) => missing === 'fewQuestions')
      .map((area) => ({ parameter: name, told: words.lone(area.name, name) })),
  );
}
