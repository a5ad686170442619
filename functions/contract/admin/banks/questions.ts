import * as z from 'zod/mini';
import { endpoint } from '#functions/contract/endpoint.ts';
import { page, quizId, text, version } from '#functions/contract/fields.ts';
import { cleanText, questionLimits, sizeProblem } from '#functions/domain/banks/question-limits.ts';
import { tooLong } from '#functions/domain/words/fields.ts';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import * as words from '#functions/domain/words/bank.ts';

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
const phrase = z.string().check(clean, z.maxLength(maxText, tooLong(words.fields.phrase, maxText)));
const groupName = z.string().check(clean, z.maxLength(maxGroup, tooLong(words.fields.category, maxGroup)));

export const writtenQuestion = z
  .object({
    text: text(maxText, words.fields.question).check(clean),
    category: groupName.check(z.minLength(1, words.missingParameter)),
    subCategory: groupName,
    options: z
      .array(
        z.object({
          text: text(maxText, words.fields.option).check(clean),
          points: z
            .number(words.pointsNumber)
            .check(z.minimum(-maxPoints, words.pointsLow), z.maximum(maxPoints, words.pointsHigh)),
          remarks: phrase,
          strength: phrase,
          scw: phrase,
          weakness: phrase,
        }),
      )
      .check(z.minLength(1, words.needsOption), z.maxLength(maxOptions, words.optionsMost(maxOptions))),
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
