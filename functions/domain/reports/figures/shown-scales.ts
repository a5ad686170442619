import type { Figure } from './score-scale.ts';

/** A scale as a candidate may know it. */
export interface ShownScale {
  name: string;
  /** How many of its questions were answered. */
  answerCount: number;
  /** How many of the answers are to questions with a range. */
  rangedCount: number;
  /** How many questions the bank version has for it. */
  questionCount: number;
  /** Absent where too few answers stand behind it: see `withhold-figures.ts`. */
  figure?: Figure;
}

export interface ShownParameter extends ShownScale {
  subParameters: ShownScale[];
}

export interface ShownScales {
  total: ShownScale;
  /** In the order of the bank. */
  parameters: ShownParameter[];
}
