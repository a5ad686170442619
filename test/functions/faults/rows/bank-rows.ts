import { ulid } from 'ulid';
import type { OperationName } from '#functions/contract/api.ts';
import { newEventId, quizId } from '#test/support/engine/make-engine.ts';
import type { CommandRow } from '#test/support/fault-table/command-row.ts';
import type { FaultWorld } from '#test/support/fault-table/fault-world.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { stageDrafts } from '#test/support/sheets/stage-drafts.ts';

const details = { name: 'TrueIn Assessment', description: 'Assessment', price: 1999 };
const otherQuiz = 7;

async function staged(world: FaultWorld, quiz = quizId, name = 'Published') {
  const { ports, clock } = world.engine;
  const uploadId = ulid();
  await ports.uploads.create({ uploadId, fileName: 'bank.xlsx', by: world.adminId, now: clock() });
  const staging = await stageDrafts(ports, uploadId, makeBank(3, name), quiz);
  return { uploadId, staging, details };
}

/** A command of an admin to a quiz. */
const toQuiz = (
  name: string,
  documented: string,
  operation: OperationName,
  body: (world: FaultWorld) => Promise<object>,
  quiz = quizId,
): CommandRow => ({
  name,
  documented,
  operation,
  prepare: async (world) =>
    world.request(operation, { params: { quizId: quiz }, body: await body(world), token: world.admin }),
});

/** What admins do to quizzes and their banks. */
export const bankRows: CommandRow[] = [
  toQuiz('publish a new version', 'publish, add', 'publishBank', async (world) => ({
    ...(await staged(world)),
    changeId: newEventId(),
    revision: 1,
  })),
  toQuiz(
    'publish a new quiz',
    'publish, add',
    'publishBank',
    async (world) => ({
      ...(await staged(world, otherQuiz)),
      changeId: newEventId(),
    }),
    otherQuiz,
  ),
  toQuiz('add a file to the bank', 'publish, add', 'publishBank', async (world) => ({
    ...(await staged(world, quizId, 'More')),
    mode: 'add',
    changeId: newEventId(),
    revision: 1,
  })),
  toQuiz('submit changes', 'submit changes', 'submitChanges', async () => ({
    changeId: newEventId(),
    revision: 1,
    baseVersion: 1,
    edited: [],
    added: makeBank(1, 'Added'),
    deleted: [2],
  })),
  toQuiz('restore a version', 'restore', 'restoreVersion', async ({ engine }) => {
    await engine.publish(makeBank(2, 'Second'), 1);
    return { changeId: newEventId(), version: 1, revision: 2, baseVersion: 2 };
  }),
  toQuiz('change the details of a quiz', '', 'updateQuiz', async () => ({
    details: { ...details, price: 5 },
    secondsPerAttempt: 600,
    changeId: newEventId(),
    revision: 1,
  })),
  toQuiz(
    'activate a quiz',
    'activate',
    'activateQuiz',
    async ({ engine }) => {
      await engine.publish(makeBank(2, 'Other'), undefined, otherQuiz);
      await engine.ports.quizzes.activate({ quizId, by: 'admin', at: engine.clock(), activeQuizId: otherQuiz });
      return { activeQuizId: quizId };
    },
    otherQuiz,
  ),
  toQuiz(
    'archive a quiz',
    'archive',
    'archiveQuiz',
    async ({ engine }) => {
      await engine.publish(makeBank(2, 'Other'), undefined, otherQuiz);
      return { archived: true, changeId: newEventId(), revision: 1 };
    },
    quizId,
  ),
];
