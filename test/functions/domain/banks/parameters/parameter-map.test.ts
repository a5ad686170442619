import { describe, expect, it } from 'vitest';
import { scalesOf, scaleTitle, quotientsOf } from '#functions/domain/banks/bank-scales.ts';
import { checkMap } from '#functions/domain/banks/parameters/check-map.ts';
import { fitMap, changeMap, reviewMap } from '#functions/domain/banks/parameters/review-map.ts';
import { mapLimits } from '#functions/domain/banks/parameters/parameter-map.ts';
import { bankOfThree, noteOf } from '#test/support/sheets/make-map.ts';
import { quotientOfBoth, twice } from '#functions/domain/words/parameters.ts';

const bank = bankOfThree();
const kindsOf = (...notes: Parameters<typeof checkMap>[0]) => checkMap(notes, bank).problems.map(({ kind }) => kind);

describe('the scales of a bank', () => {
  it('are main parameters, each followed by its sub-parameters, whatever their case and spacing', () => {
    const [first, ...others] = bank;
    const spelled = [first, { ...first, text: 'More', category: ' a ', subCategory: 'A1' }, ...others].flatMap((one) =>
      one ? [{ ...bank[0], ...one }] : [],
    );
    expect(scalesOf(spelled.map(({ category = '', subCategory = '' }) => ({ category, subCategory })))).toMatchObject([
      { parameter: 'A', subParameter: '', questionCount: 7 },
      { parameter: 'A', subParameter: 'a1', questionCount: 3 },
      { subParameter: 'a2', questionCount: 2 },
      { subParameter: 'a3' },
      { parameter: 'B', subParameter: '', questionCount: 4 },
      ...[{ subParameter: 'b1' }, { subParameter: 'b2' }, { parameter: 'C', subParameter: '' }, { subParameter: 'c1' }],
    ]);
  });

  it('leave out questions without a main parameter', () => {
    expect(scalesOf([{ category: '\u200b', subCategory: 'x' }])).toEqual([]);
    expect(scalesOf([{ category: 'A', subCategory: ' ' }]).map(scaleTitle)).toEqual(['A']);
  });
});

describe('checkMap on a note', () => {
  it('gives the note the bank’s spelling of its scale', () => {
    expect(checkMap([noteOf(' a', 'A1', { quotient: 'EQ' }), noteOf('B')], bank)).toEqual({
      notes: [noteOf('A', 'a1', { quotient: 'EQ' }), noteOf('B')],
      problems: [],
    });
  });

  it.each([
    ['names nothing', noteOf(''), 'map-unknown-name', '“Main Parameter”'],
    ['names an unknown main parameter', noteOf('Z'), 'map-unknown-name', 'the main parameter “Z”'],
    ['names an unknown sub-parameter', noteOf('A', 'z9'), 'map-unknown-name', 'the sub-parameter “z9”'],
    ['puts a sub-parameter elsewhere', noteOf('A', 'b1'), 'map-unknown-name', 'but “B” does'],
    ['puts a main parameter into a quotient', noteOf('A', '', { quotient: 'EQ' }), 'map-quotient', 'Only sub'],
    ['has a text that is too long', noteOf('A', '', { nextStep: 'x'.repeat(301) }), 'too-long', '301 characters'],
  ] as const)('reports a note that %s', (_, note, kind, words) => {
    const { problems } = checkMap([note], bank);
    expect(problems.map((one) => one.kind)).toEqual([kind]);
    expect(`${problems[0]?.problem} ${problems[0]?.remedy}`).toContain(words);
  });

  it('finds the main parameter of a note without one if its sub-parameter belongs to only one', () => {
    expect(checkMap([noteOf('', 'B1')], bank)).toEqual({ notes: [noteOf('B', 'b1')], problems: [] });
    const shared = [...bank, { ...bank[0], category: 'B', subCategory: 'a1' }].map(
      ({ category = '', subCategory = '' }) => ({ category, subCategory }),
    );
    const [problem] = checkMap([noteOf('', 'a1')], shared).problems;
    expect(problem).toMatchObject({
      kind: 'map-unknown-name',
      problem: expect.stringContaining('“A” and “B”') as string,
    });
  });

  it('reports a second note on a scale with the row of the first', () => {
    const rows = [
      { ...noteOf('A', 'a1'), row: 2 },
      { ...noteOf('a', 'A1 '), row: 7 },
    ];
    const { problems, notes } = checkMap(rows, bank);
    expect(notes).toHaveLength(1);
    expect(problems).toMatchObject([{ kind: 'map-row-twice', row: 7, ...twice('A › a1', 2) }]);
  });

  it('suggests the name that is probably meant', () => {
    const named = bank.map((one) => (one.category === 'A' ? { ...one, category: 'Psychological Wellbeing' } : one));
    const [problem] = checkMap([noteOf('Psychological Welbeing')], named).problems;
    expect(problem?.remedy).toContain('“Psychological Wellbeing”');
  });
});

describe('a quotient', () => {
  const eq = (...subs: [string, string][]) => subs.map(([main, sub]) => noteOf(main, sub, { quotient: 'EQ' }));

  it('is refused with exactly the sub-parameters of a main parameter', () => {
    expect(kindsOf(...eq(['B', 'b1'], ['B', 'b2']))).toEqual(['map-quotient-is-parameter']);
    expect(kindsOf(...eq(['C', 'c1']))).toEqual(['map-quotient-is-parameter']);
    expect(kindsOf(...eq(['B', 'b1']))).toEqual([]);
    expect(kindsOf(...eq(['B', 'b1'], ['B', 'b2'], ['C', 'c1']))).toEqual([]);
  });

  it('has the number of its questions, and says if a figure is possible', () => {
    const map = [...eq(['A', 'a1'], ['A', 'a2'], ['B', 'b1']), noteOf('C', 'c1', { quotient: 'LQ' })];
    expect(quotientsOf(map, bank)).toMatchObject([
      { code: 'EQ', questionCount: 6, canHaveFigure: true, members: [{ subParameter: 'a1' }, {}, { parameter: 'B' }] },
      { code: 'LQ', questionCount: 2, canHaveFigure: false },
    ]);
  });
});

it('a map with too many notes is refused, blank notes not counted', () => {
  const many = Array.from({ length: mapLimits.notes + 1 }, (_, row) => ({
    ...noteOf('A', 'a1', { meaning: 'x' }),
    row: row + 2,
  }));
  const blank = { ...noteOf('A', 'a2'), row: 1 };
  expect(checkMap([blank, ...many.slice(1)], bank).problems).not.toContainEqual(
    expect.objectContaining({ kind: 'map-sheet' }),
  );
  expect(checkMap(many, bank).problems).toMatchObject([{ kind: 'map-sheet', row: mapLimits.notes + 2 }]);
});

describe('the map of a new version', () => {
  it('keeps notes on scales the bank still has, in its order and spelling, and drops empty ones', () => {
    const map = [
      noteOf('b', 'B1', { meaning: 'Why' }),
      noteOf('Z', '', { meaning: 'Gone' }),
      noteOf('A'),
      noteOf('A', 'a1', { nextStep: 'Go' }),
    ];
    expect(fitMap(map, bank)).toEqual({
      kept: [noteOf('A', 'a1', { nextStep: 'Go' }), noteOf('B', 'b1', { meaning: 'Why' })],
      fallen: [noteOf('Z', '', { meaning: 'Gone' })],
    });
  });

  const live = [noteOf('A', 'a1', { quotient: 'EQ', meaning: 'Of a1' }), noteOf('C', 'c1', { meaning: 'Of c1' })];
  const shorter = bank.filter(({ category }) => category !== 'C');

  it('is the live map, for the scales that remain, if the file has no Parameters sheet', () => {
    const review = reviewMap({ live, questions: shorter, mode: 'replace' });
    expect(review).toEqual({ map: [live[0]], problems: [], kept: [live[0]], fallen: [live[1]] });
  });

  it('is what the Parameters sheet says when a file replaces the bank, even if that is empty', () => {
    const rows = [noteOf('B', '', { meaning: 'Of B' })];
    expect(reviewMap({ rows, live, questions: bank, mode: 'replace' })).toMatchObject({
      map: rows,
      kept: [],
      fallen: live,
    });
    expect(reviewMap({ rows: [], live, questions: bank, mode: 'replace' })).toMatchObject({ map: [], fallen: live });
  });

  it('merges the sheet into the live map when a file is added: its rows win, others stay', () => {
    const rows = [noteOf('A', 'a1', { quotient: 'LQ', meaning: 'New' }), noteOf('C', 'c1')];
    expect(reviewMap({ rows, live, questions: bank, mode: 'add' })).toMatchObject({
      map: [rows[0], live[1]],
      problems: [],
      kept: [live[1]],
      fallen: [],
    });
    expect(reviewMap({ rows: [], live, questions: bank, mode: 'add' }).map).toEqual(live);
  });

  it('merges cell by cell: an empty cell keeps the live text, which is reported as kept', () => {
    const rows = [noteOf('a', 'A1', { quotient: 'MQ', exercise: 'Try' }), noteOf('C', 'c1', { nextStep: 'Go' })];
    const whole = live.map((note) => (note.quotient ? { ...note, lowerCost: 'Late' } : note));
    expect(reviewMap({ rows, live: whole, questions: bank, mode: 'add' })).toEqual({
      map: [
        noteOf('A', 'a1', { quotient: 'MQ', meaning: 'Of a1', lowerCost: 'Late', exercise: 'Try' }),
        noteOf('C', 'c1', { meaning: 'Of c1', nextStep: 'Go' }),
      ],
      problems: [],
      kept: [noteOf('A', 'a1', { meaning: 'Of a1', lowerCost: 'Late' }), noteOf('C', 'c1', { meaning: 'Of c1' })],
      fallen: [],
    });
    expect(reviewMap({ rows, live, questions: bank, mode: 'replace' }).map).toEqual([
      noteOf('A', 'a1', { quotient: 'MQ', exercise: 'Try' }),
      rows[1],
    ]);
  });

  it('is refused if the file, the live map or both make a quotient equal to a main parameter', () => {
    const ofB1 = [noteOf('B', 'b1', { quotient: 'MQ' })];
    const ofB2 = [noteOf('B', 'b2', { quotient: 'MQ' })];
    const kinds = (review: ReturnType<typeof reviewMap>) => review.problems.map(({ kind }) => kind);
    expect(kinds(reviewMap({ rows: ofB2, live: ofB1, questions: bank, mode: 'add' }))).toEqual([
      'map-quotient-is-parameter',
    ]);
    const withoutB2 = bank.filter(({ subCategory }) => subCategory !== 'b2');
    const without = reviewMap({ live: ofB1, questions: withoutB2, mode: 'replace' });
    expect(kinds(without)).toEqual(['map-quotient-is-parameter']);
    // The file has no sheet to change: the way out is another one.
    expect(without.problems[0]?.remedy).toBe(quotientOfBoth);
    const wholeB = [...ofB1, ...ofB2];
    const live3 = [noteOf('A', 'a1', { quotient: 'MQ' })];
    expect(kinds(reviewMap({ rows: wholeB, live: live3, questions: bank, mode: 'add' }))).toEqual([]);
  });

  it('changes note by note; an empty note removes the old one', () => {
    const changed = [noteOf('C', 'c1'), noteOf('A', 'a1', { quotient: 'EQ', meaning: 'Other' })];
    expect(changeMap(live, changed, bank)).toEqual([changed[1]]);
    expect(() => changeMap(live, [noteOf('A', 'zz')], bank)).toThrow('“A › zz”');
    expect(() => changeMap([], [noteOf('C', 'c1', { quotient: 'EQ' })], bank)).toThrow(
      'exactly the sub-parameters of “C”',
    );
  });
});
