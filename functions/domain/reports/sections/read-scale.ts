import { levels, type Level, type ParameterNote } from '#functions/domain/banks/parameters/parameter-map.ts';
import type { ReportMaterial } from '#functions/domain/reports/document/compose-report.ts';
import type { Block, ScaleReading, Score } from '#functions/domain/reports/document/report-document.ts';
import type { Pillar } from '#functions/domain/reports/document/report-material.ts';
import * as words from '#functions/domain/words/report-levels.ts';

/** Where the middle and the higher level begin, in percent of the range. */
const begins = [100 / 3, 200 / 3] as const;
/** The level of a score itself, without its interval. */
export const levelOf = ({ percent }: Score): Level | undefined => levels[placeOf(percent)];
const placeOf = (percent: number) => begins.filter((begin) => percent >= begin).length;

/**
 * What a report says of a scale: the bank's texts at the level of its score, with the upside of the next level if the interval reaches
 * that one alone. Each needs a text: one of two descriptions would be one-sided. Otherwise its meaning.
 *
 * A minor reads no cost and no lower level. Whoever scores in the higher level gets no exercise.
 */
export function readScale(note: ParameterNote, score: Score, isMinor: boolean): ScaleReading {
  const own = levelOf(score);
  const allowed = levels.slice(placeOf(score.low), placeOf(score.high) + 1);
  const isWide = allowed.length === levels.length;
  const isHidden = (level: Level) => isMinor && level === 'lower';
  const [next] = allowed.filter((level) => !isWide && level !== own && !isHidden(level));
  const also = next && note[`${next}Upside`];
  const texts = own && !isHidden(own) && (also ?? !next) ? textsAt(note, own, isMinor) : undefined;
  const intro = isWide ? words.wide : allowed.length > 1 && !next && words.partly;
  const told = texts && { ...(intro && { intro }), ...texts, ...(also && { also }) };
  return {
    ...(told ?? (note.meaning && { meaning: note.meaning })),
    ...(note.exercise && own !== 'higher' && { exercise: note.exercise }),
  };
}

function textsAt(note: ParameterNote, level: Level, isMinor: boolean) {
  const [upside, cost, othersNotice] = [note[`${level}Upside`], note[`${level}Cost`], note[`${level}OthersNotice`]];
  const texts = { ...(upside && { upside }), ...(cost && !isMinor && { cost }), ...(othersNotice && { othersNotice }) };
  return Object.keys(texts).length > 0 ? texts : undefined;
}

type Readings = Pick<Extract<Block, { kind: 'pillar' }>, 'reading' | 'areas'>;

/**
 * What the bank says of a main parameter and its sub-parameters with a score. Areas get few
 * words: their exercises are in the plan, and between two levels they do without what others notice.
 */
export function readingsOf({ scale, areas, note }: Pillar, { isMinor }: ReportMaterial): Readings {
  const read = (own: ParameterNote | undefined, score: Score | undefined) =>
    own && score ? readScale(own, score, isMinor) : {};
  // Its meaning is told in any case.
  const { meaning: _meaning, ...reading } = read(note, scale.score);
  const ofAreas = areas.map((area) => {
    const { exercise: _exercise, intro: _intro, othersNotice, ...own } = read(area.note, area.scale.score);
    const told = { ...own, ...(othersNotice && !(own.also && own.upside) && { othersNotice }) };
    return { scale: area.scale, ...(saysSomething(told) && { reading: told }) };
  });
  return { ...(saysSomething(reading) && { reading }), areas: ofAreas };
}

const saysSomething = (reading: ScaleReading) => Object.keys(reading).length > 0;
