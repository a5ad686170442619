import * as z from 'zod/mini';
import { endpoint } from '#functions/contract/endpoint.ts';
import { page, quizId, text, version } from '#functions/contract/fields.ts';

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

const phrase = z.string().check(z.trim(), z.maxLength(10_000, 'A phrase may have at most 10,000 characters.'));
const groupName = z.string().check(z.trim(), z.maxLength(500, 'A category may have at most 500 characters.'));

/** A question as an admin writes it. */
export const writtenQuestion = z.object({
  text: text(10_000, 'The question'),
  category: groupName,
  subCategory: groupName,
  options: z
    .array(
      z.object({
        text: text(10_000, 'The text of an option'),
        points: z
          .number('The points must be a number.')
          .check(z.minimum(-1_000_000, 'The points are too low.'), z.maximum(1_000_000, 'The points are too high.')),
        remarks: phrase,
        strength: phrase,
        scw: phrase,
        weakness: phrase,
      }),
    )
    .check(
      z.minLength(1, 'A question needs at least one option.'),
      z.maxLength(36, 'A question has at most 36 options.'),
    ),
});

export const getBankPage = endpoint({
  method: 'GET',
  path: '/admin/quizzes/{quizId}/versions/{version}/pages/{page}',
  access: 'admin',
  summary: 'Questions of a published bank version, one stored chunk at a time',
  params: z.object({ quizId, version, page }),
  reply: z.object({ questions: z.array(question) }),
  refusals: ['not-found'],
});
