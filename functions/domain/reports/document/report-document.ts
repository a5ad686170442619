import * as z from 'zod/mini';
import { quotientCodes } from '#functions/domain/banks/parameters/parameter-map.ts';

const percent = z.number().check(z.minimum(0), z.maximum(100));
const count = z.number().check(z.int(), z.minimum(0));

/** Percent of range with its 90 % interval: 0 ≤ low ≤ percent ≤ high ≤ 100, unrounded. */
const score = z.object({ percent, low: percent, high: percent });
export type Score = z.infer<typeof score>;

const scaleKinds = ['total', 'parameter', 'subParameter', 'quotient'] as const;
export type ScaleKind = (typeof scaleKinds)[number];

/**
 * Why a scale has no score; the first reason that applies. `fewQuestions`: the bank has fewer than a score needs. `fewAsked`: this
 * sitting had fewer, because questions that were answered in an earlier one are not asked again. `fewAnswers`: too few were answered.
 * `noRange`: too few of the answered ones have options of different points. `protected`: together with the other scores it would reveal
 * single answers.
 */
const missingReasons = ['fewQuestions', 'fewAsked', 'fewAnswers', 'noRange', 'protected'] as const;
export type MissingReason = (typeof missingReasons)[number];

const figures = {
  answerCount: count,
  questionCount: count,
  /** Number of its questions that were asked, if not all were. */
  askedCount: z.exactOptional(count),
  score: z.exactOptional(score),
  missing: z.exactOptional(z.enum(missingReasons)),
};

const scaleRow = z.object({
  kind: z.enum(scaleKinds),
  name: z.string(),
  /** Index of its main parameter in the bank, which decides its colour. Absent for the total and quotients. */
  hue: z.exactOptional(count),
  ...figures,
});
export type ScaleRow = z.infer<typeof scaleRow>;

/** An answer of the person: the situation, the chosen option, and what the bank says of that choice. */
const moment = z.object({
  parameter: z.string(),
  subParameter: z.string(),
  situation: z.string(),
  answer: z.string(),
  /** One line on the choice, as a SWOT has it; '' if there is none. */
  phrase: z.string(),
  /** Some sentences on it, the last of which is a step. A minor reads those on weaknesses in the appendix only. */
  remark: z.exactOptional(z.string()),
});
export type Moment = z.infer<typeof moment>;

const dial = z.object({
  code: z.enum(quotientCodes),
  name: z.string(),
  /** The sub-parameters whose questions it includes. */
  members: z.array(z.string()),
  ...figures,
  /** How sure the figure is, or why there is none. */
  text: z.string(),
});
export type Dial = z.infer<typeof dial>;

/** Number of a main parameter's answers of each kind, in the order of the block's `kinds`. */
const choiceRow = z.object({ name: z.string(), hue: count, counts: z.array(count) });
export type ChoiceRow = z.infer<typeof choiceRow>;

/** A line of a SWOT: a scale, a moment, or both. */
const finding = z.object({ scale: z.exactOptional(scaleRow), moment: z.exactOptional(moment) });
export type Finding = z.infer<typeof finding>;

/** A scale's scores at an earlier sitting and now. */
const comparedScale = z.object({
  name: z.string(),
  hue: z.exactOptional(count),
  before: score,
  now: score,
  /** Whether Newcombe's interval of the difference excludes 0. */
  isChanged: z.boolean(),
});
export type ComparedScale = z.infer<typeof comparedScale>;

/** A chart with its text alternative. */
const chart = { caption: z.string(), alt: z.string() };

/** What the bank says of a scale: see `read-scale.ts`. */
const scaleReading = z.object({
  /** In place of a description. */
  meaning: z.exactOptional(z.string()),
  /** Says that it may fit only in part, or why there is no description. */
  intro: z.exactOptional(z.string()),
  upside: z.exactOptional(z.string()),
  cost: z.exactOptional(z.string()),
  othersNotice: z.exactOptional(z.string()),
  /** The upside of the other level that the interval reaches. */
  also: z.exactOptional(z.string()),
  exercise: z.exactOptional(z.string()),
});
export type ScaleReading = z.infer<typeof scaleReading>;

/** A step of the plan: a behaviour, when it is due, and something that one can see. For a minor `area` is ''. */
const planStep = z.object({
  ...{ area: z.string(), what: z.string(), when: z.string(), notice: z.string() },
  /** Something to practise, in the words of the sheet *Parameters*. */
  exercise: z.exactOptional(z.string()),
});
export type PlanStep = z.infer<typeof planStep>;

/** One of the four fields of a SWOT: a line for each entry, and a text that says why it has none, or none that is clear. */
const quadrant = z.object({ title: z.string(), lines: z.array(z.string()), none: z.exactOptional(z.string()) });
export type Quadrant = z.infer<typeof quadrant>;

/** The building blocks of a report. A chart has a text alternative (`alt`), or rows that can be read out. */
const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['lead', 'text', 'subheading', 'note']), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.object({ kind: z.literal('facts'), items: z.array(z.object({ label: z.string(), value: z.string() })) }),
  /** Areas by name, each with a sentence: strengths, or what is worth working on. */
  z.object({
    ...{ kind: z.literal('names'), of: z.enum(['strengths', 'growth']), title: z.string() },
    intro: z.exactOptional(z.string()),
    items: z.array(z.object({ name: z.string(), hue: z.exactOptional(count), text: z.string() })),
  }),
  /** The one step of the first page. */
  z.object({ kind: z.literal('step'), title: z.string(), text: z.string() }),
  /** "How sure is this?" of what stands before it. Open: on the first page, where it is one sentence. */
  z.object({ kind: z.literal('sure'), text: z.string(), isOpen: z.boolean() }),
  z.object({ kind: z.literal('shape'), ...chart, spokes: z.array(z.extend(scaleRow, { score })) }),
  z.object({ kind: z.literal('scales'), ...chart, rows: z.array(scaleRow) }),
  z.object({ kind: z.literal('dials'), dials: z.array(dial) }),
  z.object({ kind: z.literal('choices'), ...chart, kinds: z.array(z.string()), rows: z.array(choiceRow) }),
  z.object({ kind: z.literal('quadrants'), quadrants: z.array(quadrant) }),
  z.object({ kind: z.literal('findings'), findings: z.array(finding) }),
  z.object({ kind: z.literal('moments'), moments: z.array(moment) }),
  z.object({
    ...{ kind: z.literal('pillar'), scale: scaleRow, meaning: z.string(), reading: z.exactOptional(scaleReading) },
    areas: z.array(z.object({ scale: scaleRow, reading: z.exactOptional(scaleReading) })),
    moment: z.exactOptional(moment),
    /** "How sure is this?" of its scores. */
    sure: z.string(),
  }),
  z.object({ kind: z.literal('steps'), steps: z.array(planStep) }),
  z.object({ kind: z.literal('comparison'), ...chart, rows: z.array(comparedScale) }),
]);
export type Block = z.infer<typeof block>;

const bodyIds = ['first', 'narrative', 'pillars', 'swot', 'plan', 'scores', 'choices', 'comparison'] as const;
const appendixIds = ['answers', 'method', 'record'] as const;
export const sectionIds = [...bodyIds, ...appendixIds] as const;

const section = z.object({ id: z.enum(sectionIds), title: z.string(), blocks: z.array(block) });
export type ReportSection = z.infer<typeof section>;

/**
 * A report as plain data, with all its words: stored with the result, drawn as PDF and shown on the web. It contains nothing that its
 * candidate may not know.
 */
export const reportDocument = z.object({
  /** The version of the words and rules that it was made with. */
  template: count,
  attemptId: z.string(),
  candidateName: z.string(),
  quizName: z.string(),
  endedAt: z.number(),
  bankVersion: count,
  /** Under 18 at their consent. */
  isMinor: z.boolean(),
  answeredCount: count,
  presentedCount: count,
  /** Whether so few questions were answered that the report has two or three pages. */
  isShort: z.boolean(),
  /** In the order of `sectionIds`, for a minor with `swot` and `plan` before `pillars`; sections that do not apply are left out. */
  sections: z.array(section),
  /** What each answer says (in the PDF on request; absent where it would be based on too few answers), method, technical facts. */
  appendix: z.array(section),
});
export type ReportDocument = z.infer<typeof reportDocument>;

/** The next steps of a report, in its words. */
export const planSteps = ({ sections }: ReportDocument): string[] =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((one) => (one.kind === 'steps' ? one.steps.map(({ what }) => what) : [])),
  );
