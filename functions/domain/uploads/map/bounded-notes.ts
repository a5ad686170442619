import type { WrittenNote } from '#functions/domain/banks/map/map-problem.ts';
import { mapLimits, saysNothing } from '#functions/domain/banks/map/parameter-map.ts';
import { questionLimits } from '#functions/domain/banks/question-limits.ts';

/** What is kept of the rows of a sheet: of a list of all scales those that say something, and so many at most. */
export function boundedNotes(rows: readonly WrittenNote[]): WrittenNote[] {
  const kept = rows.length > mapLimits.notes ? rows.filter((note) => !saysNothing(note)) : rows;
  return kept.slice(0, mapLimits.notes).map(bounded);
}

/** What is kept of a row: one with a text that is too long is not published. */
function bounded(note: WrittenNote): WrittenNote {
  const { parameter, subParameter, meaning, nextStep } = note;
  const cut = (text: string, max: number) => [...text.slice(0, 4 * max)].slice(0, max + 1).join('');
  const { group } = questionLimits;
  return {
    ...note,
    parameter: cut(parameter, group),
    subParameter: cut(subParameter, group),
    meaning: cut(meaning, mapLimits.meaning),
    nextStep: cut(nextStep, mapLimits.nextStep),
  };
}
