import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import { defaultQuizDetails } from '#functions/domain/banks/quiz.ts';
import { activateQuiz, getActiveQuiz, listQuizzes } from '#functions/usecases/banks/quizzes.ts';
import { decideUpload } from '#functions/usecases/uploads/decide-upload.ts';
import { publishBank } from '#functions/usecases/banks/publish-bank.ts';
import { restoreVersion, submitChanges } from '#functions/usecases/banks/change-bank.ts';
import { record } from '#test/support/faults.ts';
import { another, engineOn, newEventId, quizId, type Engine } from '#test/support/engine/make-engine.ts';
import { bankOfThree, makeMapFile, mapHeader } from '#test/support/sheets/make-map.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';
import { uploadTo } from '#test/support/sheets/upload-to.ts';

const promised = async (engine: Engine) => (await getActiveQuiz(another(engine).ports)).reportParts;
const eq = [mapHeader, ...['A a1', 'A a2', 'B b1'].map((name) => [...name.split(' '), 'EQ', '', ''])];

async function publish(
  engine: Engine,
  sheet: typeof eq,
  { quiz = quizId, revision = 0, questions = bankOfThree() } = {},
) {
  const { uploadId } = await uploadTo(engine, makeMapFile(sheet, { questions }));
  await decideUpload(engine.ports, { uploadId, choices: { columns: {} }, remember: false });
  const { staging = '' } = (await engine.ports.uploads.find(uploadId)) ?? {};
  const details = defaultQuizDetails;
  const seen = revision > 0 ? { revision } : {};
  const replacesActiveQuizId = quiz === quizId ? undefined : quizId;
  const request = { quizId: quiz, uploadId, staging, details, replacesActiveQuizId, by: 'admin', ...seen };
  await publishBank(engine.ports, request);
}

describe('the promised parts of a report', () => {
  it('follow each publication, restoration, edit and activation', async () => {
    const engine = engineOn(await makeTable());
    await publish(engine, eq);
    expect(await promised(engine)).toEqual(['scores', 'EQ']);
    await publish(engine, [mapHeader], { revision: 1 });
    expect(await promised(engine)).toEqual(['scores']);
    const change = { quizId, by: 'admin', note: '' };
    await restoreVersion(engine.ports, { ...change, changeId: newEventId(), version: 1, revision: 2, baseVersion: 2 });
    expect(await promised(engine)).toEqual(['scores', 'EQ']);
    const [first] = await engine.ports.banks.getQuestions(quizId, 3);
    const edit = { ...change, changeId: newEventId(), revision: 3, baseVersion: 3, edited: [], added: [] };
    await submitChanges(engine.ports, { ...edit, deleted: [first?.id ?? 0] });
    // Five questions are too few for a quotient.
    expect(await promised(engine)).toEqual(['scores']);
    const phrases = bankOfThree().map((one): DraftQuestion => ({
      ...one,
      options: one.options.map((option) => ({ ...option, scw: 'Bold' })),
    }));
    await publish(engine, eq, { quiz: 2, questions: phrases });
    expect(await promised(engine)).toEqual(['scores', 'EQ', 'swot']);
    await activateQuiz(engine.ports, { quizId, activeQuizId: 2, by: 'admin' });
    expect(await promised(engine)).toEqual(['scores']);
    const { quizzes } = await listQuizzes(engine.ports);
    expect(quizzes.map(({ reportParts }) => reportParts)).toEqual([['scores'], ['scores', 'EQ', 'swot']]);
  });

  it('are read with the quiz itself', async () => {
    const engine = engineOn(await makeTable());
    await publish(engine, eq);
    const reader = another(engine);
    const calls = record(reader.table);
    await getActiveQuiz(reader.ports);
    expect(calls).toHaveLength(1);
  });

  it('are hidden after a change of the rules, until the quiz is published again', async () => {
    const engine = engineOn(await makeTable());
    await publish(engine, eq);
    await byOlderRules(engine, quizId);
    expect(await promised(engine)).toEqual([]);
    expect(await listQuizzes(another(engine).ports)).toMatchObject({ quizzes: [{ reportParts: [] }] });
    await publish(engine, eq, { revision: 1 });
    expect(await promised(engine)).toEqual(['scores', 'EQ']);
  });
});

/** As the rules before these had found them. */
async function byOlderRules({ table }: Engine, ...quizIds: number[]): Promise<void> {
  for (const Key of [keys.active(), ...quizIds.map(keys.quiz)])
    await table.db.send(
      new UpdateCommand({
        ...{ TableName: table.name, Key },
        UpdateExpression: 'SET reportParts = :wrong, partsRules = :older',
        ExpressionAttributeValues: { ':wrong': ['swot'], ':older': 0 },
      }),
    );
}
