import { LambdaClient } from '@aws-sdk/client-lambda';
import { SQSClient } from '@aws-sdk/client-sqs';
import { configOf, stackName } from '#infra/config.ts';
import type { HandlerName } from '#infra/constructs/function-sizes.ts';
import { findDeadLetters, type DeadLetters } from './dead-letters.ts';
import { moveMessages } from './move-messages.ts';
import { repeatCalls } from './repeat-calls.ts';

/** Queues whose messages are for reading only, with the reason. */
const onlyToRead: Record<string, string> = {
  missedruns: 'stay: the next run has done their work. They go by themselves after a day.',
  uploads: 'stay: a refused upload is not read again. Ask for the file again, then delete them.',
};

interface Request {
  stage: string;
  /** Only this queue. */
  queue?: string | undefined;
  isDryRun: boolean;
  /** Shows what waits, and asks whether to go on. */
  agree: (list: string) => Promise<boolean>;
}

const line = ({ name, waiting }: DeadLetters) => `${name}: ${waiting} waiting`;

/** Brings what waits in the dead-letter queues of a stage back to where it came from. @returns what was done, a line for each queue. */
export async function redriveStage({ stage, queue, isDryRun, agree }: Request): Promise<string> {
  const config = configOf(stage);
  const { region } = config;
  const sqs = new SQSClient({ region });
  const all = await findDeadLetters(config, sqs);
  const chosen = queue === undefined ? all : all.filter(({ name }) => name === queue);
  if (chosen.length === 0)
    throw new Error(`${stage} has no queue "${queue ?? ''}". There are: ${all.map(({ name }) => name).join(', ')}.`);
  const list = chosen.map(line).join('\n');
  const full = chosen.filter(({ waiting }) => waiting > 0);
  if (isDryRun || full.length === 0) return list;
  if (!(await agree(list))) return 'Nothing was moved.';
  const subscriber = `${stackName(stage, 'app')}-${'record-mail-event' satisfies HandlerName}:live`;
  const lambda = new LambdaClient({ region });
  const done: string[] = [];
  for (const each of full) {
    const move = () =>
      each.of === 'messages' ? moveMessages(sqs, each) : repeatCalls({ sqs, lambda }, each, subscriber);
    // One queue that refuses, because an earlier move is not done, does not stop the others.
    const outcome = onlyToRead[each.name] ?? (await move().catch((cause: Error) => `not moved: ${cause.message}`));
    done.push(`${each.name}: ${outcome}`);
  }
  return done.join('\n');
}
