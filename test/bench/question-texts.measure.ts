import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { openTable, type Table } from '#functions/adapters/dynamo/table.ts';
import { textRegistry } from '#functions/adapters/dynamo/banks/text-registry.ts';
import { identifyQuestions } from '#functions/domain/banks/question-identity.ts';
import { intercept } from '#test/support/faults.ts';
import { makeBank, newQuiz } from '#test/support/make-bank.ts';
import { makeTable, newClient } from '#test/support/dynamo/make-table.ts';
import { versionOfTest } from '#test/support/dynamo/version-item.ts';
import { keepSection } from './support/figures.ts';
import { median, p95, timed } from './support/statistics.ts';

const questionsEach = 5000;
const versions = 50;

it('measures the texts that a quiz remembers', async () => {
  const table = await makeTable();
  const writes: number[] = [];
  const steps: Step[] = [];
  for (let version = 1; version <= versions; version++) {
    const step = await publish(table, version);
    steps.push(step);
    writes.push(step.written);
  }
  const last = steps.at(-1);
  if (!last) throw new Error('Nothing was published.');
  const again = await publish(table, versions + 1, 1);
  expect(again.written).toBe(0);
  const times = steps.slice(-10).map(({ ms }) => ms);
  keepSection('question texts', {
    title: 'Texts that a quiz remembers',
    how: `${questionsEach.toLocaleString('en')} questions with new texts in each of ${versions} versions. For a publication by one function on DynamoDB Local: the texts of all versions before are read, those of the new one found and added. Times are of the last ten.`,
    figures: [
      { name: 'Read, find and add', value: median(times), unit: 'ms', p95: p95(times), target: 5000 },
      { name: 'Read units of the last', value: last.read, unit: '' },
      { name: 'Write units of one', value: median(writes), unit: '', p95: p95(writes) },
      { name: 'Items at the end', value: last.segments.length, unit: '', target: 100 },
      { name: 'The list of them in the version', value: Buffer.byteLength(last.segments.join('')) / 1000, unit: 'kB' },
    ],
  });
});

interface Step {
  ms: number;
  read: number;
  written: number;
  segments: string[];
}

/** By a function that knows nothing yet. `texts`: the version whose texts it has; its own by default. */
async function publish({ name }: Table, version: number, texts = version): Promise<Step> {
  const table = openTable(name, newClient());
  const units = countUnits(table);
  const first = (texts - 1) * questionsEach;
  const stamp = { lastQuestionId: first, createdAt: '2026-01-05T00:00:00.000Z', createdBy: 'admin' };
  const { questions } = identifyQuestions(makeBank(questionsEach, `Version ${texts}`), newQuiz, stamp);
  const { ms, result } = await timed(async () => {
    const known = await textRegistry(table).open(1, version - 1);
    const found = await known.find(questions.map(({ text }) => text));
    return { segments: await known.add(questions), found: found.size };
  });
  expect(result.found).toBe(texts === version ? 0 : questionsEach);
  const { segments: textSegments } = result;
  const Item = versionOfTest(version, { textSegments });
  const step = { ms, ...units(), segments: textSegments };
  await table.db.send(new PutCommand({ TableName: name, Item }));
  return step;
}

function countUnits(table: Table): () => { read: number; written: number } {
  let read = 0;
  let written = 0;
  intercept(
    table,
    () => true,
    async (send, call) => {
      call.input['ReturnConsumedCapacity'] = 'TOTAL';
      const { output } = (await send()) as { output: { ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[] } };
      const units = [output.ConsumedCapacity ?? []]
        .flat()
        .reduce((sum, { CapacityUnits = NaN }) => sum + CapacityUnits, 0);
      if (call.name.startsWith('Put')) written += units;
      else read += units;
      return { output };
    },
  );
  return () => ({ read, written });
}
