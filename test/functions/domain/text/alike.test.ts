import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparableName, isTypo, joinWords, optionForm } from '#functions/domain/text/alike.ts';

const formOf = (name: string) => comparableName(name).form;

describe('a name that is written differently', () => {
  it.each([
    ['Ambition and Vision', 'Ambition & Vision'],
    ['Ambition and Vision', 'AMBITION AND VISION'],
    ['Ambition and Vision', 'Ambition  and\u00a0Vision '],
    ['Ambition and Vision', 'Ambition, Vision'],
    ['Ambition and Vision', 'Ambition/Vision'],
    ['Ambition and Vision', 'Vision and Ambition'],
    ['Ambition and Vision', 'Ambition\u200b and Vision'],
    ['Ambition and Vision', 'Ambi\u00adtion and Vision'],
    ['Ambition and Vision', '\ufeffAmbition and Vision\u200f'],
    ['Ambition and Vision', '\u0410mbition and Vision'],
    ['Ambition and Vision', 'Ambiti\u043en and Visi\u043en'],
    ['Ambition and Vision', '\u0391mbition and \u03bdision'],
    ['Ambition and Vision', '\uff21\uff4d\uff42\uff49\uff54\uff49\uff4f\uff4e and Vision'],
    ['Ambition and Vision', '\u{1d400}mbition and Vision'],
    ['Ambition and Vision', 'Ambition\nand Vision'],
    ['Ambition and Vision', 'Ámbition and Visión'],
    ['Ambition and Vision', 'Ambition and Visi0n'],
    ['Intelligence/the Wisdom', 'Intelligence / Wisdom'],
    ['Belief, Ethics and Values', 'Belief Ethics & Values.'],
    ['Cognition', 'C0gnition'],
    ['A/B', 'a & b'],
    ['आशा', 'आशा\u200c'],
  ])('%j is %j', (one, other) => {
    expect(formOf(other)).toBe(formOf(one));
  });

  it.each([
    ['Well being', 'Wellbeing'],
    ['Self-awareness', 'Selfawareness'],
  ])('%j is %j, written together', (one, other) => {
    expect(joinWords(comparableName(other))).toBe(joinWords(comparableName(one)));
  });

  it.each([
    ['Parameter 1', 'Parameter 2'],
    ['Level I', 'Level II'],
    ['Part A', 'Part B'],
    ['Health', 'Discipline'],
    ['आशा', 'आशी'],
    ['&', '—'],
    ['10 plus', '1 0 plus 1'],
  ])('%j is not %j', (one, other) => {
    expect(formOf(other)).not.toBe(formOf(one));
    expect(isTypo(comparableName(one), comparableName(other))).toBe(false);
  });

  it('has one form in capitals, in small letters, and with spaces and invisible characters around it', () => {
    const letters = fc.constantFrom(...Array.from('abcXYZéöñ 12.,&-/дешаकि'));
    fc.assert(
      fc.property(fc.string({ unit: letters }), (name) => {
        expect(formOf(name.toUpperCase())).toBe(formOf(name.toLowerCase()));
        expect(formOf(`  ${name}\u200b `)).toBe(formOf(name));
      }),
    );
  });
});

describe('a name that is mistyped', () => {
  it.each([
    ['Psychological Wellbeing', 'Pyschological Wellbeing'],
    ['Psychological Wellbeing', 'Psychological Wellbeeing'],
    ['Psychological Wellbeing', 'Psychologcal Well being'],
    ['Ambition and Vision', 'Ambitions and Vision'],
    ['Ambition and Vision', 'Ambiton & Vision'],
    ['Discipline', 'Dicipline'],
    ['Health', 'Helath'],
    ['Level 2 Leadership', 'Level 2 Ledership'],
    // Two letters of eight, one of fewer.
    ['Ambition', 'Ambatian'],
    ['Courage', 'Couraga'],
  ])('%j may be %j', (one, other) => {
    const names = [comparableName(one), comparableName(other)] as const;
    expect(isTypo(...names)).toBe(true);
    expect(isTypo(names[1], names[0])).toBe(true);
  });

  it.each([
    ['Level 1 Leadership', 'Level 2 Leadership'],
    ['Grade101', 'Grade102'],
    ['Leadership A', 'Leadership'],
    ['Fun', 'Run'],
    ['Emotional Quotient', 'Moral Quotient'],
    ['Passion', 'Mission'],
    ['Courage', 'Cauraga'],
    ['Health Discipline', 'Wealth Dicipline Leisure'],
  ])('%j is not %j', (one, other) => {
    expect(isTypo(comparableName(one), comparableName(other))).toBe(false);
  });
});

describe('an option that a candidate can’t tell from another', () => {
  it.each([
    ['Often', 'often'],
    ['Often', 'Often.'],
    ['Often', 'Often\u200b'],
    ['Often', 'Of\u00adten'],
    ['Often', '\u041eften'],
    ['Don’t know', "Don't know"],
    ['Yes, often', 'Yes often'],
    ['1–2 times', '1-2 times'],
    ['Often ', 'Often  …'],
  ])('%j is %j', (one, other) => {
    expect(optionForm(other)).toBe(optionForm(one));
  });

  it.each([
    ['1.5', '15'],
    ['1,5', '15'],
    ['.5', '5'],
    ['< 5', '> 5'],
    ['-1', '1'],
    ['+', '-'],
    ['Often', 'Soften'],
    ['5', '5%'],
    ['You and me', 'You, me'],
    ['👍', '👎'],
  ])('%j is not %j', (one, other) => {
    expect(optionForm(other)).not.toBe(optionForm(one));
  });
});
