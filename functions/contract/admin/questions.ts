import * as z from 'zod/mini';
import { endpoint } from '#functions/contract/endpoint.ts';
import { page, quizId, version } from '#functions/contract/fields.ts';

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

export const getBankPage = endpoint({
  method: 'GET',
  path: '/admin/quizzes/{quizId}/versions/{version}/pages/{page}',
  access: 'admin',
  summary: 'Questions of a published bank version, one stored chunk at a time',
  params: z.object({ quizId, version, page }),
  reply: z.object({ questions: z.array(question) }),
  refusals: ['not-found'],
});
