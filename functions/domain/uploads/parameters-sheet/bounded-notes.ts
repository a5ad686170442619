import type { WrittenNote } from '#functions/domain/banks/parameters/map-problem.ts';
import { mapLimits, saysNothing } from '#functions/domain/banks/parameters/parameter-map.ts';
import { questionLimits } from '#functions/domain/banks/question-limits.ts';
import { wholeCharacters } from '#functions/domain/text/whole-characters.ts';

/** The part of a sheet's rows that is kept: those with content, up to a limit. */
export function boundedNotes(rows: readonly WrittenNote[]): WrittenNote[] {
  const kept = rows.length > mapLimits.notes ? rows.filter((note) => !saysNothing(note)) : rows;
  return kept.slice(0, mapLimits.notes).map(bounded);
}

/** Cuts the texts of a row to a limit; a row with a longer text is not published anyway. */
function bounded(note: WrittenNote): WrittenNote {
  const { parameter, subParameter, meaning, nextStep } = note;
  const cut = (text: string, max: number) => [...wholeCharacters(text.slice(0, 4 * max))].slice(0, max + 1).join('');
  const { group } = questionLimits;
  return {
    ...note,
    parameter: cut(parameter, group),
    subParameter: cut(subParameter, group),
    meaning: cut(meaning, mapLimits.meaning),
    nextStep: cut(nextStep, mapLimits.nextStep),
  };
}
