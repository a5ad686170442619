import { quotientCodes, type QuotientCode } from '#functions/domain/banks/map/parameter-map.ts';

/** What offices type into a cell that is to stay empty. */
const none = /^(?:|none|no|nil|na|notapplicable)$/;

const forms: Readonly<Record<QuotientCode, RegExp>> = {
  EQ: /^(?:eq|emotional|emotionalquotient)+$/,
  MQ: /^(?:mq|moral|moralquotient)+$/,
  LQ: /^(?:lq|leadership|leadershipquotient)+$/,
};

/**
 * The quotient that a cell names: `EQ`, `e.q.`, `Emotional Quotient (EQ)`. `undefined` for a cell that names none,
 * `unknown` for one that names another, or several.
 */
export function readQuotient(text: string): QuotientCode | 'unknown' | undefined {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  if (none.test(letters)) return undefined;
  return quotientCodes.find((code) => forms[code].test(letters)) ?? 'unknown';
}
