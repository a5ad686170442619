import type { Attempt } from '#functions/domain/attempts/attempt.ts';
import type { ParameterMap, ParameterNote } from '#functions/domain/banks/parameters/parameter-map.ts';
import { chanceOf } from '#functions/domain/attempts/shuffle.ts';
import { normaliseText, type Option, type Question } from '#functions/domain/banks/question.ts';
import { trimText } from '#functions/domain/text/visible-text.ts';
import { chosenOptions, parametersOf } from '#functions/domain/reports/figures/parameters.ts';
import type { Moment, ScaleRow } from './report-document.ts';
import type { ReportFigures, ScaleFigures, Side } from '#functions/domain/reports/figures/report-figures.ts';

/** An answered question, with the names of its scales as the report prints them. */
export interface GivenAnswer {
  question: Question;
  option: Option;
  parameter: string;
  /** '' if the main parameter has no sub-parameters. */
  subParameter: string;
  /** Its place among equals, 0..1: by chance, so that the order of the bank decides nothing. */
  draw: number;
}

/** The smallest scale that a question belongs to: a sub-parameter, or a main parameter without sub-parameters. */
export interface Area {
  parameter: string;
  scale: ScaleRow;
  /** On which side of the middle its score clearly lies, if on one. */
  side?: Side;
  /** Its place among equals, 0..1. */
  draw: number;
  answers: GivenAnswer[];
  /** The advice of the sheet *Parameters*; '' if there is none. */
  nextStep: string;
  /** What else the sheet says of it. */
  note?: ParameterNote;
}

export interface Pillar {
  scale: ScaleRow;
  /** Its sub-parameters. */
  areas: Area[];
  /** What the sheet *Parameters* says of it. */
  note?: ParameterNote;
  answers: GivenAnswer[];
}

/** The kinds of phrases that an option can carry. */
export type PhraseKind = 'strength' | 'scw' | 'weakness' | 'remarks';

/** The answers of an attempt in the order of the bank, by the scales they belong to. */
export function pillarsAndAreas(
  { answers, seed }: Pick<Attempt, 'answers' | 'seed'>,
  questions: readonly Question[],
  map: ParameterMap,
  figures: ReportFigures,
): { pillars: Pillar[]; areas: Area[] } {
  const chosen = chosenOptions(answers, questions);
  const given = (of: readonly Question[], parameter: string, subParameter: string): GivenAnswer[] =>
    of.flatMap((question) => {
      const option = chosen.get(question.id);
      const draw = chanceOf(`${seed}:${question.id}`);
      return option ? [{ question, option, parameter, subParameter, draw }] : [];
    });
  const areaOf = (parameter: string, figure: ScaleFigures) => ({
    parameter,
    ...(figure.side && { side: figure.side }),
    draw: chanceOf(`${seed}:${parameter}:${figure.name}`),
  });
  const [pillars, areas]: [Pillar[], Area[]] = [[], []];
  parametersOf(questions).forEach((parameter, hue) => {
    const own = figures.parameters[hue];
    if (!own) throw new Error(`There are no figures of ${parameter.name}.`);
    const scale = scaleRow(own, 'parameter', hue);
    const main = noteOf(map, parameter.name, '');
    const subs = parameter.subParameters.map((sub, place): Area => {
      const figure = own.subParameters[place];
      if (!figure) throw new Error(`There are no figures of ${parameter.name}, ${sub.name}.`);
      const note = noteOf(map, parameter.name, sub.name);
      return {
        ...areaOf(parameter.name, figure),
        scale: scaleRow(figure, 'subParameter', hue),
        answers: given(sub.questions, parameter.name, sub.name),
        nextStep: note?.nextStep || main?.nextStep || '',
        ...(note && { note }),
      };
    });
    const whole = { ...areaOf(parameter.name, own), scale, answers: given(parameter.questions, parameter.name, '') };
    const parts = subs.length > 0 ? subs : [{ ...whole, nextStep: main?.nextStep ?? '', ...(main && { note: main }) }];
    areas.push(...parts);
    pillars.push({
      scale,
      areas: subs,
      ...(main && { note: main }),
      answers: parts.flatMap((part) => part.answers),
    });
  });
  return { pillars, areas: namedApart(areas) };
}

/** The number of areas, and of those with a score. */
export interface AreaCounts {
  areaCount: number;
  scoredCount: number;
}

export function countsOf(areas: readonly Area[]): AreaCounts {
  return { areaCount: areas.length, scoredCount: areas.filter(({ scale }) => scale.score).length };
}

/** Prefixes areas of equal names with their main parameter, because lists show them without it. */
function namedApart(areas: readonly Area[]): Area[] {
  const keys = areas.map(({ scale }) => normaliseText(scale.name));
  return areas.map((area, place) =>
    keys.some((key, other) => other !== place && key === keys[place])
      ? { ...area, scale: { ...area.scale, name: `${area.parameter}: ${area.scale.name}` } }
      : area,
  );
}

export function scaleRow(
  { name, answerCount, questionCount, askedCount, score, missing }: ScaleFigures,
  kind: ScaleRow['kind'],
  hue?: number,
): ScaleRow {
  return {
    kind,
    name,
    ...(hue !== undefined && { hue }),
    answerCount,
    questionCount,
    ...(askedCount !== undefined && { askedCount }),
    ...(score && { score }),
    ...(missing && { missing }),
  };
}

export function noteOf(map: ParameterMap, parameter: string, subParameter: string) {
  return map.find(
    (note) =>
      normaliseText(note.parameter) === normaliseText(parameter) &&
      normaliseText(note.subParameter) === normaliseText(subParameter),
  );
}

/** The phrase of the chosen option on one line; '' if it has none. */
export function phraseOf({ option }: GivenAnswer, kind: PhraseKind): string {
  return trimText(option[kind].replace(/\s+/g, ' '));
}

/** An answer with its situation, its phrase of this kind and its remark. */
export function momentOf(answer: GivenAnswer, kind?: PhraseKind): Moment {
  const remark = phraseOf(answer, 'remarks');
  return {
    parameter: answer.parameter,
    subParameter: answer.subParameter,
    situation: answer.question.text,
    answer: answer.option.text,
    phrase: kind ? phraseOf(answer, kind) : '',
    ...(remark && { remark }),
  };
}
