import * as z from 'zod/mini';
import { endpoint } from '#functions/contract/endpoint.ts';

const reportStatus = z.enum(['pending', 'claimed', 'sending', 'sent', 'delivered', 'bounced', 'failed', 'unknown']);
export type ReportStatus = z.infer<typeof reportStatus>;

export const listReports = endpoint({
  method: 'GET',
  path: '/admin/reports',
  access: 'admin',
  summary: 'Reports in one delivery status, newest first, at most 100',
  query: z.object({ status: reportStatus }),
  reply: z.object({
    reports: z.array(
      z.object({
        attemptId: z.string(),
        email: z.string(),
        name: z.string(),
        status: reportStatus,
        createdAt: z.number(),
        sentAt: z.optional(z.number()),
        tries: z.number(),
        problem: z.optional(z.string()),
      }),
    ),
  }),
});
