import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { activeQuizUnchanged, quizUnchanged } from '#functions/adapters/dynamo/banks/quiz-reader.ts';
import type { ItemKey } from '#functions/adapters/dynamo/get-items.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { defaultQuizDetails, type Quiz } from '#functions/domain/banks/quiz.ts';
import { changedQuiz, quizToActivate } from '#functions/domain/banks/quiz-change.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';
import { holds } from '#test/support/dynamo/write-conditions.ts';

let table: Table;
beforeAll(async () => {
  table = await makeTable();
});

const quizId = 9;
const at = Date.UTC(2026, 0, 5, 9);
const makeQuiz = (revision: number): Quiz => ({
  ...{ quizId, ...defaultQuizDetails, revision, version: 1, questionCount: 4, lastQuestionId: 4, resumeLimit: 4 },
  ...{ reportParts: [], partsRules: 1, updatedAt: '2026-01-05T09:00:00.000Z', updatedBy: 'admin' },
});

type Condition = ReturnType<typeof quizUnchanged> | ReturnType<typeof activeQuizUnchanged>;

/** Whether the database takes a write on this condition where this is stored. */
async function holdsFor(key: ItemKey, stored: object | undefined, condition: Condition): Promise<boolean> {
  const TableName = table.name;
  if (stored) await table.db.send(new PutCommand({ TableName, Item: { ...key, ...stored } }));
  else await table.db.send(new DeleteCommand({ TableName, Key: key }));
  return holds(table, new PutCommand({ TableName, Item: { ...key, ...stored }, ...condition }));
}

/** Whether the domain lets it pass; another refusal than that of a conflict is none of this test's. */
function isAsSeen(look: () => unknown): boolean {
  try {
    look();
    return true;
  } catch (cause) {
    expect(cause).toMatchObject({ code: 'revision-conflict' });
    return false;
  }
}

const ids = fc.constantFrom(undefined, 1, 2, 3);
const cases = fc.record({ stored: ids, seen: ids });

describe('the condition of a change to a quiz', () => {
  it('holds for the revision that the domain accepts, and for a new quiz', async () => {
    const publication = { bank: { questionCount: 4, lastQuestionId: 4 }, reportParts: [] };
    await fc.assert(
      fc.asyncProperty(cases, async (revision) => {
        const stored = revision.stored === undefined ? undefined : makeQuiz(revision.stored);
        const seen = revision.seen === undefined ? undefined : { revision: revision.seen };
        const change = { quizId, ...seen, publication, by: 'admin', at };
        expect(await holdsFor(keys.quiz(quizId), stored, quizUnchanged(seen))).toBe(
          isAsSeen(() => changedQuiz({ before: stored, activeQuizId: undefined }, change)),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('holds for the active quiz that the domain lets another one replace', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async ({ stored, seen }) => {
        const active = stored === undefined ? undefined : { quizId: stored, name: 'Active' };
        const condition = activeQuizUnchanged(seen === undefined ? undefined : { quizId: seen });
        expect(await holdsFor(keys.active(), active, condition)).toBe(
          isAsSeen(() => quizToActivate(makeQuiz(1), active, { quizId, activeQuizId: seen })),
        );
      }),
      { numRuns: 60 },
    );
  });
});
