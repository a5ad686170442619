import type { Figure } from './score-scale.ts';

/** A scale as far as a candidate may know it. */
export interface ShownScale {
  name: string;
  /** Number of its questions that were answered. */
  answerCount: number;
  /** Number of answers to questions with a range. */
  rangedCount: number;
  /** Number of its questions in the bank version. */
  questionCount: number;
  /** Absent if it would be based on too few answers: see `withhold-figures.ts`. */
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
