import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparableName, isTypo, joinWords, optionForm } from '#functions/domain/text/alike.ts';

const formOf = (name: string) => comparableName(name).form;

describe('comparableName', () => {
  it.each([
    ...[
      ...['Ambition & Vision', 'AMBITION AND VISION', 'Ambition  and\u00a0Vision ', 'Ambition, Vision'],
      ...['Ambition/Vision', 'Vision and Ambition', 'Ambition\u200b and Vision', 'Ambi\u00adtion and Vision'],
      ...['\ufeffAmbition and Vision\u200f', '\u0410mbition and Vision', 'Ambiti\u043en and Visi\u043en'],
      ...['\u0391mbition and \u03bdision', '\uff21\uff4d\uff42\uff49\uff54\uff49\uff4f\uff4e and Vision'],
      ...['\u{1d400}mbition and Vision', 'Ambition\nand Vision', 'Ámbition and Visión', 'Ambition and Visi0n'],
    ].map((other) => ['Ambition and Vision', other]),
    ['Intelligence/the Wisdom', 'Intelligence / Wisdom'],
    ['Belief, Ethics and Values', 'Belief Ethics & Values.'],
    ['Cognition', 'C0gnition'],
    ['A/B', 'a & b'],
    ['आशा', 'आशा\u200c'],
  ])('gives %j and %j the same form', (one, other) => {
    expect(formOf(other)).toBe(formOf(one));
  });

  it.each([
    ['Well being', 'Wellbeing'],
    ['Self-awareness', 'Selfawareness'],
  ])('%j equals %j when joined into one word', (one, other) => {
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
  ])('gives %j and %j different forms', (one, other) => {
    expect(formOf(other)).not.toBe(formOf(one));
    expect(isTypo(comparableName(one), comparableName(other))).toBe(false);
  });

  it('gives one form to a name in capitals, in small letters and with invisible characters', () => {
    const letters = fc.constantFrom(...Array.from('abcXYZéöñ 12.,&-/дешаकि'));
    fc.assert(
      fc.property(fc.string({ unit: letters }), (name) => {
        expect(formOf(name.toUpperCase())).toBe(formOf(name.toLowerCase()));
        expect(formOf(`  ${name}\u200b `)).toBe(formOf(name));
      }),
    );
  });
});

describe('isTypo', () => {
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
  ])('takes %j and %j for one name', (one, other) => {
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
  ])('takes %j and %j for different names', (one, other) => {
    expect(isTypo(comparableName(one), comparableName(other))).toBe(false);
  });
});

describe('optionForm', () => {
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
  ])('gives %j and %j the same form', (one, other) => {
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
  ])('gives %j and %j different forms', (one, other) => {
    expect(optionForm(other)).not.toBe(optionForm(one));
  });
});
