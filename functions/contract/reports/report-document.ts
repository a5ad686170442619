import * as z from 'zod/mini';
import { quotientCodes } from '#functions/domain/banks/parameters/parameter-map.ts';
import { missingReasons, scaleKinds, sectionIds } from '#functions/domain/reports/document/report-document.ts';
import { instant } from '#functions/contract/fields.ts';

const percent = z.number().check(z.minimum(0), z.maximum(100));
const count = z.number().check(z.int(), z.minimum(0));
const score = z.object({ percent, low: percent, high: percent });

const scaleRow = z.object({
  kind: z.enum(scaleKinds),
  name: z.string(),
  hue: z.exactOptional(count),
  answerCount: count,
  questionCount: count,
  askedCount: z.exactOptional(count),
  score: z.exactOptional(score),
  missing: z.exactOptional(z.enum(missingReasons)),
});

const moment = z.object({
  parameter: z.string(),
  subParameter: z.string(),
  situation: z.string(),
  answer: z.string(),
  phrase: z.string(),
  nextStep: z.exactOptional(z.string()),
});

const dial = z.object({
  code: z.enum(quotientCodes),
  name: z.string(),
  members: z.array(z.string()),
  answerCount: count,
  questionCount: count,
  askedCount: z.exactOptional(count),
  score: z.exactOptional(score),
  missing: z.exactOptional(z.enum(missingReasons)),
  text: z.string(),
});

const comparedScale = z.object({
  name: z.string(),
  hue: z.exactOptional(count),
  before: score,
  now: score,
  isChanged: z.boolean(),
});

/** A chart with its text alternative. */
const figure = { caption: z.string(), alt: z.string() };

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['lead', 'text', 'subheading', 'note']), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.object({ kind: z.literal('facts'), items: z.array(z.object({ label: z.string(), value: z.string() })) }),
  z.object({ kind: z.literal('shape'), ...figure, spokes: z.array(z.intersection(scaleRow, z.object({ score }))) }),
  z.object({ kind: z.literal('scales'), ...figure, rows: z.array(scaleRow) }),
  z.object({ kind: z.literal('dials'), dials: z.array(dial) }),
  z.object({
    kind: z.literal('bands'),
    ...figure,
    bands: z.array(z.string()),
    rows: z.array(z.object({ name: z.string(), hue: count, counts: z.array(count) })),
  }),
  z.object({
    kind: z.literal('findings'),
    findings: z.array(z.object({ scale: z.exactOptional(scaleRow), moment: z.exactOptional(moment) })),
  }),
  z.object({ kind: z.literal('moments'), moments: z.array(moment) }),
  z.object({
    kind: z.literal('pillar'),
    scale: scaleRow,
    meaning: z.string(),
    text: z.string(),
    rows: z.array(scaleRow),
    moment: z.exactOptional(moment),
  }),
  z.object({ kind: z.literal('steps'), steps: z.array(z.object({ step: z.string(), reason: z.string() })) }),
  z.object({ kind: z.literal('comparison'), ...figure, rows: z.array(comparedScale) }),
]);

const section = z.object({ id: z.enum(sectionIds), title: z.string(), blocks: z.array(block) });

/** A report on the wire, with all its words; a test keeps it equal to the domain's type. */
export const reportDocument = z.object({
  template: count,
  attemptId: z.string(),
  candidateName: z.string(),
  quizName: z.string(),
  endedAt: instant,
  bankVersion: count,
  isMinor: z.boolean(),
  answeredCount: count,
  presentedCount: count,
  sections: z.array(section),
  appendix: z.exactOptional(section),
});
