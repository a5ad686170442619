import type { QuotientCode } from '#functions/domain/banks/map/parameter-map.ts';

/** Percent of range with its 90 % interval: 0 ≤ low ≤ percent ≤ high ≤ 100, not rounded. */
export interface Score {
  percent: number;
  low: number;
  high: number;
}

export const scaleKinds = ['total', 'parameter', 'subParameter', 'quotient'] as const;
export type ScaleKind = (typeof scaleKinds)[number];

/**
 * Why a scale has no score, the first of these that holds. `fewQuestions`: the bank has fewer than a score needs. `fewAsked`: so
 * has this sitting, as what was answered in an earlier one is not asked again. `fewAnswers`: too few were answered. `noRange`:
 * too few of the answered ones have options of different points. `protected`: beside the other scores it would give single
 * answers away.
 */
export const missingReasons = ['fewQuestions', 'fewAsked', 'fewAnswers', 'noRange', 'protected'] as const;
export type MissingReason = (typeof missingReasons)[number];

/** A scale as a report shows it. */
export interface ScaleRow {
  kind: ScaleKind;
  name: string;
  /** Which main parameter it belongs to, by its place in the bank: its colour. Absent for total and quotients. */
  hue?: number;
  answerCount: number;
  questionCount: number;
  /** How many of its questions were asked, where not all were. */
  askedCount?: number;
  score?: Score;
  /** Why there is no score. */
  missing?: MissingReason;
}

/** One answer of the person: what was asked, what they chose, and what the bank says of that choice. */
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
  /** The sub-parameters whose questions it is made of. */
  members: string[];
  answerCount: number;
  questionCount: number;
  askedCount?: number;
  score?: Score;
  missing?: MissingReason;
  /** The sentence below it, with its figure or with why there is none. */
  text: string;
}

/** How many of a main parameter's answers are in each band, in the order of the block's `bands`. */
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

/** How a scale stood at an earlier sitting and now. */
export interface ComparedScale {
  name: string;
  hue?: number;
  before: Score;
  now: Score;
  /** Whether Newcombe's interval of the difference leaves out 0. */
  isChanged: boolean;
}

/** What a report is made of, from top to bottom. A chart has a text that stands for it (`alt`), or rows that can be read out. */
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
 * A report as plain data, with all its words: what is stored with the result, drawn as PDF and shown on the web. It has
 * nothing that its candidate may not know.
 */
export interface ReportDocument {
  /** The version of the words and rules it was made with. */
  template: number;
  attemptId: string;
  candidateName: string;
  quizName: string;
  /** Epoch ms. */
  endedAt: number;
  bankVersion: number;
  /** Under 18 when they agreed. */
  isMinor: boolean;
  answeredCount: number;
  /** How many questions the attempt had. */
  presentedCount: number;
  /** In the order of `sectionIds`, a minor's with `swot` and `plan` before `reading`; what does not apply is left out. */
  sections: ReportSection[];
  /** Every remark with its situation: on the web, and in the PDF on request. Absent where too few answers stand behind it. */
  appendix?: ReportSection;
}
