import * as z from 'zod/mini';
import { endpoint } from '#functions/contract/endpoint.ts';
import { eventId, note, quizId, seenNumber, cursor, next } from '#functions/contract/fields.ts';
import { changeLimits } from '#functions/domain/banks/question-limits.ts';
import { publication } from './quizzes.ts';
import { writtenNote } from './parameters.ts';
import { writtenQuestion } from './questions.ts';
import { addedMost, editedMost } from '#functions/domain/words/quizzes.ts';

const versionView = z.object({
  version: z.number(),
  /** ISO 8601. */
  publishedAt: z.string(),
  publishedBy: z.string(),
  publishedByName: z.string(),
  origin: z.enum(['upload', 'edit', 'restore']),
  /** For `restore`: the version whose content it copies. */
  restoredFrom: z.optional(z.number()),
  note: z.optional(z.string()),
  questionCount: z.number(),
  /** Compared with the previous version. */
  counts: z.optional(
    z.object({ added: z.number(), changed: z.number(), removed: z.number(), notes: z.optional(z.number()) }),
  ),
  /** Pages of `getBankPage`. */
  pages: z.number(),
});
export type VersionView = z.infer<typeof versionView>;

export const listVersions = endpoint({
  route: 'GET /admin/quizzes/{quizId}/versions',
  summary: 'The published versions of a question bank, newest first',
  params: z.object({ quizId }),
  query: z.object({ cursor: z.optional(cursor) }),
  reply: z.object({ versions: z.array(versionView), next }),
});

/** Made by the client, once for each submission, so that a retry does not publish again. */
const changeId = eventId;

export const submitChanges = endpoint({
  route: 'POST /admin/quizzes/{quizId}/changes',
  summary: 'Publish the live bank with an admin’s edits as a new version, renumbered; edits keep the ids of questions',
  params: z.object({ quizId }),
  body: z.object({
    changeId,
    revision: seenNumber,
    /** The version that was edited: it must still be the live one. */
    baseVersion: seenNumber,
    edited: z
      .array(z.object({ id: seenNumber, draft: writtenQuestion }))
      .check(z.maxLength(changeLimits.edited, editedMost(changeLimits.edited))),
    added: z.array(writtenQuestion).check(z.maxLength(changeLimits.added, addedMost(changeLimits.added))),
    deleted: z.array(seenNumber).check(z.maxLength(changeLimits.deleted)),
    /** New notes, which replace those on the same parameters. */
    notes: z.optional(z.array(writtenNote).check(z.maxLength(changeLimits.notes))),
    note,
  }),
  reply: publication,
  refusals: ['not-found', 'revision-conflict', 'quiz-archived'],
});

export const restoreVersion = endpoint({
  route: 'POST /admin/quizzes/{quizId}/restorations',
  summary: 'Make the content of an earlier version the live one again, as a new version; nothing is copied',
  params: z.object({ quizId }),
  body: z.object({
    changeId,
    /** The version whose content is restored. */
    version: seenNumber,
    revision: seenNumber,
    /** The live version that the admin read. */
    baseVersion: seenNumber,
    note,
  }),
  reply: publication,
  refusals: ['not-found', 'revision-conflict', 'quiz-archived'],
});
