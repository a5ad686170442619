/** Raise it with every change of a rule or bound in `response-quality.ts`: every result stores the version that it was made with. */
export const qualityRulesVersion = 1;

/** `caution`: something limits what the report can say. `doubtful`: the answers may not be about the questions at all. */
export const qualityTiers = ['good', 'caution', 'doubtful'] as const;
export type QualityTier = (typeof qualityTiers)[number];

export const qualityCodes = [
  /** A run of one screen position that chance does not give. */
  'same-position',
  /** Screen positions used more unevenly than chance does. */
  'uneven-positions',
  /** Faster than one can read. Provisional: its bound was set without data. */
  'fast-answers',
  /** Nearly always the option with the most points. */
  'ceiling',
  /** Answers of one sub-parameter lie far apart. For admins alone, until it was seen with real people. */
  'scattered',
  /** Nothing can be told. */
  'few-answers',
] as const;
export type QualityCode = (typeof qualityCodes)[number];

/** What each reason leads to. Only what chance excludes makes a report doubtful. */
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
  /** What it was told by, by name. */
  values: Record<string, number>;
  /** For admins. */
  text: string;
}

/** Whether a report can be trusted. Nobody is rejected for it. */
export interface ResponseQuality {
  rules: number;
  tier: QualityTier;
  reasons: QualityReason[];
}
