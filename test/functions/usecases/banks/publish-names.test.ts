import { beforeEach, describe, expect, it } from 'vitest';
import type { NameAnswers } from '#functions/domain/uploads/parameter-review.ts';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import { publishBank } from '#functions/usecases/banks/publish-bank.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { makeEngine, quizId, type Engine } from '#test/support/engine/make-engine.ts';
import { stageDrafts } from '#test/support/sheets/stage-drafts.ts';
import * as words from '#functions/domain/words/uploads/asks.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await makeEngine({ questions: 5 });
});

const noDefects = { error: 0, skipped: 0, defaulted: 0, note: 0 };
const details = { name: 'Bank', description: '', price: 0 };

/** Five questions; the first two with another main parameter than the live bank has. */
const bankWith = (category: string): DraftQuestion[] =>
  makeBank(5).map((draft, index) => (index < 2 ? { ...draft, category } : draft));

async function publishWith(drafts: DraftQuestion[], answers: NameAnswers, target = quizId) {
  const { uploads, clock, newId } = engine.ports;
  const uploadId = newId();
  await uploads.create({ uploadId, fileName: 'bank.xlsx', by: 'admin', now: clock() });
  const staging = await stageDrafts(engine.ports, uploadId, drafts, target, noDefects, answers);
  const revision = (await engine.ports.quizzes.find(target))?.revision;
  const request = { quizId: target, uploadId, staging, details, revision, replacesActiveQuizId: quizId, by: 'admin' };
  return publishBank(engine.ports, request);
}

describe('publishing names that the live bank does not have', () => {
  it.each([
    ['a new main parameter', 'Courage', words.newName('Courage')],
    ['a near twin of a live name', 'parameter-1', words.twin('parameter-1', 'Parameter 1')],
    ['questions without a main parameter', '', words.withoutParameter(2)],
  ])('is refused for %s, and writes nothing', async (_, category, problem) => {
    await expect(publishWith(bankWith(category), {})).rejects.toMatchObject({
      code: 'names-unanswered',
      message: expect.stringContaining(problem) as string,
    });
    expect(await engine.ports.quizzes.find(quizId)).toMatchObject({ version: 1, revision: 1 });
  });

  it('is refused for two options that look the same', async () => {
    const [first, ...others] = makeBank(5);
    const [option] = first?.options ?? [];
    if (!first || !option) throw new Error('too few');
    const twin = { ...option, text: `${option.text}.`, points: 3 };
    const drafts = [{ ...first, options: [...first.options, twin] }, ...others];
    await expect(publishWith(drafts, {})).rejects.toMatchObject({ code: 'names-unanswered' });
    const spellings = [{ of: 'option' as const, from: twin.text, to: twin.text }];
    await expect(publishWith(drafts, { spellings })).resolves.toMatchObject({ version: 2 });
  });

  it('succeeds once the names are confirmed, and needs no confirmation afterwards', async () => {
    await expect(publishWith(bankWith('Courage'), { newParameters: ['Courage'] })).resolves.toMatchObject({
      version: 2,
    });
    await expect(publishWith(bankWith('Courage'), {})).resolves.toMatchObject({ version: 3 });
  });
});
