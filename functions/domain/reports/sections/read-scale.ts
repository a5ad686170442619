import { levels, type Level, type ParameterNote } from '#functions/domain/banks/parameters/parameter-map.ts';
import type { ReportMaterial } from '#functions/domain/reports/document/compose-report.ts';
import type { Block, LevelReading, ScaleReading, Score } from '#functions/domain/reports/document/report-document.ts';
import type { Pillar } from '#functions/domain/reports/document/report-material.ts';
import * as words from '#functions/domain/words/report-levels.ts';

/** Where the middle and the higher level begin, in percent of the range. */
const begins = [100 / 3, 200 / 3] as const;
/** The level of a score itself, without its interval. */
export const levelOf = ({ percent }: Score): Level | undefined => levels[placeOf(percent)];
const placeOf = (percent: number) => begins.filter((begin) => percent >= begin).length;

/**
 * What a report says of a scale: the bank's texts at the levels that the interval of its score allows, or else its meaning. One or two
 * levels are told; of all three only the middle one. Each of them needs a text: one of two descriptions would be one-sided.
 *
 * A minor reads no cost and no lower level. Whoever scores in the higher level gets no exercise.
 */
export function readScale(note: ParameterNote, score: Score, isMinor: boolean): ScaleReading {
  const allowed = levels.slice(placeOf(score.low), placeOf(score.high) + 1);
  const isWide = allowed.length === levels.length;
  const told = allowed.filter((level) => (isWide ? level === 'middle' : !isMinor || level !== 'lower'));
  const texts = told.map((level) => textsAt(note, level, isMinor));
  const isWhole = texts.length > 0 && texts.every(({ upside, cost, othersNotice }) => upside ?? cost ?? othersNotice);
  const intro = isWide ? words.wide : texts.length > 1 ? words.between : words.partly;
  return {
    ...(isWhole && { ...(allowed.length > 1 && { intro }), levels: texts }),
    ...(!isWhole && note.meaning && { meaning: note.meaning }),
    ...(note.exercise && placeOf(score.percent) < levels.length - 1 && { exercise: note.exercise }),
  };
}

function textsAt(note: ParameterNote, level: Level, isMinor: boolean): LevelReading {
  const [upside, cost, othersNotice] = [note[`${level}Upside`], note[`${level}Cost`], note[`${level}OthersNotice`]];
  return { level, ...(upside && { upside }), ...(cost && !isMinor && { cost }), ...(othersNotice && { othersNotice }) };
}

type Readings = Pick<Extract<Block, { kind: 'pillar' }>, 'reading' | 'areas'>;

/**
 * What the bank says of a main parameter and its sub-parameters with a score. Answers that may be about nothing describe nobody. Areas
 * get few words: what several levels mean is said once for all of them, and their exercises are in the plan.
 */
export function readingsOf({ scale, areas, note }: Pillar, { isMinor, isDoubtful }: ReportMaterial): Readings {
  const read = (own: ParameterNote | undefined, score: Score | undefined) =>
    own && score && !isDoubtful ? readScale(own, score, isMinor) : {};
  // Its meaning is told in any case.
  const { meaning: _meaning, ...reading } = read(note, scale.score);
  const ofAreas = areas.map((area) => {
    const { exercise: _exercise, intro: _intro, ...own } = inBrief(read(area.note, area.scale.score));
    return { scale: area.scale, ...(saysSomething(own) && { reading: own }) };
  });
  return { ...(saysSomething(reading) && { reading }), areas: ofAreas };
}

const saysSomething = (reading: ScaleReading) => Object.keys(reading).length > 0;

/** Between two levels the cost of the lower and the upside of the higher one. */
function inBrief({ levels: [lower, higher] = [], ...reading }: ScaleReading): ScaleReading {
  if (!lower) return reading;
  if (!higher || !lower.cost) return { ...reading, levels: higher ? [lower, higher] : [lower] };
  const { cost: _cost, ...best } = higher;
  return { ...reading, levels: [{ level: lower.level, cost: lower.cost }, best] };
}
