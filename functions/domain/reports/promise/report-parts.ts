import { quotientCodes } from '#functions/domain/banks/map/parameter-map.ts';

/** The parts that a report may have, in the order in which they are promised. */
export const reportParts = ['scores', ...quotientCodes, 'swot'] as const;
export type ReportPart = (typeof reportParts)[number];

/** Version of the rules in `promised-parts.ts`. Raise it with every change there, so that stored parts are computed again. */
export const partsRules = 2;
