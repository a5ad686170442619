import { quotientCodes } from '#functions/domain/banks/map/parameter-map.ts';

/** What the report of a bank may have, in the order in which it is promised. */
export const reportParts = ['scores', ...quotientCodes, 'swot'] as const;
export type ReportPart = (typeof reportParts)[number];

/** By which rules the parts of a bank were found (`promised-parts.ts`): raise it with them, and what is stored is found again. */
export const partsRules = 2;
