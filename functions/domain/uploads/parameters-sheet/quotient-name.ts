import { quotientCodes, type QuotientCode } from '#functions/domain/banks/parameters/parameter-map.ts';

/** Words that offices type into cells which are meant to be empty. */
const none = /^(?:|none|no|nil|na|notapplicable)$/;

const forms: Readonly<Record<QuotientCode, RegExp>> = {
  EQ: /^(?:eq|emotional|emotionalquotient)+$/,
  MQ: /^(?:mq|moral|moralquotient)+$/,
  LQ: /^(?:lq|leadership|leadershipquotient)+$/,
};

/** The quotient that a cell names: `EQ`, `e.q.`, `Emotional Quotient (EQ)`. `undefined` for an empty cell, `unknown` for another name, or several. */
export function readQuotient(text: string): QuotientCode | 'unknown' | undefined {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  if (none.test(letters)) return undefined;
  return quotientCodes.find((code) => forms[code].test(letters)) ?? 'unknown';
}
