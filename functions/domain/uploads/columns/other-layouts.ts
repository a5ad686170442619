import { plainHeader, meaningOf, optionPlaces, partOf } from './sheet-columns.ts';
import { readOptionHeader } from './header-words.ts';
import type { SheetTable } from './sheet-table.ts';
import { columnName, rowText } from '#functions/domain/uploads/sheet-defect.ts';

/** What a sheet holds instead of a bank in the layout that is read. */
export interface OtherLayout {
  problem: string;
  remedy: string;
}

const wanted =
  'Write one row for each question, with its options beside it: Question, Option 1, Score Option 1, Option 2, Score Option 2 and so on, up to five. “Download template” gives a sheet with these columns.';

/** Files that are no banks, by headers that all of them have. */
const otherFiles = [
  { headers: ['Timestamp'], what: 'the answers of a Google Form' },
  { headers: ['Start time', 'Completion time'], what: 'the answers of a Microsoft Form' },
  { headers: ['Chosen option', 'Attempt started (India time)'], what: 'answers that were exported from this site' },
  { headers: ['Started (India time)', 'Response quality'], what: 'scores that were exported from this site' },
  { headers: ['Code', 'Status', 'Redeemed (India time)'], what: 'the coupon codes of a batch' },
  { headers: ['Kind', 'Sheet', 'Problem', 'What to do'], what: 'the list of defects of an upload' },
].map(({ headers, what }) => ({ what, headers, plain: headers.map(plainHeader) }));

/** Recognises the file that is no bank, or the layout that is not read, by its header and its rows. Each says it in one sentence. */
export function otherLayout(table: SheetTable): OtherLayout | undefined {
  const { columns, byMeaning } = table;
  if (columns.some(({ by }) => by === 'hand')) return undefined;
  const hasOptions = optionPlaces.some((place) => byMeaning.has(partOf('option', place)));
  const problem =
    otherFile(table, hasOptions) ?? turned(table) ?? (hasOptions ? scoresInOptions(table) : withoutOptions(table));
  if (problem === undefined) return parameterLines(table);
  const remedy = hasOptions ? wanted : `${wanted} If only names differ, say under “Map columns” what they mean.`;
  return { problem, remedy };
}

function otherFile({ columns }: SheetTable, hasOptions: boolean): string | undefined {
  const found = columns.map(({ header }) => plainHeader(header));
  if (found.length === 1 && found[0] === 'code') return 'The file seems to hold coupon codes, and no questions.';
  const file = hasOptions ? undefined : otherFiles.find(({ plain }) => plain.every((header) => found.includes(header)));
  const names = file?.headers.map((header) => `“${header}”`).join(', ');
  return file && `The file seems to hold ${file.what}, and no questions with options: it has the columns ${names}.`;
}

/** The names of columns stand below each other, in one of the first columns. */
function turned({ grid: { rows } }: SheetTable): string | undefined {
  const column = [0, 1, 2].find((index) => {
    const names = new Set(rows.slice(0, 60).map(({ texts }) => meaningOf(texts[index] ?? '')));
    return names.has('question') && names.has('option1') && names.has('option2');
  });
  if (column === undefined) return undefined;
  return 'The sheet is turned: “Question”, “Option 1” and so on stand below each other, and each question in a column.';
}

const optionsHeader = /^(?:options|choices|answers|responses|(?:answer|response)(?:options|choices))$/;

function withoutOptions({ columns, byMeaning, rows }: SheetTable): string | undefined {
  const [question] = byMeaning.get('question') ?? [];
  const [json] = byMeaning.get('answers') ?? [];
  if (json && rows.some(({ texts }) => /^\s*[[{]/.test(texts[json.index] ?? ''))) return undefined;
  const scored = columns.filter(({ header }) => /\S.*(?:\(\s*\d+\s*\)|[=:]\s*\d+)$/.test(header));
  if (scored.length > 1)
    return `The options seem to be the names of columns, with their scores, such as “${scored[0]?.header}”.`;
  const options = columns.find(({ header, filled }) => {
    const { part, place } = readOptionHeader(header) ?? {};
    return filled > 0 && ((part === 'option' && place === undefined) || optionsHeader.test(plainHeader(header)));
  });
  if (!question) return undefined;
  const known = columns.filter(({ use }) => use === 'unused').map(columnName);
  if (!options)
    return `No column is known to hold the options. ${known.length > 0 ? `The columns ${known.slice(0, 8).join(', ')} have unknown names.` : 'There is none beside the questions.'}`;
  const texts = rows.map((row) => row.texts[question.index] ?? '').filter((text) => text !== '');
  const isRepeated = texts.length < 0.7 * rows.length || new Set(texts).size < 0.7 * texts.length;
  return isRepeated
    ? `The sheet seems to have a row for each option, in column ${columnName(options)}.`
    : `All options of a question seem to stand in one cell, in column ${columnName(options)}.`;
}

const scoreAtEnd = /\S\s*(?:[([{]\s*[-+]?\d+(?:[.,]\d+)?\s*(?:points?|marks?|pts?\.?)?\s*[)\]}]|[-–=:]\s*\d+)$/i;

/** “Always (4)”, where no column has scores. */
function scoresInOptions({ byMeaning, rows }: SheetTable): string | undefined {
  if (optionPlaces.some((place) => byMeaning.get(partOf('points', place))?.some(({ filled }) => filled > 0)))
    return undefined;
  const columns = optionPlaces.flatMap((place) => byMeaning.get(partOf('option', place)) ?? []);
  const texts = rows.flatMap((row) => columns.map(({ index }) => row.texts[index] ?? '')).filter((text) => text !== '');
  const scored = texts.filter((text) => scoreAtEnd.test(text));
  if (scored.length < 2 || scored.length < 0.6 * texts.length) return undefined;
  return `The scores seem to stand in the texts of the options, such as “${scored[0]}”, and candidates would see them.`;
}

/** Lines of one text above rows with options, where no question has a parameter beside it. */
function parameterLines({ byMeaning, rows }: SheetTable): OtherLayout | undefined {
  if (byMeaning.get('category')?.some(({ filled }) => filled > 0)) return undefined;
  const count = (at: number) => (rows[at]?.texts ?? []).filter((text) => text !== '').length;
  const lines = rows.filter((_, at) => count(at) === 1 && count(at + 1) > 2);
  const [first] = lines;
  if (!first || lines.length < 2) return undefined;
  return {
    problem: `Rows such as row ${first.row} (“${rowText(first.texts)}”) seem to be the main parameters of the questions below them.`,
    remedy: `Write the main parameter of each question beside it, in a column “Grouping Main Parameters”, and delete these rows. ${wanted}`,
  };
}
