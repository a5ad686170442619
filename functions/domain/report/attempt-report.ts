import type { Figure } from './score-scale.ts';

/** A scale in a report. */
export interface ShownScale {
  name: string;
  /** How many of its questions were answered. */
  answerCount: number;
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

/** A phrase with the question and answer it came from. */
export interface Phrase {
  text: string;
  questionNumber: number;
  parameter: string;
}

export interface ReportPhrases {
  strengths: Phrase[];
  strengthsCumWeaknesses: Phrase[];
  weaknesses: Phrase[];
  /** The report phrases (remarks) of the chosen options. */
  remarks: Phrase[];
}

/** All that a report shows, and so all that its candidate may know; made of the attempt and its pinned bank version alone. */
export interface AttemptReport extends ShownScales {
  attemptId: string;
  candidateName: string;
  quizName: string;
  /** Epoch ms. */
  endedAt: number;
  bankVersion: number;
  answeredCount: number;
  presentedCount: number;
  /** How many answers arrived after the deadline. */
  lateCount: number;
  /** Absent where too few answers stand behind them: see `withhold-figures.ts`. */
  phrases?: ReportPhrases;
}
