/** The quotients that a report may have, in the order in which it shows them. */
export const quotientCodes = ['EQ', 'MQ', 'LQ'] as const;
export type QuotientCode = (typeof quotientCodes)[number];

export const quotientNames = {
  EQ: 'Emotional Quotient',
  MQ: 'Moral Quotient',
  LQ: 'Leadership Quotient',
} as const satisfies Record<QuotientCode, string>;

/** What a bank version says of one of its scales. Texts are '' where the admin wrote none. */
export interface ParameterNote {
  /** Main parameter. */
  parameter: string;
  /** '' where the note is of the main parameter itself, which belongs to no quotient. */
  subParameter: string;
  /** The one quotient that the sub-parameter's questions count towards. */
  quotient?: QuotientCode;
  /** What the scale means, for a candidate. */
  meaning: string;
  /** What one could do next, for a candidate. */
  nextStep: string;
}

/** The notes of a bank version; empty for a bank without the sheet *Parameters*. */
export type ParameterMap = readonly ParameterNote[];

/** What a map may have at most. */
export const mapLimits = {
  /** Characters. */
  meaning: 600,
  nextStep: 300,
  /** Scales that have a note. */
  notes: 500,
} as const;

/** A note that says nothing, which is as good as none. */
export function saysNothing({ quotient, meaning, nextStep }: ParameterNote): boolean {
  return quotient === undefined && meaning === '' && nextStep === '';
}
