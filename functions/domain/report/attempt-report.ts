/** A scale's score. */
export interface ScaleScore {
  name: string;
  /** Σ points of the chosen options. */
  raw: number;
  /** Σ of the lowest and highest points of the questions answered. */
  min: number;
  max: number;
  /** Percent of range (POMP), 0..100, not rounded: 100 · (raw − min) / (max − min). Absent where max = min. */
  percent?: number;
  questionCount: number;
}

export interface ParameterScore extends ScaleScore {
  subParameters: ScaleScore[];
}

/** A phrase with the question and answer it came from. */
export interface Phrase {
  text: string;
  questionNumber: number;
  parameter: string;
}

/** All that a report shows; made of the attempt and its pinned bank version alone. */
export interface AttemptReport {
  attemptId: string;
  candidateName: string;
  quizName: string;
  /** Epoch ms. */
  endedAt: number;
  bankVersion: number;
  answeredCount: number;
  presentedCount: number;
  total: ScaleScore;
  parameters: ParameterScore[];
  strengths: Phrase[];
  strengthsCumWeaknesses: Phrase[];
  weaknesses: Phrase[];
  /** The report phrases (remarks) of the chosen options. */
  remarks: Phrase[];
}
