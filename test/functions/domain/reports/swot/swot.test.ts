import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standOutAreas } from '#functions/domain/reports/swot/stand-out-areas.ts';
import type { Finding } from '#functions/domain/reports/document/report-document.ts';
import type { Area } from '#functions/domain/reports/document/report-material.ts';
import { hasSwotPhrases } from '#functions/domain/reports/swot/swot-phrases.ts';
import { swotOf } from '#functions/domain/reports/swot/swot.ts';
import { makeArea, makeGiven } from '#test/functions/domain/reports/people/make-area.ts';
import { makeOption } from '#test/functions/domain/reports/people/sample-report.ts';

const swot = (areas: readonly Area[], isMinor = false) =>
  swotOf(areas, standOutAreas(areas, { isReliable: true, isCeiling: false }), isMinor);
const phrases = (findings: readonly Finding[] = []) => findings.map(({ moment }) => moment?.phrase);
const scw = (id: number, points: number, more = {}) => makeGiven(id, points, { scw: `Double ${id}`, ...more });
const weak = (id: number, points: number) => makeGiven(id, points, { weakness: `Weak ${id}` });

describe('opportunities', () => {
  it('are at most three, one for each area, sorted by points, then by chance', () => {
    const areas = [
      makeArea('a', undefined, [scw(9, 2), scw(8, 3)]),
      makeArea('b', undefined, [scw(7, 3)]),
      makeArea('c', undefined, [scw(6, 2)]),
      makeArea('d', undefined, [scw(5, 2)]),
    ];
    expect(phrases(swot(areas).opportunities)).toEqual(['Double 7', 'Double 8', 'Double 5']);
  });

  it('are spread over main parameters if points are equal', () => {
    const of = (parameter: string, name: string, id: number, points = 3) => ({
      ...makeArea(name, undefined, [scw(id, points)]),
      parameter,
    });
    const areas = [of('A', 'a', 1), of('A', 'b', 2), of('A', 'c', 3), of('B', 'd', 4), of('C', 'e', 5)];
    expect(phrases(swot(areas).opportunities)).toEqual(['Double 1', 'Double 4', 'Double 5']);
    expect(phrases(swot(areas.slice(0, 4)).opportunities)).toEqual(['Double 1', 'Double 4', 'Double 2']);
    // More points come first, whatever their main parameter.
    const unequal = [of('A', 'a', 9, 3), of('A', 'b', 8, 3), of('B', 'c', 1, 2), of('A', 'd', 2, 2)];
    expect(phrases(swot(unequal).opportunities)).toEqual(['Double 8', 'Double 9', 'Double 1']);
    const watched = areas.map((area, place) => ({ ...area, answers: [weak(place + 1, 1)] }));
    expect(phrases(swot(watched).watchPoints)).toEqual(['Weak 1', 'Weak 4', 'Weak 5']);
  });

  it('are none if no answer has a phrase for them', () => {
    expect(swot([makeArea('a', undefined, [weak(1, 1)])]).opportunities).toEqual([]);
  });

  it('have the whole remark', () => {
    const of = (remarks: string) => swot([makeArea('a', undefined, [scw(1, 3, { remarks })])]).opportunities[0]?.moment;
    expect(of('You look. Ask a friend.')?.remark).toBe('You look. Ask a friend.');
    expect(of('')).not.toHaveProperty('remark');
  });
});

describe('watch-points', () => {
  it('are at most three, one for each area, fewest points first, then by chance', () => {
    const areas = [
      makeArea('a', undefined, [weak(9, 2), weak(8, 1)]),
      makeArea('b', undefined, [weak(7, 1)]),
      makeArea('c', undefined, [weak(6, 3)]),
      makeArea('d', undefined, [weak(5, 2)]),
    ];
    expect(phrases(swot(areas).watchPoints)).toEqual(['Weak 7', 'Weak 8', 'Weak 5']);
  });

  it('include the situation and the answer', () => {
    const [first] = swot([makeArea('a', undefined, [weak(4, 1)])]).watchPoints ?? [];
    expect(first).toEqual({
      moment: {
        parameter: 'Pillar',
        subParameter: 'Area',
        situation: 'Situation 4',
        answer: 'Option worth 1',
        phrase: 'Weak 4',
      },
    });
  });
});

describe('strengths and growth areas', () => {
  const strong = (id: number) => makeGiven(id, 5, { strength: `Strong ${id}` });

  it('are at most three, each with its best answer that has a strength phrase', () => {
    const areas = Array.from({ length: 7 }, (_, index) =>
      makeArea(`area ${index}`, [90, 60 + index, 99], [makeGiven(index + 20, 4, { strength: 'Less' }), strong(index)]),
    );
    const { strengths } = swot(areas);
    expect(strengths.map(({ scale }) => scale?.name)).toEqual(['area 6', 'area 5', 'area 4']);
    expect(phrases(strengths)[0]).toBe('Strong 6');
  });

  it('repeat no answer of a watch-point, and show the scale alone if there is no other', () => {
    const low = makeArea('low', [10, 2, 40], [weak(1, 1), weak(2, 1)]);
    const both = swot([low]);
    expect([phrases(both.watchPoints), phrases(both.growthAreas)]).toEqual([['Weak 1'], ['Weak 2']]);
    const { growthAreas } = swot([makeArea('low', [10, 2, 40], [weak(1, 1)])]);
    expect(growthAreas).toHaveLength(1);
    expect(growthAreas?.[0]).not.toHaveProperty('moment');
  });
});

it('swotOf a minor has neither growth areas nor watch-points', () => {
  const found = swot([makeArea('low', [10, 2, 40], [weak(1, 1), scw(2, 3)])], true);
  expect(found).not.toHaveProperty('growthAreas');
  expect(found).not.toHaveProperty('watchPoints');
  expect(JSON.stringify(found)).not.toContain('Weak');
  expect(found.opportunities).toHaveLength(1);
});

it('hasSwotPhrases detects a bank without phrases', () => {
  const bank = (change: object) => [{ options: [makeOption(1), makeOption(5, change)] }];
  expect(hasSwotPhrases([])).toBe(false);
  expect(hasSwotPhrases(bank({ remarks: 'Only a remark.', strength: ' \u200b ' }))).toBe(false);
  for (const kind of ['strength', 'scw', 'weakness']) expect(hasSwotPhrases(bank({ [kind]: 'x' }))).toBe(true);
});

const texts = fc.constantFrom('', '', ' ', 'One', 'one ', 'Two', 'Three', 'Four', 'Five');
const answers = fc.array(fc.record({ points: fc.nat(4), strength: texts, scw: texts, weakness: texts }), {
  maxLength: 4,
});
const scores = fc.option(fc.tuple(fc.nat(100), fc.nat(30), fc.nat(30)));

it('swotOf repeats no answer and no phrase (property)', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(scores, answers), { maxLength: 9 }), fc.boolean(), (drawn, isMinor) => {
      let id = 0;
      const areas = drawn.map(([score, given], index) =>
        makeArea(
          `area ${index}`,
          score ? [score[0], Math.max(0, score[0] - score[1]), Math.min(100, score[0] + score[2])] : undefined,
          given.map(({ points, ...phrase }) => makeGiven(++id, points + 1, phrase)),
        ),
      );
      const { strengths, opportunities, growthAreas = [], watchPoints = [], told } = swot(areas, isMinor);
      const moments = [strengths, opportunities, growthAreas, watchPoints].flat().flatMap(({ moment }) => moment ?? []);
      const [situations, said] = [moments.map((m) => m.situation), moments.map((m) => m.phrase.trim().toLowerCase())];
      expect(new Set(situations).size).toBe(moments.length);
      expect(new Set(said).size).toBe(moments.length);
      expect(said.every(Boolean)).toBe(true);
      expect(told.size).toBe(moments.length);
      for (const list of [strengths, opportunities, growthAreas, watchPoints])
        expect(list.length).toBeLessThanOrEqual(3);
    }),
  );
});
