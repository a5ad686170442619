import * as z from 'zod/mini';
import { notAnId } from '#functions/domain/words/fields.ts';
import { message } from './messages.ts';
import { endpoint } from '#functions/contract/endpoint.ts';
import { instant, trimmed, userId } from '#functions/contract/fields.ts';
import { maxSearchLength } from '#functions/domain/text/search-words.ts';

/** Search words in any case, with or without accents; each has to match a part of the text. */
export const typedWords = z.string().check(trimmed, z.minLength(1), z.maxLength(maxSearchLength));

export const batchId = z.string().check(z.regex(/^[0-9a-z]{6}$/, notAnId));

/** Narrows a list to people and batches, by id or by words. */
export const finderFilter = {
  person: z.optional(userId),
  who: z.optional(typedWords),
  batch: z.optional(batchId),
  label: z.optional(typedWords),
};

export const personFound = z.object({ userId: z.string(), name: z.string(), email: z.string() });
export type PersonFound = z.infer<typeof personFound>;

export const findPeople = endpoint({
  route: 'GET /admin/people',
  summary: 'People who have all these words in their name or e-mail address',
  query: z.object({ typed: typedWords }),
  /** `isCutOff`: more people match than are listed. */
  reply: z.object({ people: z.array(personFound), isCutOff: z.boolean() }),
});

export const getPerson = endpoint({
  route: 'GET /admin/people/{userId}',
  summary: 'Who someone is, with the messages from their address, newest first',
  params: z.object({ userId }),
  reply: z.extend(personFound, { isAdmin: z.boolean(), messages: z.array(message) }),
  refusals: ['not-found'],
});

const batchFound = z.object({
  batchId: z.string(),
  label: z.string(),
  count: z.number(),
  quizId: z.number(),
  quizName: z.string(),
  createdAt: instant,
});
export type BatchFound = z.infer<typeof batchFound>;

export const findBatches = endpoint({
  route: 'GET /admin/coupon-batches',
  summary: 'Batches, of any quiz, that have all these words in their label or id, newest first',
  query: z.object({
    /** Absent: the newest ones. */
    typed: z.optional(z.string().check(trimmed, z.maxLength(maxSearchLength))),
  }),
  reply: z.object({ batches: z.array(batchFound), isCutOff: z.boolean() }),
});
