import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import { makeReportFigures } from '#functions/domain/reports/figures/make-report-figures.ts';
import {
  attemptOf,
  people,
  personNames,
  reportOf,
  type Sitting,
} from '#test/functions/domain/reports/people/people.ts';
import { plainBank } from '#test/functions/domain/reports/people/plain-bank.ts';

/** Every text of a report, with the section it stands in. */
function textsOf({ sections, appendix }: ReportDocument): { section: string; text: string }[] {
  const strings = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
  };
  return [...sections, ...appendix].flatMap((section) =>
    [section.title, ...strings(section.blocks)].map((text) => ({ section: section.id, text })),
  );
}

const sittings = fc
  .record({
    pillars: fc.integer({ min: 1, max: 13 }),
    areas: fc.nat(4),
    size: fc.integer({ min: 1, max: 4 }),
    points: fc.constantFrom<number[]>([1, 2, 3, 4, 5], [1, 5], [0, 2, 4, 6], [3, 3]),
    hasMap: fc.boolean(),
    isMinor: fc.boolean(),
    seed: fc.nat(),
    level: fc.nat(5),
    share: fc.nat(100),
    endReason: fc.constantFrom('candidate' as const, 'time' as const, 'limit' as const),
    late: fc.nat(2),
  })
  .map(({ level, share, isMinor, ...drawn }) => {
    const bank = plainBank(drawn.pillars, drawn.areas, drawn.size, drawn.points, drawn.hasMap);
    const answered = Math.max(1, Math.ceil((bank.questions.length * share) / 100));
    const sitting: Sitting = {
      bank,
      seed: drawn.seed,
      answered,
      choose: ({ options, category }, random) => {
        const from = level === 0 ? random() : (level - 1 + (category === 'P0' ? 0.9 : random())) / 5;
        return options[Math.floor(from * options.length)]?.points ?? 0;
      },
      change: { endReason: drawn.endReason, late: ['1', '2'].slice(0, drawn.late) },
    };
    return { sitting, isMinor };
  });

const inAppendix = /^(answers|method|record)$/;
const lowestTwo = /these two had your lowest scores|These two had your lowest scores/;
const nothing = /\b(no|none)\b[^.]*\bstands? out/gi;
const bandNames = /Goodness|Passion|Ignorance/;
const ranking = /\b(highest|lowest|best|worst|rank\w*|stronger on the whole|stronger than others|stands? out)\b/i;
/** The names of tests and of their results stand in the appendix. */
const statistics = /\b(interval|percent of range|Wilson|Newcombe|Holm|p below|χ²|norms)\b/i;

const oneOfMany = /(?<![-\w])(1|one) (answers|questions|areas|steps|scales|pillars)\b|\bno of\b/i;
const slips = /undefined|NaN|Infinity|\[object|\s\.|\s,| {2}|\.\./;

/** The texts of a report that say what they must not. */
function badWords(report: ReportDocument, isReliable: boolean): string[] {
  const isBad = ({ section, text }: { section: string; text: string }) => {
    const isBody = !inAppendix.test(section);
    const judged = text.replace(nothing, '');
    return (
      /\byou(['’]re| are)\b/i.test(text) ||
      /\b(high|(?<!clearly )low)\b/i.test(text) ||
      (isBody && !isReliable && (ranking.test(judged) || lowestTwo.test(text))) ||
      (isBody && statistics.test(text)) ||
      bandNames.test(text) ||
      (isBody && report.isMinor && /weakness|watch-point|below (the middle|50)|growth|clearly low/i.test(text)) ||
      slips.test(text) ||
      oneOfMany.test(text)
    );
  };
  return textsOf(report).flatMap((found) => (isBad(found) ? [found.text] : []));
}

describe('the words of a report', () => {
  it('never label the person, rank equal scores or break grammar, whatever was answered', () => {
    fc.assert(
      fc.property(sittings, ({ sitting, isMinor }) => {
        const { questions, map } = sitting.bank;
        const { profile } = makeReportFigures(attemptOf(sitting), questions, map);
        expect(badWords(reportOf(sitting, { isMinor }), profile?.isReliable ?? false)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('give every chart a text alternative that names each scale', () => {
    for (const name of personNames) {
      for (const { blocks } of people[name]().sections) {
        for (const block of blocks) {
          if (block.kind === 'scales') for (const row of block.rows) expect(block.alt).toContain(row.name);
          if (block.kind === 'shape') for (const row of block.spokes) expect(block.alt).toContain(row.name);
          if (block.kind === 'choices') for (const row of block.rows) expect(block.alt).toContain(row.name);
        }
      }
    }
  });
});
