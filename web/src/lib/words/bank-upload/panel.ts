/** Upload a question bank: choosing and sending a file (/admin/quizzes) */

import { optionalTexts, quotientCodes } from '#functions/domain/banks/parameters/parameter-map.ts';
import { mapHeader, mapSheetName } from '#functions/domain/uploads/parameters-sheet/map-columns.ts';
import { maxUploadMegabytes } from '#functions/domain/uploads/upload.ts';
import { columns as of } from '#functions/domain/words/parameters.ts';
import { counted } from '#functions/domain/text/counted.ts';

export const title = 'Upload a question bank';
export const intro = `Drop an .xlsx, .xls or .csv file here, up to ${maxUploadMegabytes} MB. You can check everything before it is published. In an .xls file we can’t see pictures or struck-out text, so delete them first.`;
const columns = mapHeader
  .slice(0, -optionalTexts.length)
  .join(', ')
  .replace('Quotient', `Quotient (${quotientCodes.join(', ')} or blank)`);
const optionalColumns = `It may also have “${of.lowerUpside}”, “${of.lowerCost}” and “${of.lowerOthersNotice}”, the same for “Middle” and “Higher”, and “${of.exercise}”.`;
/** How to put the report's notes on parameters into a file. */
export const mapSheetHint = `To set quotients, meanings and next steps for the report, add a second sheet named “${mapSheetName}” with these columns: ${columns}. ${optionalColumns}`;
export const buttons = { choose: 'Choose a file', template: 'Download template', bank: 'Download current bank' };
export const notMade = (why: string) => `We couldn’t prepare the file. ${why}`;
export const sheetName = 'Questions';

export const notOneFile = 'Please drop one file at a time. It must end in .xlsx, .xls or .csv.';
export const notArrived = (status: number) => `The file didn’t arrive (error ${status}). Please choose it again.`;
export const notReadable = 'We couldn’t open the file. Close it in other programs, then choose it again.';
export const busy = { reading: 'Reading file...', processing: 'Processing data...', loading: 'Loading new data...' };
export const sending = 'Sent so far';
export const sent = (percent: number) => `${percent}% sent`;
export const rowsRead = (count: number) => `${counted(count, 'row')} read`;
export const refused = 'We couldn’t accept this file.';
export const publishedAlready = 'This upload has already been published.';
export const overdue = 'Reading this file is taking over two minutes. You can keep waiting, or upload it again.';
export const remedies = { wait: 'Keep waiting', reopen: 'Open the upload again', cancel: 'Cancel Upload' };
