import * as z from 'zod/mini';
import { refusalCodes } from '#functions/domain/refusal.ts';

export const problemCode = z.enum([...refusalCodes, 'unexpected']);

/** The body of every answer that is not a success. */
export const problem = z.object({
  code: problemCode,
  /** Suitable to be shown to a person. */
  message: z.string(),
  /** The field, for `invalid-input`: `body.email`. */
  where: z.optional(z.string()),
  /** Up to 20 problems of the request, of which this is the first. */
  wrong: z.optional(z.array(z.object({ where: z.string(), message: z.string() }))),
  /** To quote when asking for support. */
  requestId: z.string(),
});

export type Problem = z.infer<typeof problem>;
