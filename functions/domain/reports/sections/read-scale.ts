import { levels, type Level, type ParameterNote } from '#functions/domain/banks/parameters/parameter-map.ts';
import type { ReportMaterial } from '#functions/domain/reports/document/compose-report.ts';
import type { Block, LevelReading, ScaleReading, Score } from '#functions/domain/reports/document/report-document.ts';
import { noteOf, type Pillar } from '#functions/domain/reports/document/report-material.ts';
import * as words from '#functions/domain/words/report-levels.ts';

/** Where the middle and the higher level begin, in percent of the range. */
const begins = [100 / 3, 200 / 3] as const;
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

/** What the bank says of a main parameter and its sub-parameters with a score. Answers that may be about nothing describe nobody. */
export function readingsOf({ scale, rows }: Pillar, { map, isMinor, quality }: ReportMaterial): Readings {
  if (quality.tier === 'doubtful') return {};
  const read = (score: Score | undefined, subParameter: string) => {
    const note = noteOf(map, scale.name, subParameter);
    return note && score ? readScale(note, score, isMinor) : {};
  };
  const saysSomething = (reading: ScaleReading) => Object.keys(reading).length > 0;
  // Its meaning is told in any case.
  const { meaning: _meaning, ...reading } = read(scale.score, '');
  const areas = rows.map(({ name, score }) => ({ name, reading: read(score, name) }));
  const told = areas.filter((area) => saysSomething(area.reading));
  return { ...(saysSomething(reading) && { reading }), ...(told.length > 0 && { areas: told }) };
}
