import { mapHeader, mapSheetName } from '#functions/domain/uploads/parameters-sheet/map-columns.ts';
import { quotientCodes } from '#functions/domain/banks/parameters/parameter-map.ts';

const columns = mapHeader.join(', ').replace('Quotient', `Quotient (${quotientCodes.join(', ')} or blank)`);

/** How to put the report's notes on parameters into a file. */
export const mapSheetHint = `A second sheet named “${mapSheetName}” sets quotients, meanings and next steps for the report. Its columns: ${columns}.`;
