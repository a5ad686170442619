import { plainHeader, meaningOf, optionPlaces, partOf } from './sheet-columns.ts';
import { readOptionHeader } from './header-words.ts';
import type { SheetTable } from './sheet-table.ts';
import { columnName, rowText } from '#functions/domain/uploads/sheet-defect.ts';
import type { Told } from '#functions/domain/words/told.ts';
import * as words from '#functions/domain/words/uploads/columns.ts';

/** Files that are no banks, by headers that all of them have. */
const otherFiles = (
  [
    ['googleForm', ['Timestamp']],
    ['microsoftForm', ['Start time', 'Completion time']],
    ['answers', ['Chosen option', 'Attempt started (India time)']],
    ['scores', ['Started (India time)', 'Response quality']],
    ['coupons', ['Code', 'Status', 'Redeemed (India time)']],
    ['defects', ['Kind', 'Sheet', 'Problem', 'What to do']],
  ] as const
).map(([kind, headers]) => ({ kind, plain: headers.map(plainHeader) }));

/** Recognises the file that is no bank, or the layout that is not read, by its header and its rows. Each says it in one sentence. */
export function otherLayout(table: SheetTable): Told | undefined {
  const { columns, byMeaning } = table;
  if (columns.some(({ by }) => by === 'hand')) return undefined;
  const hasOptions = optionPlaces.some((place) => byMeaning.has(partOf('option', place)));
  const problem =
    otherFile(table, hasOptions) ?? turned(table) ?? (hasOptions ? scoresInOptions(table) : withoutOptions(table));
  if (problem === undefined) return parameterLines(table);
  return hasOptions ? words.withOptions(problem) : words.withoutOptions(problem);
}

function otherFile({ columns }: SheetTable, hasOptions: boolean): string | undefined {
  const found = columns.map(({ header }) => plainHeader(header));
  if (found.length === 1 && found[0] === 'code') return words.otherFiles.coupons;
  const file = hasOptions ? undefined : otherFiles.find(({ plain }) => plain.every((header) => found.includes(header)));
  return file && words.otherFiles[file.kind];
}

/** The names of columns stand below each other, in one of the first columns. */
function turned({ grid: { rows } }: SheetTable): string | undefined {
  const column = [0, 1, 2].find((index) => {
    const names = new Set(rows.slice(0, 60).map(({ texts }) => meaningOf(texts[index] ?? '')));
    return names.has('question') && names.has('option1') && names.has('option2');
  });
  return column === undefined ? undefined : words.turned;
}

const optionsHeader = /^(?:options|choices|answers|responses|(?:answer|response)(?:options|choices))$/;

function withoutOptions({ columns, byMeaning, rows }: SheetTable): string | undefined {
  const [question] = byMeaning.get('question') ?? [];
  const [json] = byMeaning.get('answers') ?? [];
  if (json && rows.some(({ texts }) => /^\s*[[{]/.test(texts[json.index] ?? ''))) return undefined;
  const scored = columns.filter(({ header }) => /\S.*(?:\(\s*\d+\s*\)|[=:]\s*\d+)$/.test(header));
  if (scored.length > 1) return words.optionsInHeader(scored[0]?.header ?? '');
  const options = columns.find(({ header, filled }) => {
    const { part, place } = readOptionHeader(header) ?? {};
    return filled > 0 && ((part === 'option' && place === undefined) || optionsHeader.test(plainHeader(header)));
  });
  if (!question) return undefined;
  const known = columns.filter(({ use }) => use === 'unused').map(columnName);
  if (!options) return known.length > 0 ? words.unknownColumns(known.slice(0, 8)) : words.noOtherColumn;
  const texts = rows.map((row) => row.texts[question.index] ?? '').filter((text) => text !== '');
  const isRepeated = texts.length < 0.7 * rows.length || new Set(texts).size < 0.7 * texts.length;
  return (isRepeated ? words.rowForEachOption : words.optionsInOneCell)(columnName(options));
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
  return words.scoresInOptions(scored[0] ?? '');
}

/** Lines of one text above rows with options, where no question has a parameter beside it. */
function parameterLines({ byMeaning, rows }: SheetTable): Told | undefined {
  if (byMeaning.get('category')?.some(({ filled }) => filled > 0)) return undefined;
  const count = (at: number) => (rows[at]?.texts ?? []).filter((text) => text !== '').length;
  const lines = rows.filter((_, at) => count(at) === 1 && count(at + 1) > 2);
  const [first] = lines;
  return first && lines.length > 1 ? words.parameterRows(first.row, rowText(first.texts)) : undefined;
}
