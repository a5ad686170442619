import { ulid } from 'ulid';
import type { OperationName } from '#functions/contract/api.ts';
import { newEventId, quizId } from '#test/support/engine/make-engine.ts';
import { request, type CommandRow } from '#test/support/fault-table/command-row.ts';
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
  return { uploadId, staging, details, replacesActiveQuizId: quizId };
}

/** A command of an admin to a quiz, of which they saw revision 1. */
const toQuiz = (
  operation: OperationName,
  { quiz = quizId, ...kind }: { name: string; documented?: string; quiz?: number },
  body: (world: FaultWorld) => Promise<object>,
) =>
  request(operation, { ...kind, isLeftover: isOfUnusedBank }, async (world) => ({
    params: { quizId: quiz },
    body: { changeId: newEventId(), ...(quiz === quizId && { revision: 1 }), ...(await body(world)) },
  }));

const publishOther = ({ engine }: FaultWorld) => engine.publish(makeBank(2, 'Other'), undefined, otherQuiz);

/** A chunk of a bank that another try replaced: no version refers to it. */
function isOfUnusedBank(line: string, lines: readonly string[]): boolean {
  const bank = /"pk":"BANK#(\w{26})"/.exec(line)?.[1];
  return bank !== undefined && !lines.some((one) => one.includes('"sk":"VERSION#') && one.includes(bank));
}

/** What admins do to quizzes and their banks. */
export const bankRows: CommandRow[] = [
  toQuiz('publishBank', { name: 'publish a new version', documented: 'publish, add' }, staged),
  toQuiz('publishBank', { name: 'publish a new quiz', quiz: otherQuiz }, (world) => staged(world, otherQuiz)),
  toQuiz('publishBank', { name: 'add a file to the bank' }, async (world) => ({
    ...(await staged(world, quizId, 'More')),
    mode: 'add',
  })),
  toQuiz('submitChanges', { name: 'submit changes', documented: 'submit changes' }, async () => ({
    ...{ baseVersion: 1, edited: [], added: makeBank(1, 'Added'), deleted: [2] },
  })),
  toQuiz('restoreVersion', { name: 'restore a version', documented: 'restore' }, async ({ engine }) => {
    await engine.publish(makeBank(2, 'Second'), 1);
    return { version: 1, revision: 2, baseVersion: 2 };
  }),
  toQuiz('updateQuiz', { name: 'change the details of a quiz' }, async () => ({
    details: { ...details, price: 5 },
    secondsPerAttempt: 600,
  })),
  request('activateQuiz', { name: 'activate a quiz', documented: 'activate' }, async (world) => {
    const { ports, clock } = world.engine;
    await publishOther(world);
    await ports.quizzes.activate({ quizId, by: 'admin', at: clock(), activeQuizId: otherQuiz });
    return { params: { quizId: otherQuiz }, body: { activeQuizId: quizId } };
  }),
  toQuiz('archiveQuiz', { name: 'archive a quiz', documented: 'archive' }, async (world) => {
    await publishOther(world);
    return { archived: true };
  }),
];
