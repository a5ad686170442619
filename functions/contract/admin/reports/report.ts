import * as z from 'zod/mini';
import { qualityCodes, qualityTiers } from '#functions/domain/reports/quality/response-quality.ts';
import { endpoint } from '#functions/contract/endpoint.ts';
import { attemptId, instant, userId } from '#functions/contract/fields.ts';
import { shownReport } from '#functions/contract/reports/report.ts';
import { reportStatus } from './reports.ts';

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

const lookedAt = z.extend(shownReport, {
  status: reportStatus,
  /** Whether its candidate sees it, too. */
  isReleased: z.boolean(),
  /** When a held report is sent automatically. Absent: after an admin's review. */
  dueAt: z.optional(instant),
});
export type AdminReport = z.infer<typeof lookedAt>;

/** The report of an attempt for an admin, also while it is held or in delivery. The audit records who has read it. */
export const readReport = endpoint({
  route: 'GET /admin/reports/{userId}/{attemptId}',
  summary: 'What the report of an attempt says; an entry in the audit says who has read it',
  params: z.object({ userId, attemptId }),
  reply: lookedAt,
  refusals: ['not-found'],
});
