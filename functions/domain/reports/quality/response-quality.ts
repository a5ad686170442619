/** Raise it with every change of a rule or bound in `assess-quality.ts`: every result stores the version that it was made with. */
export const qualityRulesVersion = 1;

/** `caution`: something limits what the report can say. `doubtful`: the answers may not be about the questions at all. */
export const qualityTiers = ['good', 'caution', 'doubtful'] as const;
export type QualityTier = (typeof qualityTiers)[number];

export const qualityCodes = [
  /** A longer run of one screen position than chance would give. */
  'same-position',
  /** A more uneven use of screen positions than chance would give. */
  'uneven-positions',
  /** Faster than reading. Provisional: its bound was set without data. */
  'fast-answers',
  /** Almost always the option with the most points. */
  'ceiling',
  /** Answers within sub-parameters vary widely. Shown to admins only, until it is validated with real people. */
  'scattered',
  /** Too few answers to judge. */
  'few-answers',
] as const;
export type QualityCode = (typeof qualityCodes)[number];

/** The tier of each reason. Only findings that chance excludes make a report doubtful. */
export const tierOf: Record<QualityCode, QualityTier> = {
  'same-position': 'doubtful',
  'uneven-positions': 'doubtful',
  'fast-answers': 'caution',
  ceiling: 'caution',
  scattered: 'caution',
  'few-answers': 'caution',
};

export interface QualityReason {
  code: QualityCode;
  /** The values that the finding is based on, by name. */
  values: Record<string, number>;
  /** Text for admins. */
  text: string;
}

/** How far a report can be trusted. It never leads to a rejection. */
export interface ResponseQuality {
  rules: number;
  tier: QualityTier;
  reasons: QualityReason[];
}
