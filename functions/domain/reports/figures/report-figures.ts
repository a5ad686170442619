import type { QuotientCode } from '#functions/domain/banks/map/parameter-map.ts';
import type { MissingReason, Score } from '#functions/domain/reports/document/report-document.ts';

/** A scale with what may be shown of it. */
export interface ScaleFigures {
  name: string;
  /** How many of its questions were answered. */
  answerCount: number;
  /** How many questions the bank version has for it. */
  questionCount: number;
  /** How many of them were asked, where not all were. */
  askedCount?: number;
  /** Absent where too few answers stand behind it, or where none of them has a range. */
  score?: Score;
  /** Why there is none. */
  missing?: MissingReason;
}

export interface ParameterFigures extends ScaleFigures {
  subParameters: ScaleFigures[];
  /** How many answers are in each of the firm's bands (Goodness, Passion, Ignorance, none); absent where `score` is. */
  bands?: { goodness: number; passion: number; ignorance: number; none: number };
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

/** Every number of a report: pure, from the answers, the pinned questions and their map. */
export interface ReportFigures {
  total: ScaleFigures;
  /** In the order of the bank. */
  parameters: ParameterFigures[];
  /** Those that the map has, in the order of `quotientCodes`. */
  quotients: QuotientFigures[];
  /** Absent where fewer than two main parameters have a score. */
  profile?: ProfileTest;
}
