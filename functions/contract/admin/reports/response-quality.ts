import * as z from 'zod/mini';
import { qualityCodes, qualityTiers } from '#functions/domain/reports/quality/response-quality.ts';

/** How trustworthy the answers of a completed attempt are. */
export const responseQualityView = z.object({
  /** The version of the rules. */
  rules: z.number(),
  tier: z.enum(qualityTiers),
  reasons: z.array(
    z.object({ code: z.enum(qualityCodes), values: z.record(z.string(), z.number()), text: z.string() }),
  ),
});
export type ResponseQualityView = z.infer<typeof responseQualityView>;
