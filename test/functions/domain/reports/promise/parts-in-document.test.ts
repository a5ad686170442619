import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quotientCodes } from '#functions/domain/banks/parameters/parameter-map.ts';
import { questionKey } from '#functions/domain/banks/question-bank.ts';
import { partsInDocument } from './parts-in-document.ts';
import { promisedParts } from '#functions/domain/reports/promise/promised-parts.ts';
import { reportParts } from '#functions/domain/reports/promise/report-parts.ts';
import { packPresented } from '#functions/domain/attempts/presented-questions.ts';
import { atRandom, attemptOf, people, reportOf } from '#test/functions/domain/reports/people/people.ts';
import { sampleBank, type Bank } from '#test/functions/domain/reports/people/people-banks.ts';
import { makeOption, makeQuestion } from '#test/functions/domain/reports/people/sample-report.ts';

/** For each area its main parameter, its size, whether its questions have a range, and its quotient. */
const banks = fc
  .array(
    fc.record({
      pillar: fc.nat(3),
      size: fc.integer({ min: 1, max: 5 }),
      points: fc.constantFrom<number[]>([1, 2, 3, 4, 5], [1, 2], [2, 2]),
      quotient: fc.option(fc.constantFrom(...quotientCodes)),
      phrase: fc.constantFrom('', '', 'Careful'),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((areas): Bank => {
    let number = 0;
    return {
      questions: areas.flatMap(({ pillar, size, points, phrase }, area) =>
        Array.from({ length: size }, () =>
          makeQuestion(++number, {
            category: `P${pillar}`,
            subCategory: `A${area}`,
            options: points.map((worth, place) => makeOption(worth, { text: `O${place}`, scw: phrase })),
          }),
        ),
      ),
      map: areas.map(({ pillar, quotient }, area) => ({
        parameter: `P${pillar}`,
        subParameter: `A${area}`,
        meaning: '',
        nextStep: '',
        ...(quotient && { quotient }),
      })),
    };
  });

/** Random answers look doubtful now and then, and then have no SWOT. */
const quality = { rules: 0, tier: 'good' as const, reasons: [] };

describe('the parts of a report', () => {
  it('are those its bank promises if everything is answered', () => {
    fc.assert(
      fc.property(banks, fc.nat(), fc.boolean(), (bank, seed, isMinor) => {
        const report = reportOf({ bank, choose: atRandom, seed }, { isMinor, quality });
        expect(partsInDocument(report)).toEqual(promisedParts(bank));
      }),
      { numRuns: 500 },
    );
  });

  it('are those promised for the presented questions if only a part of the bank is presented', () => {
    fc.assert(
      fc.property(banks, fc.nat(), fc.nat(40), (bank, seed, answered) => {
        const attempt = attemptOf({ bank, choose: atRandom, seed, answered });
        const presented = new Set(bank.questions.filter(({ id }) => attempt.answers[questionKey(id)]));
        const ids = bank.questions.map(({ id }) => questionKey(id));
        const asked = packPresented(ids, new Set(Object.keys(attempt.answers)));
        const sitting = { bank, choose: atRandom, seed, answered, change: { asked } };
        const report = reportOf(sitting, { presentedCount: presented.size, quality });
        expect(partsInDocument(report)).toEqual(promisedParts({ ...bank, presented }));
      }),
      { numRuns: 500 },
    );
  });

  it('are all parts for the sample bank', () => {
    expect(promisedParts(sampleBank())).toEqual(reportParts);
    expect(partsInDocument(people.high())).toEqual(reportParts);
  });
});
