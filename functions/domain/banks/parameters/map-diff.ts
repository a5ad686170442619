import { scaleKey } from '#functions/domain/banks/bank-scales.ts';
import type { FieldChange } from '#functions/domain/banks/option-diff.ts';
import type { ParameterMap, ParameterNote } from './parameter-map.ts';

/** A scale whose note has changed; in the newer bank's spelling if it still exists there. */
export interface NoteChange {
  parameter: string;
  /** '' for a main parameter. */
  subParameter: string;
  fields: FieldChange[];
}

const parts = ['quotient', 'meaning', 'nextStep'] as const;

/** The difference between two maps by scale; removed notes come last. */
export function diffMaps(before: ParameterMap, after: ParameterMap): NoteChange[] {
  const old = new Map(before.map((note) => [scaleKey(note), note]));
  const now = new Set(after.map(scaleKey));
  return [
    ...after.map((note) => changeOf(old.get(scaleKey(note)), note)),
    ...before.filter((note) => !now.has(scaleKey(note))).map((note) => changeOf(note, undefined)),
  ].filter(({ fields }) => fields.length > 0);
}

function changeOf(before: ParameterNote | undefined, after: ParameterNote | undefined): NoteChange {
  const { parameter = '', subParameter = '' } = after ?? before ?? {};
  const fields = parts.flatMap((field): FieldChange[] => {
    const [was, is] = [before?.[field] ?? '', after?.[field] ?? ''];
    return was === is ? [] : [{ field, ...(was !== '' && { before: was }), ...(is !== '' && { after: is }) }];
  });
  return { parameter, subParameter, fields };
}
