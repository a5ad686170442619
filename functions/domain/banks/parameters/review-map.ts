import { scaleKey, scaleTitle, scalesOf } from '#functions/domain/banks/bank-scales.ts';
import { checkMap } from './check-map.ts';
import type { PublishMode } from '#functions/domain/banks/bank-changes.ts';
import {
  type MapProblem,
  type WrittenNote,
  makeNote,
  saidFields,
  saysNothing,
  type ParameterMap,
  type ParameterNote,
} from './parameter-map.ts';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { DefectCounts } from '#functions/domain/uploads/sheet-defect.ts';
import type { FieldChange } from '#functions/domain/banks/bank-diff.ts';
import * as words from '#functions/domain/words/parameters.ts';

interface Coming {
  /** The rows of the sheet *Parameters*; absent: the file has none. */
  rows?: readonly WrittenNote[] | undefined;
  live: ParameterMap;
  /** All questions of the new version. */
  questions: readonly Pick<DraftQuestion, 'category' | 'subCategory'>[];
  mode: PublishMode;
}

export interface MapReview {
  map: ParameterMap;
  /** Each problem blocks the publication. */
  problems: MapProblem[];
  /** Parts of the live version's notes that stay: for a scale that the file has too, the parts that the file leaves empty. */
  kept: ParameterNote[];
  /** Live notes that are dropped because the new version lacks their scale. */
  fallen: ParameterNote[];
}

/**
 * Combines the file's notes with the live ones. A file with the sheet *Parameters* replaces the whole map; if it is added to a bank,
 * its filled cells replace those of the live map. A file without the sheet keeps the live notes on scales that the new bank still has.
 */
export function reviewMap({ rows, live, questions, mode }: Coming): MapReview {
  const keepsLive = rows === undefined || mode === 'add';
  const checked = checkMap(rows ?? [], questions);
  const { notes } = checked;
  // When questions are added, this check needs the whole bank, so it runs on the combined map below.
  const problems = checked.problems.filter(({ kind }) => !keepsLive || kind !== 'map-quotient-is-parameter');
  const liveOf = new Map(keepsLive ? live.map((note) => [scaleKey(note), note]) : []);
  const saying = notes.filter((note) => !saysNothing(note)).map((note) => filled(note, liveOf.get(scaleKey(note))));
  const { kept: map } = fitMap([...(keepsLive ? live : []), ...saying], questions);
  const both = keepsLive ? checkMap(map, questions).problems.map(ofBoth) : [];
  const written = new Map(notes.map((note) => [scaleKey(note), note]));
  const stays = new Set(map.map(scaleKey));
  return {
    map,
    problems: problems.length > 0 ? problems : both,
    kept: keepsLive
      ? fitMap(live, questions)
          .kept.map((note) => beside(note, written.get(scaleKey(note))))
          .filter((note) => !saysNothing(note))
      : [],
    fallen: live.filter((note) => !stays.has(scaleKey(note))),
  };
}

/** A problem of the combined map, which has no row in the file. */
function ofBoth(found: MapProblem): MapProblem {
  return found.kind === 'map-quotient-is-parameter' ? { ...found, remedy: words.quotientOfBoth } : found;
}

/** The parts of a live note that the file's row of the same scale leaves empty. */
function beside(live: ParameterNote, row: ParameterNote | undefined): ParameterNote {
  return makeNote(live, row?.quotient ? undefined : live.quotient, (field) => (row?.[field] ? '' : live[field]));
}

/** A row with its empty cells filled from the live note. */
function filled(row: ParameterNote, live: ParameterNote | undefined): ParameterNote {
  return makeNote(row, row.quotient ?? live?.quotient, (field) => row[field] || live?.[field]);
}

/**
 * How many defects of an upload block its publication. If the file is added to a bank, the defects of its map do not block here:
 * {@link reviewMap} checks the map against all questions of the bank.
 */
export function blockingCount(counts: DefectCounts | undefined, ofMap = 0, mode: PublishMode = 'replace'): number {
  return (counts?.error ?? 0) - (mode === 'add' ? ofMap : 0);
}

/** The first blocking problem, with its row. */
export function mapProblem([first]: readonly MapProblem[]): string | undefined {
  if (!first) return undefined;
  const { row, problem, remedy } = first;
  return words.inRow(row, `${problem} ${remedy}`);
}

/**
 * Applies changed notes to an edited bank's live map.
 * @throws Refusal `invalid-input` for a note that breaks a rule.
 */
export function changeMap(live: ParameterMap, changed: ParameterMap, questions: Coming['questions']): ParameterMap {
  const broken = checkMap(changed, questions).problems.find(({ kind }) => kind !== 'map-quotient-is-parameter');
  if (broken) {
    const note = changed[broken.place];
    refuse('invalid-input', words.atScale(note && scaleTitle(note), `${broken.problem} ${broken.remedy}`));
  }
  const { kept } = fitMap([...live, ...changed], questions);
  const whole = mapProblem(checkMap(kept, questions).problems);
  if (whole !== undefined) refuse('invalid-input', whole);
  return kept;
}

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
  const kept = scalesOf(questions).flatMap((scale): ParameterNote[] => {
    const key = scaleKey(scale);
    const note = notes.get(key);
    notes.delete(key);
    return note && !saysNothing(note) ? [makeNote(scale, note.quotient, (field) => note[field])] : [];
  });
  return { kept, fallen: [...notes.values()].filter((note) => !saysNothing(note)) };
}

/** A scale whose note has changed; in the newer bank's spelling if it still exists there. */
export interface NoteChange {
  parameter: string;
  /** '' for a main parameter. */
  subParameter: string;
  fields: FieldChange[];
}

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
  const fields = saidFields.flatMap((field): FieldChange[] => {
    const [was, is] = [before?.[field] ?? '', after?.[field] ?? ''];
    return was === is ? [] : [{ field, ...(was !== '' && { before: was }), ...(is !== '' && { after: is }) }];
  });
  return { parameter, subParameter, fields };
}
