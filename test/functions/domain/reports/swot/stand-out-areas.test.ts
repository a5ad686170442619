import { describe, expect, it } from 'vitest';
import { sortFromLowest, namedAreas, standOutAreas } from '#functions/domain/reports/swot/stand-out-areas.ts';
import { makeArea } from '#test/functions/domain/reports/people/make-area.ts';

const normal = { isReliable: true, isCeiling: false };
const names = (areas: readonly { scale: { name: string } }[]) => areas.map(({ scale }) => scale.name);

describe('strengths', () => {
  it('are areas that are clearly above the middle, ordered by lower end, then by chance', () => {
    const areas = [
      makeArea('just above', [70, 50.1, 90]),
      makeArea('touches the middle', [75, 50, 95]),
      { ...makeArea('the same', [90, 70, 95]), draw: 0.2 },
      { ...makeArea('far above', [80, 70, 98]), draw: 0.1 },
      makeArea('no figure'),
    ];
    expect(names(standOutAreas(areas, normal).strengths)).toEqual(['far above', 'the same', 'just above']);
  });
});

describe('growth areas', () => {
  const growth = (areas: ReturnType<typeof makeArea>[], isReliable = true) => {
    const found = standOutAreas(areas, { ...normal, isReliable }).growth;
    return 'areas' in found ? [found.kind, ...names(found.areas)] : [found.kind];
  };

  it('are areas that are clearly below the middle, whatever the F test says', () => {
    const areas = [makeArea('b', [30, 10, 49.9]), makeArea('touches', [30, 10, 50]), makeArea('a', [10, 2, 40])];
    expect(growth(areas, false)).toEqual(['clear', 'a', 'b']);
  });

  const area = (percent: number, low = 30): ReturnType<typeof makeArea> =>
    makeArea(`${percent}`, [percent, low, Math.max(percent, 80)]);

  it.each<[string, [percent: number, low?: number][], string[]]>([
    ['are otherwise the two lowest if the main parameters differ', [[55], [62.5], [50]], ['lowest', '50', '55']],
    ['are none if one of the two lowest is not below 62.5', [[55], [62.5], [70]], ['none']],
    ['are none if the third lowest equals the second', [[50], [55], [55], [62.5]], ['none']],
    ['may be two equals', [[50], [55], [50], [62.5]], ['lowest', '50', '50']],
    ['are none among two areas', [[55], [50]], ['none']],
    ['are none if a strength is among the lowest', [[52, 51], [55], [56], [62.5]], ['none']],
    ['are unknown without areas', [], ['unknown']],
  ])('%s', (_, areas, expected) => {
    const made = areas.map((of) => area(...of));
    expect(growth(made)).toEqual(expected);
    if (expected[0] === 'lowest') expect(growth(made, false)).toEqual(['none']);
  });

  it('are unknown if no area has a figure', () => {
    expect(growth([makeArea('a'), makeArea('b')])).toEqual(['unknown']);
  });
});

describe('namedAreas', () => {
  const strong = (...lows: number[]) => lows.map((low, place) => makeArea(`area ${place}`, [99, low, 99]));
  const weak = (...highs: number[]) => highs.map((high, place) => makeArea(`area ${place}`, [1, 1, high]));
  const named = (areas: ReturnType<typeof makeArea>[]) => {
    const { strengths, growthAreas } = namedAreas(standOutAreas(areas, normal));
    return [strengths, growthAreas].map((list) => list.length);
  };

  it('names at most three of each, whether or not others are equal', () => {
    expect(named(strong(60, 61, 62, 63))).toEqual([3, 0]);
    expect(named(weak(40, 41))).toEqual([0, 2]);
    expect(named(strong(66, 66, 66, 66, 60))).toEqual([3, 0]);
    expect(named(weak(30, 30, 30, 30))).toEqual([0, 3]);
  });

  it('names no strength if nearly all answers have the most points and more than three areas are the highest', () => {
    const of = (...lows: number[]) =>
      namedAreas(standOutAreas(strong(...lows), { ...normal, isCeiling: true })).strengths;
    expect(of(66, 66, 66, 66, 60)).toEqual([]);
    expect(of(66, 66, 66, 60)).toHaveLength(3);
  });
});

it('sortFromLowest sorts by the upper end of the interval, then by chance', () => {
  const areas = [
    makeArea('a', [40, 10, 60]),
    makeArea('none'),
    makeArea('b', [45, 30, 50]),
    { ...makeArea('c', [45, 5, 60]), draw: -1 },
  ];
  expect(names(sortFromLowest(areas))).toEqual(['b', 'c', 'a']);
});
