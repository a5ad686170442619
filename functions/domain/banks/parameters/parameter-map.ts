/** The quotients that a report may have, in display order. */
export const quotientCodes = ['EQ', 'MQ', 'LQ'] as const;
export type QuotientCode = (typeof quotientCodes)[number];

export const quotientNames = {
  EQ: 'Emotional Quotient',
  MQ: 'Moral Quotient',
  LQ: 'Leadership Quotient',
} as const satisfies Record<QuotientCode, string>;

/** The note of a bank version on one of its scales. Texts are '' where the admin wrote none. */
export interface ParameterNote {
  /** Main parameter. */
  parameter: string;
  /** '' for a note on the main parameter itself, which belongs to no quotient. */
  subParameter: string;
  /** The one quotient that the sub-parameter's questions count towards. */
  quotient?: QuotientCode;
  /** The scale's meaning, for a candidate. */
  meaning: string;
  /** Advice on what to do next, for a candidate. */
  nextStep: string;
}

/** The notes of a bank version; empty for a bank without the sheet *Parameters*. */
export type ParameterMap = readonly ParameterNote[];

/** Limits of a map. */
export const mapLimits = {
  /** Characters. */
  meaning: 600,
  nextStep: 300,
  /** Scales with a note. */
  notes: 500,
} as const;

/** Whether a note is empty, which is the same as no note. */
export function saysNothing({ quotient, meaning, nextStep }: ParameterNote): boolean {
  return quotient === undefined && meaning === '' && nextStep === '';
}
