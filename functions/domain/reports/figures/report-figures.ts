import type { QuotientCode } from '#functions/domain/banks/parameters/parameter-map.ts';
import type { MissingReason, Score } from '#functions/domain/reports/document/report-document.ts';

/** A scale with its figures, as far as they may be shown. */
export interface ScaleFigures {
  name: string;
  answerCount: number;
  questionCount: number;
  /** Number of its questions that were asked, if not all were. */
  askedCount?: number;
  /** Absent if it would be based on too few answers, or on none with a range. */
  score?: Score;
  missing?: MissingReason;
  /** For an area: on which side of the middle its score clearly lies, if on one. See `clearSides`. */
  side?: Side;
}

export type Side = 'above' | 'below';

export interface ParameterFigures extends ScaleFigures {
  subParameters: ScaleFigures[];
  /** How often the option with the most points, one in between, or that with the fewest was chosen; absent where `score` is. */
  choices?: { strongest: number; middle: number; weakest: number };
}

export interface QuotientFigures extends ScaleFigures {
  code: QuotientCode;
  /** Its sub-parameters, in the order of the bank. */
  members: { parameter: string; subParameter: string }[];
}

/** One-way analysis of variance of the items by main parameter. */
export interface ProfileTest {
  f: number;
  df: [between: number, within: number];
  p: number;
  /** p < .10 */
  isReliable: boolean;
}

/** Two main parameters, by name, that clearly differ. */
export interface ClearPair {
  higher: string;
  lower: string;
}

/** All numbers of a report, computed from the answers, the bank version's questions and their map. */
export interface ReportFigures {
  total: ScaleFigures;
  parameters: ParameterFigures[];
  /** The quotients of the map, in the order of `quotientCodes`. */
  quotients: QuotientFigures[];
  /** Absent if fewer than two main parameters have a score. */
  profile?: ProfileTest;
  /** None unless the main parameters differ at all (`profile`); in the order of the bank. */
  pairs: ClearPair[];
}
