import type { QuotientCode } from '#functions/domain/banks/parameters/parameter-map.ts';

/** Percent of range with its 90 % interval: 0 ≤ low ≤ percent ≤ high ≤ 100, unrounded. */
export interface Score {
  percent: number;
  low: number;
  high: number;
}

export const scaleKinds = ['total', 'parameter', 'subParameter', 'quotient'] as const;
export type ScaleKind = (typeof scaleKinds)[number];

/**
 * Why a scale has no score; the first reason that applies. `fewQuestions`: the bank has fewer than a score needs. `fewAsked`: this
 * sitting had fewer, because questions that were answered in an earlier one are not asked again. `fewAnswers`: too few were answered.
 * `noRange`: too few of the answered ones have options of different points. `protected`: together with the other scores it would reveal
 * single answers.
 */
export const missingReasons = ['fewQuestions', 'fewAsked', 'fewAnswers', 'noRange', 'protected'] as const;
export type MissingReason = (typeof missingReasons)[number];

/** A scale as a report shows it. */
export interface ScaleRow {
  kind: ScaleKind;
  name: string;
  /** Index of its main parameter in the bank, which decides its colour. Absent for the total and quotients. */
  hue?: number;
  answerCount: number;
  questionCount: number;
  /** Number of its questions that were asked, if not all were. */
  askedCount?: number;
  score?: Score;
  /** Why there is no score. */
  missing?: MissingReason;
}

/** An answer of the person: the situation, the chosen option, and the bank's comment on that choice. */
export interface Moment {
  parameter: string;
  subParameter: string;
  situation: string;
  answer: string;
  phrase: string;
  nextStep?: string;
}

export interface Dial {
  code: QuotientCode;
  name: string;
  /** The sub-parameters whose questions it includes. */
  members: string[];
  answerCount: number;
  questionCount: number;
  askedCount?: number;
  score?: Score;
  missing?: MissingReason;
  /** The sentence below it: the figure, or the reason why there is none. */
  text: string;
}

/** Number of a main parameter's answers in each band, in the order of the block's `bands`. */
export interface BandRow {
  name: string;
  hue: number;
  counts: number[];
}

/** A line of a SWOT: a scale, a moment, or both. */
export interface Finding {
  scale?: ScaleRow;
  moment?: Moment;
}

/** A scale's scores at an earlier sitting and now. */
export interface ComparedScale {
  name: string;
  hue?: number;
  before: Score;
  now: Score;
  /** Whether Newcombe's interval of the difference excludes 0. */
  isChanged: boolean;
}

/** The building blocks of a report. A chart has a text alternative (`alt`), or rows that can be read out. */
export type Block =
  | { kind: 'lead' | 'text' | 'subheading' | 'note'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'facts'; items: { label: string; value: string }[] }
  | { kind: 'shape'; caption: string; alt: string; spokes: (ScaleRow & { score: Score })[] }
  | { kind: 'scales'; caption: string; alt: string; rows: ScaleRow[] }
  | { kind: 'dials'; dials: Dial[] }
  | { kind: 'bands'; caption: string; alt: string; bands: string[]; rows: BandRow[] }
  | { kind: 'findings'; findings: Finding[] }
  | { kind: 'moments'; moments: Moment[] }
  | { kind: 'pillar'; scale: ScaleRow; meaning: string; text: string; rows: ScaleRow[]; moment?: Moment }
  | { kind: 'steps'; steps: { step: string; reason: string }[] }
  | { kind: 'comparison'; caption: string; alt: string; rows: ComparedScale[] };

export const sectionIds = [
  'cover',
  'summary',
  'reading',
  'profile',
  'bands',
  'swot',
  'pillars',
  'plan',
  'comparison',
  'method',
  'answers',
] as const;
export type SectionId = (typeof sectionIds)[number];

export interface ReportSection {
  id: SectionId;
  title: string;
  blocks: Block[];
}

/**
 * A report as plain data, with all its words: stored with the result, drawn as PDF and shown on the web. It contains nothing that its
 * candidate may not know.
 */
export interface ReportDocument {
  /** The version of the words and rules that it was made with. */
  template: number;
  attemptId: string;
  candidateName: string;
  quizName: string;
  /** Epoch ms. */
  endedAt: number;
  bankVersion: number;
  /** Under 18 at their consent. */
  isMinor: boolean;
  answeredCount: number;
  /** Number of questions in the attempt. */
  presentedCount: number;
  /** In the order of `sectionIds`, for a minor with `swot` and `plan` before `reading`; sections that do not apply are left out. */
  sections: ReportSection[];
  /** Every remark with its situation: on the web, and in the PDF on request. Absent if it would be based on too few answers. */
  appendix?: ReportSection;
}
