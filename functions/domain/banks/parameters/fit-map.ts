import { scaleKey, scalesOf } from '#functions/domain/banks/bank-scales.ts';
import { saysNothing, type ParameterMap, type ParameterNote } from './parameter-map.ts';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';

interface FittedMap {
  /** In the order and spelling of the bank. */
  kept: ParameterNote[];
  /** Notes on scales that the bank does not have. */
  fallen: ParameterNote[];
}

/** The map to store with these questions: the last of several notes on one scale wins, and empty notes are dropped. */
export function fitMap(
  map: ParameterMap,
  questions: readonly Pick<DraftQuestion, 'category' | 'subCategory'>[],
): FittedMap {
  if (map.length === 0) return { kept: [], fallen: [] };
  const notes = new Map(map.map((note) => [scaleKey(note), note]));
  const kept = scalesOf(questions).flatMap(({ parameter, subParameter }): ParameterNote[] => {
    const key = scaleKey({ parameter, subParameter });
    const note = notes.get(key);
    notes.delete(key);
    if (!note || saysNothing(note)) return [];
    const { quotient, meaning, nextStep } = note;
    return [{ parameter, subParameter, ...(quotient && { quotient }), meaning, nextStep }];
  });
  return { kept, fallen: [...notes.values()].filter((note) => !saysNothing(note)) };
}
