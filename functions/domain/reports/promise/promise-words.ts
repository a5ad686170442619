import { quotientCodes, quotientNames } from '#functions/domain/banks/parameters/parameter-map.ts';
import { listed } from '#functions/domain/reports/document/english-words.ts';
import { plural } from '#functions/domain/text/counted.ts';
import type { ReportPart } from './report-parts.ts';

/** The parts that the site's public pages promise, and the sample report shows. */
const promised = ['scores', ...quotientCodes, 'swot'] as const satisfies readonly ReportPart[];

/** `your scores on the core parameters, your Emotional and Moral Quotients and a SWOT` */
export function promiseWords(parts: readonly ReportPart[]): string {
  const names = quotientCodes
    .filter((code) => parts.includes(code))
    .map((code) => quotientNames[code].replace(' Quotient', ''));
  return listed([
    ...(parts.includes('scores') ? ['your scores on the core parameters'] : []),
    ...(names.length > 0 ? [`your ${listed(names)} ${plural(names.length, 'Quotient', 'Quotients')}`] : []),
    ...(parts.includes('swot') ? ['a SWOT'] : []),
  ]);
}

/** The promised parts that a bank's reports lack: `no EQ and no SWOT`; '' if nothing is missing. */
export function lackWords(parts: readonly ReportPart[]): string {
  const missing = promised.filter((part) => !parts.includes(part));
  return listed(missing.map((part) => `no ${part === 'swot' ? 'SWOT' : part}`));
}

/** The warning, at a publication, that a bank gives less than the site's public pages promise; `undefined` if it does not. */
export function brokenPromise(parts: readonly ReportPart[]): string | undefined {
  const lacks = lackWords(parts);
  if (lacks === '') return undefined;
  const scores = parts.includes('scores') ? '' : 'scores, ';
  return `The site promises ${scores}EQ, MQ, LQ and a SWOT. The report of this bank has ${lacks}.`;
}
