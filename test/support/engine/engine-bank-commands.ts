import fc from 'fast-check';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import { restoreVersion, submitChanges } from '#functions/usecases/banks/change-bank.ts';
import { command, inOne } from './engine-command.ts';
import type { Real } from './engine-invariants.ts';
import type { Model } from './engine-model.ts';
import * as banks from './engine-model-banks.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { newEventId, quizId } from './make-engine.ts';

/** Banks that share no text, some texts, and all texts but not their case. */
const sheets = {
  odd: (r: Real) => odd(r),
  even: (r: Real) => even(r),
  mixed: (r: Real) => [...odd(r).slice(1), ...even(r).slice(0, 2)],
  loud: (r: Real) => odd(r).map((draft) => ({ ...draft, text: draft.text.toUpperCase() })),
};
type Sheet = keyof typeof sheets;

const odd = ({ story }: Real) => makeBank(3, `Story ${story} odd`);
const even = ({ story }: Real) => makeBank(4, `Story ${story} even`);

/** A text for a question: one of a bank, or one that no sheet has. */
function draftOf(r: Real, index: number): DraftQuestion {
  const draft = [...odd(r), ...makeBank(2, `Story ${r.story} reworded`)][index];
  if (!draft) throw new Error(`There is no text ${index}.`);
  return draft;
}

const sheet = fc.constantFrom<Sheet>('odd', 'even', 'mixed', 'loud');

const publish = (name: Sheet) => publishDrafts(`publish ${name}`, async (r) => sheets[name](r));

/** The questions of the version before the live one, from a sheet. */
const publishFormer = () =>
  publishDrafts('publish the version before again', async (r, m) =>
    r.engine.ports.banks.getQuestions(quizId, [...m.banks.keys()].at(-2) ?? m.version),
  );

function publishDrafts(name: string, draftsOf: (r: Real, m: Model) => Promise<DraftQuestion[]>) {
  let texts: string[] = [];
  return command(
    name,
    (m) => banks.publish(m, texts),
    async (r, m) => {
      const drafts = await draftsOf(r, m);
      texts = drafts.map(({ text }) => text);
      await r.engine.publish(drafts, (await live(r)).revision);
      return 'published';
    },
  );
}

function change(name: 'reword' | 'swap', place: number, index: number) {
  let text = '';
  return command(
    `${name} question ${place} with text ${index}`,
    (m) => banks[name](m, place, text),
    async (r) => {
      const draft = draftOf(r, index);
      text = draft.text;
      const seen = await live(r);
      const questions = await r.engine.ports.banks.getQuestions(quizId, seen.baseVersion);
      const { id } = questions[place % questions.length] ?? { id: NaN };
      const changes =
        name === 'reword'
          ? { edited: [{ id, draft }], added: [], deleted: [] }
          : { edited: [], added: [draft], deleted: [id] };
      await submitChanges(r.engine.ports, { ...seen, ...changes });
      return 'published';
    },
  );
}

function restore(index: number) {
  let version = 0;
  return command(
    `restore version ${index} of the story`,
    (m) => banks.restore(m, version),
    async (r, m) => {
      version = [...m.banks.keys()][index % m.banks.size] ?? NaN;
      await restoreVersion(r.engine.ports, { ...(await live(r)), version });
      return 'published';
    },
  );
}

async function live({ engine }: Real) {
  const { revision, version } = (await engine.ports.quizzes.find(quizId)) ?? { revision: NaN, version: NaN };
  return { quizId, changeId: newEventId(), revision, baseVersion: version, by: 'admin' };
}

/** What admins do to the bank meanwhile: upload other sheets, switch to another one and back, edit, restore an earlier version. */
export const bankCommands = [
  sheet.map(publish),
  sheet.map((name) => inOne([publish(name), publishFormer()])),
  fc.tuple(fc.constantFrom('reword', 'swap'), fc.nat(3), fc.nat(4)).map((one) => change(...one)),
  fc.nat(5).map(restore),
];
