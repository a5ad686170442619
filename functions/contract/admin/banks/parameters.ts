import * as z from 'zod/mini';
import { endpoint } from '#functions/contract/endpoint.ts';
import { quizId, version } from '#functions/contract/fields.ts';
import { eachOptional, mapLimits, quotientCodes } from '#functions/domain/banks/parameters/parameter-map.ts';
import { cleanText, questionLimits } from '#functions/domain/banks/question-limits.ts';

/** The notes of a bank version on one of its scales. */
export const parameterNote = z.object({
  parameter: z.string(),
  /** '' for a note on the main parameter itself. */
  subParameter: z.string(),
  /** The quotient that the sub-parameter's questions count towards. */
  quotient: z.exactOptional(z.enum(quotientCodes)),
  meaning: z.string(),
  nextStep: z.string(),
  /** What it says at each level of a score, and an exercise; absent where the admin wrote nothing. */
  ...eachOptional(() => z.exactOptional(z.string())),
});

const clean = z.overwrite(cleanText);
const group = z.string().check(clean, z.maxLength(questionLimits.group));
/** A character may take two code units; the domain has the exact limit. */
const noteText = (max: number) => z.string().check(clean, z.maxLength(2 * max));

/** A note as an admin writes it. An empty one removes the existing note on the scale. */
export const writtenNote = z.object({
  parameter: group,
  subParameter: group,
  quotient: z.exactOptional(z.enum(quotientCodes)),
  meaning: noteText(mapLimits.meaning),
  nextStep: noteText(mapLimits.nextStep),
  ...eachOptional((field) => z.exactOptional(noteText(mapLimits[field]))),
});

export const getBankMap = endpoint({
  route: 'GET /admin/quizzes/{quizId}/versions/{version}/parameters',
  summary: 'What a published bank version says of its parameters',
  params: z.object({ quizId, version }),
  reply: z.object({ notes: z.array(parameterNote) }),
  refusals: ['not-found'],
});
