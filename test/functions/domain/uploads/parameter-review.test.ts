import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxNamesForTypos, nameTwins, nearestName } from '#functions/domain/uploads/name-twins.ts';
import { openCount, openProblem, reviewParameters } from '#functions/domain/uploads/parameter-review.ts';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import { type Spelling, applySpellings } from '#functions/domain/uploads/sheet-choices.ts';
import { answerAll, newName } from '#functions/domain/words/uploads/asks.ts';

const phrases = { remarks: '', strength: '', scw: '', weakness: '' };
let serial = 0;

/** Questions under a main parameter and a sub-parameter. */
function drafts(count: number, category: string, subCategory = '', options: [string, number][] = [['Yes', 5]]) {
  return Array.from({ length: count }, (): DraftQuestion => {
    serial += 1;
    return {
      text: `Q${serial}`,
      category,
      subCategory,
      options: options.map(([text, points]) => ({ text, points, ...phrases })),
    };
  });
}

const nothing = { spellings: [], newParameters: [] };
const vision = 'Ambition and Vision';

describe('the parameters of a file compared with the live bank', () => {
  it('are listed as same, new or gone, with their questions and sub-parameters', () => {
    const file = [...drafts(3, vision, 'Drive'), ...drafts(2, 'Courage', 'Nerve'), ...drafts(1, '')];
    const live = [...drafts(4, vision, 'Drive'), ...drafts(1, vision, 'Aims'), ...drafts(5, 'Health')];
    const { parameters, unconfirmed } = reviewParameters(file, live, nothing);
    expect(parameters).toEqual([
      {
        name: vision,
        questions: 3,
        liveQuestions: 5,
        status: 'same',
        subParameters: [
          { name: 'Drive', questions: 3, liveQuestions: 4, status: 'same' },
          { name: 'Aims', questions: 0, liveQuestions: 1, status: 'gone' },
        ],
      },
      {
        name: 'Courage',
        questions: 2,
        liveQuestions: 0,
        status: 'new',
        subParameters: [{ name: 'Nerve', questions: 2, liveQuestions: 0, status: 'new' }],
      },
      { name: 'Health', questions: 0, liveQuestions: 5, status: 'gone', subParameters: [] },
    ]);
    expect(unconfirmed.map(({ name }) => name)).toEqual(['Courage']);
  });

  it('are not new if nothing is live', () => {
    expect(openCount(reviewParameters(drafts(3, vision), [], nothing))).toBe(0);
  });

  it('need an answer until each new one is confirmed', () => {
    const [file, live] = [drafts(2, 'Courage'), drafts(2, vision)];
    expect(openProblem(reviewParameters(file, live, nothing))).toBe(`${newName('Courage')} ${answerAll}`);
    expect(openProblem(reviewParameters(file, live, { ...nothing, newParameters: ['Courage'] }))).toBeUndefined();
    expect(openCount(reviewParameters(file, live, { ...nothing, newParameters: ['courage'] }))).toBe(1);
  });

  it('include a report of a sub-parameter under two main parameters', () => {
    const file = [...drafts(1, 'Health', 'Sleep'), ...drafts(1, 'Leisure', 'sleep'), ...drafts(2, 'Health', 'Food')];
    file.push(...drafts(1, '', 'Food'));
    expect(reviewParameters(file, [], nothing).shared).toEqual([{ name: 'Sleep', parameters: ['Health', 'Leisure'] }]);
  });
});

describe('near-twin names', () => {
  const twinsOf = (file: DraftQuestion[], live: DraftQuestion[] = [], answers = {}) =>
    reviewParameters(file, live, { ...nothing, ...answers }).twins.map(({ of, from, to, by }) => [
      of,
      from.name,
      to.name,
      by,
    ]);

  it('suggest the live spelling, however many questions differ', () => {
    const file = [...drafts(9, 'Ambition & Vision'), ...drafts(1, vision)];
    expect(twinsOf(file, drafts(1, vision))).toEqual([['category', 'Ambition & Vision', vision, 'form']]);
    expect(twinsOf(drafts(9, 'Ambition & Vision'), drafts(1, vision))).toHaveLength(1);
  });

  it('suggest the most common spelling if none is live', () => {
    const file = [...drafts(1, 'Ambition & Vision'), ...drafts(2, vision), ...drafts(1, 'Ambiton and Vision')];
    expect(twinsOf(file)).toEqual([
      ['category', 'Ambition & Vision', vision, 'form'],
      ['category', 'Ambiton and Vision', vision, 'typo'],
    ]);
  });

  it('are found among sub-parameters of different main parameters, too', () => {
    const file = [...drafts(2, 'Health', 'Sleep well'), ...drafts(1, 'Leisure', 'Sleep-Well')];
    expect(twinsOf(file)).toEqual([['subCategory', 'Sleep-Well', 'Sleep well', 'form']]);
  });

  it('lead to one question each, and not also to one about a new parameter', () => {
    const review = reviewParameters(drafts(1, 'Ambition & Vision'), drafts(1, vision), nothing);
    expect(review.unconfirmed).toEqual([]);
    expect(openCount(review)).toBe(1);
  });

  it('are listed without a question if both are live', () => {
    const both = [...drafts(2, 'Health'), ...drafts(1, 'Wealth')];
    const review = reviewParameters(both, both, nothing);
    expect(openCount(review)).toBe(0);
    expect(review.liveTwins).toMatchObject([{ from: { name: 'Wealth' }, to: { name: 'Health' } }]);
  });

  it('are settled by a merge, also over several steps, or by keeping both', () => {
    const file = [...drafts(1, 'Ambition & Vision'), ...drafts(1, 'Ambiton & Vision')];
    const live = drafts(1, vision);
    const spellings: Spelling[] = [
      { of: 'category', from: 'Ambiton & Vision', to: 'Ambition & Vision' },
      { of: 'category', from: 'Ambition & Vision', to: vision },
    ];
    const merged = file.map(applySpellings(spellings));
    expect(merged.map(({ category }) => category)).toEqual([vision, vision]);
    expect(openCount(reviewParameters(merged, live, { ...nothing, spellings }))).toBe(0);
    const newParameters = ['Ambition & Vision', 'Ambiton & Vision'];
    expect(openCount(reviewParameters(file, live, { ...nothing, newParameters }))).toBe(0);
    const kept: Spelling[] = newParameters.map((name) => ({ of: 'category', from: name, to: name }));
    expect(twinsOf(file, live, { spellings: kept })).toEqual([]);
    expect(reviewParameters(file, live, { ...nothing, spellings: kept }).unconfirmed).toHaveLength(2);
  });

  it('cause no endless loop if spellings lead in a circle', () => {
    const spellings: Spelling[] = [
      { of: 'category', from: 'A', to: 'B' },
      { of: 'category', from: 'B', to: 'A' },
    ];
    expect(['A', 'B'].map((name) => drafts(1, name).map(applySpellings(spellings))[0]?.category)).toHaveLength(2);
  });

  it('leave one name of each form after all merges (property)', () => {
    const spelled = fc.constantFrom(
      ...['Health', 'health', 'HEALTH ', 'Helath', 'He\u0430lth', 'Vision', 'vision.', 'Ambition & Vision', vision],
    );
    fc.assert(
      fc.property(fc.array(spelled), fc.array(spelled), (inFile, inLive) => {
        let file = inFile.flatMap((name) => drafts(1, name));
        const live = inLive.flatMap((name) => drafts(1, name));
        for (let round = 0; round < 9; round++) {
          const { twins } = reviewParameters(file, live, nothing);
          file = file.map(applySpellings(twins.map(({ of, from, to }) => ({ of, from: from.name, to: to.name }))));
        }
        const { twins, parameters } = reviewParameters(file, live, nothing);
        expect(twins).toEqual([]);
        expect(parameters.reduce((sum, { questions }) => sum + questions, 0)).toBe(inFile.length);
      }),
    );
  });
});

describe('options of one question that look the same', () => {
  const scale = (...options: [string, number][]) => drafts(1, vision, '', options);

  it('ask which one is meant and whether their points differ', () => {
    const file = [
      ...scale(['Often', 5], ['often.', 1]),
      ...scale(['Often', 5], ['Never', 1]),
      ...scale(['Often', 2], ['often.', 2]),
    ];
    const review = reviewParameters(file, [], nothing);
    expect(openCount(review)).toBe(1);
    expect(review.optionTwins).toEqual([
      { from: 'often.', to: 'Often', questions: 2, example: file[0]?.text, points: { from: 1, to: 5 }, differs: true },
    ]);
    const spellings: Spelling[] = [{ of: 'option', from: 'often.', to: 'Often' }];
    const merged = file.map(applySpellings(spellings));
    expect(merged.map(({ options }) => options.map(({ text, points }) => [text, points]))).toEqual([
      [['Often', 5]],
      [
        ['Often', 5],
        ['Never', 1],
      ],
      [['Often', 2]],
    ]);
    expect(openCount(reviewParameters(merged, [], { ...nothing, spellings }))).toBe(0);
  });

  it('ask nothing if both are kept or the live question has both', () => {
    const file = scale(['Often', 5], ['often', 1]);
    const spellings: Spelling[] = [{ of: 'option', from: 'often', to: 'often' }];
    expect(openCount(reviewParameters(file, [], { ...nothing, spellings }))).toBe(0);
    expect(openCount(reviewParameters(file, file, nothing))).toBe(0);
    expect(reviewParameters(file, drafts(1, vision), nothing).optionTwins).toHaveLength(1);
  });

  it('ask if the live question has only one of them', () => {
    const file = scale(['Often', 5], ['often', 1]);
    for (const place of [0, 1]) {
      const live = file.map((draft) => ({ ...draft, options: draft.options.slice(place, place + 1) }));
      expect(reviewParameters(file, live, nothing).optionTwins).toHaveLength(1);
    }
  });

  it('are no twins in different questions', () => {
    expect(reviewParameters([...scale(['Often', 5]), ...scale(['often', 5])], [], nothing).optionTwins).toEqual([]);
  });
});

describe('nearestName', () => {
  it.each([
    ['Ambition & Vision', vision],
    ['ambition and vision', vision],
    ['Ambiton and Vision', vision],
    [vision, undefined],
    ['Courage', undefined],
    ['', undefined],
  ])('suggests for %j: %j', (typed, meant) => {
    expect(nearestName(typed, ['Health', vision, 'Health', ''])).toBe(meant);
  });
});

describe('a sheet with very many names', () => {
  const names = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      name: `Parametr of kind ${'abcdefghij'[index % 10]} ${index}`,
      questions: 1,
      liveQuestions: 0,
    }));

  it('is reviewed, and reports that typos were not searched', () => {
    const file = names(5_000).flatMap(({ name }) => drafts(1, name, name));
    const review = reviewParameters([...file, ...drafts(1, 'PARAMETR of kind a 0')], drafts(1, vision), nothing);
    expect(review.isTooMany).toBe(true);
    expect(review.twins).toMatchObject([
      { from: { name: 'PARAMETR of kind a 0' }, to: { name: 'Parametr of kind a 0' } },
    ]);
  });

  it('is searched for typos up to the limit', () => {
    expect(nameTwins(names(maxNamesForTypos))).toEqual([]);
  });
});
