import type { ReportPart } from './report-parts.ts';

const quotients = { EQ: 'Emotional', MQ: 'Moral', LQ: 'Leadership' } as const;

/** Phrases that may have commas of their own. */
function joined(phrases: readonly string[]): string {
  const last = phrases.at(-1) ?? '';
  return phrases.length < 2 ? last : `${phrases.slice(0, -1).join(', ')} and ${last}`;
}

/** `your scores on the core parameters, your Emotional and Moral Quotients and a SWOT` */
export function promiseWords(parts: readonly ReportPart[]): string {
  const names = (['EQ', 'MQ', 'LQ'] as const).filter((code) => parts.includes(code)).map((code) => quotients[code]);
  return joined([
    ...(parts.includes('scores') ? ['your scores on the core parameters'] : []),
    ...(names.length > 0 ? [`your ${joined(names)} ${names.length === 1 ? 'Quotient' : 'Quotients'}`] : []),
    ...(parts.includes('swot') ? ['a SWOT'] : []),
  ]);
}

/** What a bank gives less than the site's public pages promise, and so whoever publishes it is told; `undefined`: nothing. */
export function brokenPromise(parts: readonly ReportPart[]): string | undefined {
  const missing = (['scores', 'EQ', 'MQ', 'LQ', 'swot'] as const).filter((part) => !parts.includes(part));
  if (missing.length === 0) return undefined;
  const none = missing.map((part) => `no ${part === 'swot' ? 'SWOT' : part}`);
  const scores = missing.includes('scores') ? 'scores, ' : '';
  return `The site promises ${scores}EQ, MQ, LQ and a SWOT. The report of this bank has ${joined(none)}.`;
}
