import * as z from 'zod/mini';
import { refusalCodes } from '#functions/domain/refusal.ts';

export const problemCode = z.enum([...refusalCodes, 'unexpected']);

/** The body of every answer that is not a success. */
export const problem = z.object({
  code: problemCode,
  /** Fit to be shown to a person. */
  message: z.string(),
  /** Where in the request, for `invalid-input`: `body.email`. */
  where: z.optional(z.string()),
  /** All that is wrong with the request, of which that is the first; no more than 20. */
  wrong: z.optional(z.array(z.object({ where: z.string(), message: z.string() }))),
  /** To quote when asking for help. */
  requestId: z.string(),
});

export type Problem = z.infer<typeof problem>;
