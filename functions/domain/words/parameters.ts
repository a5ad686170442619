/** Notes on parameters: quotients, meanings, next steps (/admin/quizzes, Parameters, and the sheet “Parameters”) */

import type { NoteText } from '#functions/domain/banks/parameters/parameter-map.ts';
import { numeral } from '#functions/domain/text/counted.ts';
import { told } from '#functions/domain/words/told.ts';

const spell = (nearest: string | undefined) =>
  nearest
    ? `If you mean “${nearest}”, write it as the questions do. Otherwise leave the row out.`
    : 'Write it as the questions do, or leave the row out.';
const combine = 'Combine the two rows or leave one out.';
const emptyCell = 'Empty the cell, and name the quotient in the rows of the sub-parameters.';
const addOther = 'Add a sub-parameter of another main parameter to it, or take one out.';
const keepSome = 'Keep the notes on the parameters that matter most.';
const fillIn = 'Fill in “Main Parameter”, and “Sub Parameter” if the row is about one.';

/** The columns of the sheet and fields of the dialog. */
export const columns = {
  ...{ meaning: 'Meaning', nextStep: 'Next step' },
  ...{ lowerUpside: 'Lower: Upside', lowerCost: 'Lower: Cost', lowerOthersNotice: 'Lower: How others notice' },
  ...{ middleUpside: 'Middle: Upside', middleCost: 'Middle: Cost', middleOthersNotice: 'Middle: How others notice' },
  ...{ higherUpside: 'Higher: Upside', higherCost: 'Higher: Cost', higherOthersNotice: 'Higher: How others notice' },
  exercise: 'Exercise',
} as const satisfies Record<NoteText, string>;
export const tooLong = (column: string, length: number, most: number) =>
  told(`“${column}” has ${numeral(length)} characters, and the limit is ${most}.`, 'Shorten it.');
export const twice = (scale: string, row: number | undefined) =>
  told(row === undefined ? `“${scale}” already has a row.` : `“${scale}” already has a row: row ${row}.`, combine);
export const quotientOfMain = (name: string) =>
  told(`“${name}” is a main parameter. Only sub-parameters belong to a quotient.`, emptyCell);
export const quotientIsParameter = (code: string, name: string, parameter: string) =>
  told(
    `${code} (${name}) has exactly the sub-parameters of “${parameter}”: the report would say the same thing twice.`,
    addOther,
  );
export const quotientOfBoth =
  'List its sub-parameters in a “Parameters” sheet of the file, or change them under Parameters in the live bank first.';
export const tooMany = (count: number, most: number) =>
  told(`There are ${numeral(count)} notes on parameters, and the limit is ${most}.`, keepSome);
export const noName = told('This row does not name a parameter.', fillIn);
export const unknownMain = (name: string, nearest: string | undefined) =>
  told(`No question has the main parameter “${name}”.`, spell(nearest));
export const unknownSub = (name: string, nearest: string | undefined) =>
  told(`No question has the sub-parameter “${name}”.`, spell(nearest));
export const unknownSubOf = (main: string, name: string, nearest: string | undefined) =>
  told(`“${main}” has no question with the sub-parameter “${name}”.`, spell(nearest));
export const subOfOther = (main: string, name: string, other: string) =>
  told(`“${main}” has no sub-parameter “${name}”, but “${other}” does.`, `Write “${other}” as its main parameter.`);
const both = new Intl.ListFormat('en-IN');
export const severalMains = (name: string, mains: readonly string[]) =>
  told(
    `“${name}” belongs to ${both.format(mains.map((main) => `“${main}”`))}, and the row names no main parameter.`,
    'Fill in “Main Parameter”.',
  );

/** A problem and its remedy with their place: a row of the sheet, or a parameter. */
export const inRow = (row: number | undefined, text: string) =>
  row === undefined ? `Parameters: ${text}` : `Parameters, row ${row}: ${text}`;
export const atScale = (scale: string | undefined, text: string) =>
  scale === undefined ? `Parameters: ${text}` : `Parameters, “${scale}”: ${text}`;
