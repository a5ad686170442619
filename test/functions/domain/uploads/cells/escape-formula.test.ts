import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeFormula, unescapeFormula } from '#functions/domain/uploads/cells/escape-formula.ts';

describe('escapeFormula', () => {
  it.each(['=1+1', '+91 98', '-5', '@SUM(A1)', '\t=1', '\r=1', '\n1', "'=1", "''-1"])('escapes %j', (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`);
  });

  it.each([
    ...['＝1+1', '＋1', '－1', '＠SUM(A1)', '﹦1', '\u22121', ' =1', '\u00a0＝1', '\u200b=1', '\ufeff\u2060-1', "'＝1"],
  ])('escapes non-ASCII look-alikes and hidden starts: %j', (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`);
  });

  it.each(['', 'I plan my week.', "'tis so", '1-2', 'a=b'])('leaves %j unchanged', (text) => {
    expect(escapeFormula(text)).toBe(text);
  });

  it('is undone by unescapeFormula', () => {
    const cell = fc.oneof(fc.string(), fc.stringMatching(/^'{0,3}[ \u200b]?[=+\-@＝＠]?.{0,5}$/));
    fc.assert(
      fc.property(cell, (text) => {
        expect(unescapeFormula(escapeFormula(text))).toBe(text);
      }),
    );
  });
});
