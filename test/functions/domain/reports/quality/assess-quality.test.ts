import { describe, expect, it } from 'vitest';
import type { Attempt } from '#functions/domain/attempts/attempt.ts';
import { chanceOf } from '#functions/domain/attempts/shuffle.ts';
import { shownPosition } from '#functions/domain/attempts/shown-order.ts';
import { paperQuestionOf, questionKey } from '#functions/domain/banks/question-bank.ts';
import type { Question } from '#functions/domain/banks/question.ts';
import { qualitySentence } from '#functions/domain/reports/quality/quality-words.ts';
import { minReadingSeconds, qualityRulesVersion } from '#functions/domain/reports/quality/response-quality.ts';
import { assessQuality } from '#functions/domain/reports/quality/assess-quality.ts';
import { makeAttempt, makeOption, makeQuestion } from '#test/functions/domain/reports/people/sample-report.ts';
import { closeTo } from '#test/support/matchers.ts';

const points = [1, 2, 3, 4, 5];
const bankOf = (optionCounts: readonly number[]) =>
  optionCounts.map((count, index) =>
    makeQuestion(index + 1, {
      category: `P${Math.floor(index / 12)}`,
      subCategory: `S${Math.floor(index / 3)}`,
      options: points.slice(0, count).map((worth) => makeOption(worth)),
    }),
  );
const sixty = bankOf(Array.from({ length: 60 }, () => 5));

/** Without a pattern. */
const placeAt = (index: number, count: number) => Math.floor(chanceOf(`place ${index}`) * count);

interface Given {
  place: number;
  /** Index of the option chosen. */
  option: number;
  seconds: number;
}

/**
 * One answer to each question, in its order, and the bank with its texts arranged so that each chosen option is shown at its place. `of`
 * tells what differs from a person about whom there is nothing to say.
 */
function sittingOf(
  bank: readonly Question[],
  of: (index: number) => Partial<Given> = () => ({}),
  change: Partial<Attempt> = {},
) {
  const { seed } = makeAttempt(bank, {});
  const given = bank.map((question, index) => {
    const {
      place = placeAt(index, question.options.length),
      option = 2 + (index % 2),
      seconds = index * 20,
    } = of(index);
    const shownThere = paperQuestionOf(question).options.find(
      ({ id }) => shownPosition(paperQuestionOf(question), id, seed) === place,
    );
    const chosen = question.options[Math.min(option, question.options.length - 1)];
    if (!shownThere || !chosen) throw new Error(`Question ${index} has no option ${option} or no place ${place}.`);
    const textOf = (text: string) =>
      text === chosen.text ? shownThere.text : text === shownThere.text ? chosen.text : text;
    const options = question.options.map((one) => ({ ...one, text: textOf(one.text) }));
    const answer = { optionId: shownThere.id, seconds };
    return { question: { ...question, options }, answer: [questionKey(question.id), answer] as const };
  });
  const answers = Object.fromEntries(given.map(({ answer }) => answer));
  const questions = given.map(({ question }) => question);
  return { questions, attempt: makeAttempt(questions, {}, { answers, ...change }) };
}

const qualityOf = (of?: (index: number) => Partial<Given>, bank = sixty, change?: Partial<Attempt>) => {
  const { attempt, questions } = sittingOf(bank, of, change);
  return assessQuality(attempt, questions);
};
const codesOf = (...given: Parameters<typeof qualityOf>) => qualityOf(...given).reasons.map(({ code }) => code);

describe('response quality', () => {
  it('is good if nothing is found', () => {
    const quality = qualityOf();
    expect(quality).toEqual({ rules: qualityRulesVersion, tier: 'good', reasons: [] });
    expect(qualitySentence(quality, true)).toBeUndefined();
  });

  it('is not assessed from fewer than eight answers', () => {
    expect(qualityOf(() => ({ place: 0 }), sixty.slice(0, 7))).toMatchObject({
      tier: 'caution',
      reasons: [
        {
          code: 'few-answers',
          values: { answers: 7, needed: 8 },
          text: '7 answers are too few to check: the rules need 8.',
        },
      ],
    });
    expect(codesOf(undefined, [])).toEqual(['few-answers']);
  });
});

describe('a run of one screen position', () => {
  const runOf = (length: number) => (index: number) => (index >= 22 && index < 22 + length ? { place: 4 } : {});

  it('makes a report doubtful from eight of sixty answers on', () => {
    // Those before and after stand elsewhere.
    expect(codesOf(runOf(7))).toEqual([]);
    const quality = qualityOf(runOf(8));
    expect(quality.tier).toBe('doubtful');
    expect(quality.reasons).toMatchObject([{ code: 'same-position', values: { run: 8, answers: 60 } }]);
    expect(quality.reasons[0]?.text).toBe(
      'A run of 8 of the 60 answers is at the same place on the screen. Options are shuffled: chance gives such a run to about one person in 1,800.',
    );
    expect(qualitySentence(quality, true)).toContain('same place on the screen');
  });

  it('is found in the order of answering, not of question numbers', () => {
    const turned = (index: number) => ({ seconds: ((index * 7) % 60) * 20, place: index < 8 ? 4 : placeAt(index, 5) });
    expect(codesOf(turned)).toEqual([]);
    const inOne = (index: number) => ({
      seconds: ((index * 7) % 60) * 20,
      place: (index * 7) % 60 < 8 ? 4 : placeAt(index, 4),
    });
    expect(codesOf(inOne)).toEqual(['same-position']);
  });

  it('doesn’t depend on the order in which answers are stored, even within a second', () => {
    // Two in each second; which of them comes first makes a run longer or shorter.
    const fast = (index: number) => ({
      seconds: Math.floor(index / 2) * 20,
      place: [9, 30, 50].includes(index) ? 0 : 4,
    });
    const { attempt, questions } = sittingOf(sixty, fast);
    const turned = { ...attempt, answers: Object.fromEntries(Object.entries(attempt.answers).toReversed()) };
    expect(assessQuality(turned, questions)).toEqual(assessQuality(attempt, questions));
  });

  it.each([
    ['five options', [5]],
    ['three options', [3]],
    ['three to five options', [3, 4, 5]],
    ['two to five options', [5, 2, 4, 3]],
  ])('is found if all answers are at one place, for questions of %s, from eight answers on', (_, mix) => {
    for (const count of [8, 9, 11, 17, 37, 60, 200]) {
      const questions = bankOf(Array.from({ length: count }, (_unused, index) => mix[index % mix.length] ?? 5));
      for (let aim = 0; aim < Math.max(...mix); aim++) {
        const straight = (index: number) => ({ place: Math.min(aim, (questions[index]?.options.length ?? 1) - 1) });
        const quality = qualityOf(straight, questions);
        expect(quality.tier).toBe('doubtful');
        expect(quality.reasons[0]?.code).toBe('same-position');
      }
    }
  });

  it('needs eleven answers to questions of two options, because eight may be chance', () => {
    const straight = (count: number) => codesOf(() => ({ place: 1 }), bankOf(Array.from({ length: count }, () => 2)));
    expect(straight(10)).not.toContain('same-position');
    expect(straight(11)).toContain('same-position');
  });

  it('ignores questions with one option', () => {
    expect(codesOf(() => ({ place: 0 }), bankOf(Array.from({ length: 30 }, () => 1)))).not.toContain('same-position');
  });
});

describe('uneven positions', () => {
  /** So many at the second place, the others in turn, and none of them in a row. */
  const uneven = (count: number) => (index: number) => ({
    place: index % 2 === 0 && index < count * 2 ? 1 : ([0, 2, 3, 4][index % 4] ?? 0),
  });

  it('make a report doubtful if chance can’t explain them', () => {
    const quality = qualityOf(uneven(27));
    expect(quality.tier).toBe('doubtful');
    expect(quality.reasons.map(({ code }) => code)).toEqual(['uneven-positions']);
    expect(quality.reasons[0]?.values).toMatchObject({ most: 27, answers: 60, positions: 5, df: 4 });
    expect(quality.reasons[0]?.values['chiSquare']).toBeGreaterThan(18.47);
    expect(qualitySentence(quality, true)).toContain('some places on the screen');
  });

  it('are found by χ² above 18.47 at four degrees of freedom', () => {
    const counted = (counts: number[]) => {
      const places = counts.flatMap((count, place) => Array.from({ length: count }, () => place));
      // No two neighbours alike, as far as that goes.
      return codesOf((index) => ({ place: places[(index * 23) % 60] ?? 0 }));
    };
    // 18.33 and 18.5.
    expect(counted([24, 13, 11, 7, 5])).not.toContain('uneven-positions');
    expect(counted([24, 14, 9, 8, 5])).toContain('uneven-positions');
  });

  it('are not tested with fewer than five expected answers a place, or only two places', () => {
    const uneven = (count: number) => codesOf((index) => ({ place: index % 2 }), sixty.slice(0, count));
    expect(uneven(24)).not.toContain('uneven-positions');
    expect(uneven(25)).toContain('uneven-positions');
    const two = bankOf(Array.from({ length: 60 }, () => 2));
    const ofTwo = codesOf((index) => ({ place: index % 4 === 0 ? 1 : 0, option: index % 2 }), two);
    expect(ofTwo).not.toContain('uneven-positions');
  });
});

describe('regular steps from place to place', () => {
  const zigzag = [0, 1, 2, 3, 4, 3, 2, 1];
  it.each<[string, (index: number) => number, number]>([
    ['1-2-3-4-5', (index) => index % 5, 8],
    ['a zigzag', (index) => zigzag[index % 8] ?? 0, 13],
    ['one side and the other', (index) => (index % 2) * 3, 14],
  ])('make a report doubtful: %s', (_, place, least) => {
    for (const count of [least, 19, 26, 60]) {
      const quality = qualityOf((index) => ({ place: place(index) }), sixty.slice(0, count));
      expect(quality.tier).toBe('doubtful');
      expect(quality.reasons.map(({ code }) => code)).toContain('regular-steps');
    }
    expect(codesOf((index) => ({ place: place(index) }), sixty.slice(0, least - 1))).not.toContain('regular-steps');
  });
});

describe('answers faster than reading', () => {
  it('take less than 2 s, or 60 ms a word of the question and its options', () => {
    expect(minReadingSeconds(makeQuestion(1))).toBe(2);
    const long = makeQuestion(1, { text: Array.from({ length: 85 }, () => 'word').join(' \n ') });
    expect(minReadingSeconds(long)).toBeCloseTo(0.06 * 100, 12);
  });

  const hasty = (share: number) => (index: number) => ({
    seconds: index <= share ? index : share + (index - share) * 20,
  });

  it('lead to “caution” from 30 % of the timed answers on; the first has no time', () => {
    const questions = sixty.slice(0, 41);
    expect(codesOf(hasty(11), questions)).toEqual([]);
    const quality = qualityOf(hasty(12), questions);
    expect(quality).toMatchObject({
      tier: 'caution',
      reasons: [{ code: 'fast-answers', values: { fast: 12, timed: 40 } }],
    });
    expect(quality.reasons[0]?.text).toContain('provisional');
    expect(qualitySentence(quality, true)).toContain('faster');
  });

  it('are not timed right after the page was entered or left', () => {
    const questions = sixty.slice(0, 41);
    const { createdAt } = makeAttempt(questions, {});
    const at = (seconds: number) => Math.floor(createdAt / 1000) + seconds;
    const events: Attempt['events'] = { a: { cause: 'reload', at: at(32) } };
    // The answer of that second, and the next one: seconds are rounded down.
    expect(qualityOf(hasty(12), questions, { events }).reasons).toMatchObject([{ values: { fast: 12, timed: 38 } }]);
    expect(
      codesOf(hasty(12), questions, { events: { a: { cause: 'tab-switch', at: at(5), awaySeconds: 3 } } }),
    ).toEqual([]);
  });

  it('are not tested with fewer than eight timed answers', () => {
    expect(codesOf(hasty(8), sixty.slice(0, 8))).toEqual([]);
    expect(codesOf(hasty(9), sixty.slice(0, 9))).toEqual(['fast-answers']);
  });
});

describe('the rule on the ceiling', () => {
  const high = (count: number) => (index: number) => ({ option: index < count ? 4 : 3 });

  it('finds nine of ten answers with the most points', () => {
    expect(codesOf(high(53))).toEqual([]);
    const quality = qualityOf(high(54));
    expect(quality).toMatchObject({
      tier: 'caution',
      reasons: [{ code: 'ceiling', values: { highest: 54, answers: 60 } }],
    });
    expect(qualitySentence(quality, true)).toContain('tell your strengths apart');
    expect(qualitySentence(quality, false)).toBeUndefined();
    const hasty = { reasons: [...quality.reasons, { code: 'fast-answers', values: {} } as const] };
    expect(qualitySentence(hasty, false)).toContain('faster than the question can be read');
  });

  it('ignores questions whose options have equal points', () => {
    const flat = Array.from({ length: 60 }, (_, index) =>
      makeQuestion(index + 1, { options: ['a', 'b', 'c', 'd', 'e'].map((text) => makeOption(3, { text })) }),
    );
    expect(codesOf(undefined, flat)).toEqual([]);
  });
});

describe('scattered answers', () => {
  /** 1, 5, 1 of each sub-parameter: variance 16 / 3. */
  const apart = (index: number) => ({ option: index % 3 === 1 ? 4 : 0 });

  it('are reported to admins only', () => {
    const quality = qualityOf(apart);
    expect(quality).toMatchObject({ tier: 'caution', reasons: [{ code: 'scattered' }] });
    expect(quality.reasons[0]?.values).toEqual({
      variance: closeTo(16 / 3, 9),
      percent: closeTo(100 / 3, 9),
    });
    expect(qualitySentence(quality, true)).toBeUndefined();
  });

  it('are found from a mean variance of 1.5 on, below a total of 62.5', () => {
    // 1 3 1: 4 / 3. Every fourth of them 1 5 1 makes that 2.33.
    expect(codesOf((index) => ({ option: index % 3 === 1 ? 2 : 0 }))).toEqual([]);
    expect(codesOf((index) => ({ option: index % 3 === 1 ? (index % 12 < 3 ? 4 : 2) : 0 }))).toEqual(['scattered']);
    // 5 1 5: the same variance, and a total of 66.7.
    expect(codesOf((index) => ({ option: index % 3 === 1 ? 0 : 4 }))).toEqual([]);
  });

  it('are measured on a scale of 1 to 5, whatever the points of the questions', () => {
    const tenfold = sixty.map((question) => ({ ...question, options: points.map((worth) => makeOption(worth * 10)) }));
    const [one, ten] = [qualityOf(apart), qualityOf(apart, tenfold)];
    expect(ten.reasons[0]?.values['variance']).toBeCloseTo(one.reasons[0]?.values['variance'] ?? 0, 9);
  });

  it('are not tested without a total, or with questions of few grades', () => {
    expect(codesOf(apart, sixty.slice(0, 48))).toEqual(['scattered']);
    expect(codesOf(apart, sixty.slice(0, 41))).toEqual([]);
    const coarse = bankOf(Array.from({ length: 60 }, () => 3));
    expect(codesOf(apart, coarse)).toEqual([]);
  });
});

describe('the rules of response quality', () => {
  it('tell the candidate the gravest finding', () => {
    const quality = qualityOf((index) => ({ place: 2, option: 4, seconds: index }));
    expect(quality.reasons.map(({ code }) => code)).toEqual([
      'same-position',
      'uneven-positions',
      'regular-steps',
      'fast-answers',
      'ceiling',
    ]);
    expect(quality.tier).toBe('doubtful');
    expect(qualitySentence(quality, true)).toContain('same place');
  });
});
