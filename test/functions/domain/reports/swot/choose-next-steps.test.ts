import { expect, it } from 'vitest';
import { chooseNextSteps } from '#functions/domain/reports/swot/choose-next-steps.ts';
import { makeArea, makeGiven } from '#test/functions/domain/reports/people/make-area.ts';

const given = (id: number, points: number, step?: string) =>
  makeGiven(id, points, { remarks: step === undefined ? 'You look.' : `You look. ${step}` });
type Areas = Parameters<typeof chooseNextSteps>[0];
const steps = (areas: Areas, told: number[] = [], strengths: Areas = []) =>
  chooseNextSteps(areas, strengths, new Set(told)).map(({ step }) => step);

it('chooseNextSteps picks a step for each of the three lowest areas, from the answer with fewest points', () => {
  const areas = [
    makeArea('good', [90, 60, 99], [given(1, 5, 'A.')]),
    makeArea('low', [20, 5, 45], [given(2, 3, 'B.'), given(3, 1, 'C.')]),
    makeArea('lower', [10, 2, 40], [given(5, 1, 'D.'), given(4, 1, 'E.')]),
    makeArea('fair', [50, 20, 80], [given(6, 3, 'F.')]),
  ];
  expect(steps(areas)).toEqual(['E.', 'C.', 'F.']);
});

it('chooseNextSteps skips an answer whose remark has no step', () => {
  expect(steps([makeArea('a', [10, 2, 40], [given(1, 1), given(2, 4, 'A.')])])).toEqual(['A.']);
});

it('chooseNextSteps falls back on the sheet’s advice and skips areas without either', () => {
  const areas = [makeArea('a', [10, 2, 40], [given(1, 1)], 'Of the sheet.'), makeArea('b', [10, 2, 40], [given(2, 1)])];
  expect(chooseNextSteps(areas, [], new Set())).toEqual([{ step: 'Of the sheet.', area: areas[0] }]);
});

it('chooseNextSteps takes no step for a named strength', () => {
  const [good, better] = [
    makeArea('a', [90, 60, 95], [given(1, 5, 'A.')]),
    makeArea('b', [95, 70, 99], [given(2, 5, 'B.')]),
  ];
  expect(steps([good, better], [], [better])).toEqual(['A.']);
});

it('chooseNextSteps repeats no step, and quotes no answer again if the area has another', () => {
  const area = (name: string, ...of: ReturnType<typeof given>[]) => makeArea(name, [10, 2, 40], of);
  expect(steps([area('a', given(1, 1, 'Ask.')), area('b', given(2, 1, 'ask.'))])).toEqual(['Ask.']);
  expect(steps([area('a', given(1, 1, 'Ask.'), given(2, 5, 'Walk.'))], [1])).toEqual(['Walk.']);
  expect(steps([area('a', given(1, 1, 'Ask.'))], [1])).toEqual(['Ask.']);
});

it('chooseNextSteps takes areas without a figure last, and none without an answer', () => {
  const areas = [
    makeArea('no figure', undefined, [given(1, 1, 'A.')]),
    makeArea('nothing', undefined, [], 'Of the sheet.'),
    makeArea('good', [90, 60, 99], [given(2, 5, 'B.')]),
  ];
  expect(steps(areas)).toEqual(['B.', 'A.']);
  const equal = ['A', 'B'].map((step, at) => ({ ...makeArea(step, undefined, [given(at, 1, step)]), draw: -at }));
  expect(steps(equal)).toEqual(['B', 'A']);
});
