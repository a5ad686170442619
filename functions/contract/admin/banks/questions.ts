import * as z from 'zod/mini';
import { endpoint } from '#functions/contract/endpoint.ts';
import { page, quizId, text, version } from '#functions/contract/fields.ts';
import { cleanText, missingParameter, questionLimits, sizeProblem } from '#functions/domain/banks/question-limits.ts';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';

const option = z.object({
  text: z.string(),
  points: z.number(),
  remarks: z.string(),
  strength: z.string(),
  scw: z.string(),
  weakness: z.string(),
});

export const draftQuestion = z.object({
  text: z.string(),
  category: z.string(),
  subCategory: z.string(),
  options: z.array(option),
});
export type DraftQuestionView = z.infer<typeof draftQuestion>;

const question = z.extend(draftQuestion, {
  id: z.number(),
  number: z.number(),
  createdAt: z.string(),
  createdBy: z.string(),
});
export type QuestionView = z.infer<typeof question>;

const { text: maxText, group: maxGroup, options: maxOptions, points: maxPoints } = questionLimits;
const clean = z.overwrite(cleanText);
const phrase = z
  .string()
  .check(clean, z.maxLength(maxText, `A phrase may have at most ${maxText.toLocaleString('en')} characters.`));
const groupName = z.string().check(clean, z.maxLength(maxGroup, `A category may have at most ${maxGroup} characters.`));

export const writtenQuestion = z
  .object({
    text: text(maxText, 'The question').check(clean),
    category: groupName.check(z.minLength(1, missingParameter)),
    subCategory: groupName,
    options: z
      .array(
        z.object({
          text: text(maxText, 'The text of an option').check(clean),
          points: z
            .number('The points must be a number.')
            .check(z.minimum(-maxPoints, 'The points are too low.'), z.maximum(maxPoints, 'The points are too high.')),
          remarks: phrase,
          strength: phrase,
          scw: phrase,
          weakness: phrase,
        }),
      )
      .check(
        z.minLength(1, 'A question needs at least one option.'),
        z.maxLength(maxOptions, `A question has at most ${maxOptions} options.`),
      ),
  })
  .check(
    z.refine((draft: DraftQuestion) => sizeProblem(draft) === undefined, {
      error: ({ input }) => sizeProblem(input as DraftQuestion),
    }),
  );

export const getBankPage = endpoint({
  route: 'GET /admin/quizzes/{quizId}/versions/{version}/pages/{page}',
  summary: 'Questions of a published bank version, one stored chunk at a time',
  params: z.object({ quizId, version, page }),
  reply: z.object({ questions: z.array(question) }),
  refusals: ['not-found'],
});
