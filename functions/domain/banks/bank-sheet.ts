import { scaleKey, scalesOf } from './bank-scales.ts';
import { mapHeader } from '#functions/domain/uploads/parameters-sheet/map-columns.ts';
import { noteFields, type ParameterMap, type ParameterNote } from '#functions/domain/banks/parameters/parameter-map.ts';
import type { DraftQuestion, Option } from './question.ts';
import {
  optionPlaces,
  optionParts,
  partOf,
  titleOf,
  type Meaning,
  type OptionPart,
} from '#functions/domain/uploads/columns/sheet-columns.ts';

type Cell = string | number;

const optionColumns = optionPlaces.flatMap((place) => optionParts.map((part) => partOf(part, place)));
const columns: Meaning[] = ['serial', 'quizId', 'category', 'subCategory', 'question', ...optionColumns];

/** The header of an upload, in the sheet's own names. */
export const sheetHeader: readonly string[] = columns.map(titleOf);

/**
 * A bank as the rows of a sheet; uploading it again changes nothing. Questions with more options than the sheet has columns for have
 * them in a JSON column, which exists only then.
 */
export function bankSheet(questions: readonly DraftQuestion[], quizId: number): Cell[][] {
  const hasLong = questions.some(isLong);
  const header = hasLong ? [...sheetHeader, titleOf('answers')] : [...sheetHeader];
  return [
    header,
    ...questions.map((question, index) => {
      const { category, subCategory, text, options } = question;
      const inColumns = isLong(question) ? [] : options;
      const cells = optionPlaces.flatMap((place) => optionParts.map((part) => cellOf(inColumns[place - 1], part)));
      const row = [index + 1, quizId, category, subCategory, text, ...cells];
      return hasLong ? [...row, isLong(question) ? answersOf(options) : ''] : row;
    }),
  ];
}

/** A map as the rows of the sheet *Parameters*, with one row for each scale of the bank to fill in. Uploading it again changes nothing. */
export function mapSheet(map: ParameterMap, questions: readonly DraftQuestion[]): Cell[][] {
  const said = new Map(map.map((note) => [scaleKey(note), note]));
  const rows = scalesOf(questions).map((scale): Partial<ParameterNote> => said.get(scaleKey(scale)) ?? scale);
  return [[...mapHeader], ...rows.map((note) => noteFields.map((field) => note[field] ?? ''))];
}

function isLong({ options }: DraftQuestion): boolean {
  return options.length > optionPlaces.length;
}

function cellOf(option: Option | undefined, part: OptionPart): Cell {
  if (!option) return '';
  return part === 'option' ? option.text : option[part];
}

function answersOf(options: readonly Option[]): string {
  return JSON.stringify(options.map(({ text, ...rest }) => ({ option: text, ...rest })));
}
