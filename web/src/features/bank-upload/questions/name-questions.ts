import { counted, plural } from '#functions/domain/text/counted.ts';
import { choiceLimits, type Spelling } from '#functions/domain/uploads/sheet-choices.ts';
import { add, withKept, withMainParameter, withSpellings } from '../answers/change-choices.ts';
import type { DefectGroup } from '../answers/defect-titles.ts';
import type { Review } from '../review/use-review.ts';
import { type Choice, type OpenQuestion, questions, show } from './open-question.ts';

const points = (count: number) => counted(count, 'point');

const kinds: Record<Spelling['of'], string> = {
  category: 'main parameter',
  subCategory: 'sub-parameter',
  option: 'option',
};

/** A text at the end of a sentence: its own full stop or question mark ends it. */
const quoted = (text: string) =>
  text.length > 120 ? `“${text.slice(0, 119)}…”` : `“${text}”${/[.?!…।]$/.test(text) ? '' : '.'}`;

/** Missing, new and doubtful names. */
export function ofNames({ names }: Review, groups: readonly DefectGroup[]): OpenQuestion[] {
  if (!names) return [];
  const { twins, optionTwins, unconfirmed, withoutParameter, parameters } = names;
  const live = parameters.filter(({ liveQuestions }) => liveQuestions > 0).map(({ name }) => name);
  const missing: OpenQuestion = {
    id: 'no-category',
    title: `${questions(withoutParameter)} without a main parameter`,
    effect: `The report could not count ${plural(withoutParameter, 'it', 'them')}. Under a name ${plural(withoutParameter, 'it counts', 'they count')} in its score; left out, the bank has ${questions(withoutParameter)} less.`,
    name: {
      label: 'Main parameter for all of them',
      names: parameters.map(({ name }) => name),
      isTyped: true,
      choice: (name) => ({
        key: 'main parameter',
        text: 'Use it for all of them',
        change: withMainParameter(name),
        done: `They are now under “${name}”.`,
      }),
    },
    choices: [
      {
        key: 'out no-category',
        text: 'Leave out these rows',
        change: add('leaveOutKinds', 'no-category'),
        done: 'The rows are left out.',
      },
    ],
    group: groups.find(({ kind }) => kind === 'no-category'),
  };
  return [
    ...(withoutParameter > 0 ? [missing] : []),
    ...twins.map(({ of, from, to, by }) => {
      const ofTo = to.liveQuestions > 0 ? `${questions(to.liveQuestions)} live` : questions(to.questions);
      return twin(
        { of, from: from.name, to: to.name },
        {
          title: `Are “${from.name}” and “${to.name}” the same ${kinds[of]}?`,
          effect: `${by === 'form' ? 'They are only written differently. ' : ''}“${from.name}” has ${questions(from.questions)}, “${to.name}” ${ofTo}. As one they count together.`,
          yes: [`Yes, write “${to.name}”`, `“${from.name}” is written “${to.name}”.`],
          no: [`No, keep “${from.name}”`, `“${from.name}” is kept.`],
        },
      );
    }),
    ...(unconfirmed.length > choiceLimits.newParameters
      ? [tooManyNew(unconfirmed.length)]
      : unconfirmed.map((one) => newParameter(one, live))),
    ...optionTwins.map(({ from, to, questions: count, example, points: worth, differs }) =>
      twin(
        { of: 'option', from, to },
        {
          title: `Are the options “${from}” and “${to}” the same?`,
          effect: `“${from}” has ${points(worth.from)}, “${to}” ${points(worth.to)}. ${count > 1 ? `Both stand in ${questions(count)}, the first is` : 'Both stand in'} ${quoted(example)} As one, ${plural(count, 'it has', 'they have')} one option less.${differs ? ` Only “${to}” stays, with its own points and phrases.` : ''}`,
          yes: [`Yes, keep only “${to}”`, `“${from}” is merged.`],
          no: ['No, keep both', 'Both options are kept.'],
        },
      ),
    ),
  ];
}

interface TwinWords extends Pick<OpenQuestion, 'title' | 'effect'> {
  /** The answer, and what is announced after it. */
  yes: [string, string];
  no: [string, string];
}

/** Two texts that may be one: the second replaces the first, or both stay. */
function twin(spelling: Spelling, { yes, no, ...words }: TwinWords): OpenQuestion {
  const id = `${spelling.of} ${spelling.from}`;
  const keep = withKept(spelling);
  return {
    ...words,
    id: `${id} ${spelling.to}`,
    choices: [
      { key: `merge ${id}`, text: yes[0], change: withSpellings([spelling]), done: yes[1] },
      { key: `keep ${id}`, text: no[0], change: keep, done: no[1] },
    ],
    byDefault: { change: keep, of: 'alike' },
  };
}

function newParameter({ name, questions: count }: { name: string; questions: number }, live: string[]): OpenQuestion {
  const change = add('newParameters', name);
  return {
    id: `new ${name}`,
    title: `“${name}” is a new main parameter`,
    effect: `Confirmed, the report gets one main parameter more, with ${questions(count)}.`,
    choices: [{ key: `new ${name}`, text: `Confirm “${name}”`, change, done: `“${name}” is confirmed.` }],
    ...(live.length > 0 && {
      name: {
        label: `Or “${name}” is another name for`,
        names: live,
        choice: (to) => ({
          key: `merge ${name}`,
          text: 'Merge',
          change: withSpellings([{ of: 'category', from: name, to }]),
          done: `“${name}” is written “${to}”.`,
        }),
      },
    }),
    byDefault: { change, of: 'new' },
  };
}

function tooManyNew(count: number): OpenQuestion {
  return {
    id: 'new',
    title: `The file has ${show(count)} new main parameters`,
    effect: 'So many can’t be confirmed: map the right column as main parameter.',
    place: 'columns',
  };
}

/** Answers to many questions at once that are as good as certain. */
export function bulkChoices({ names }: Review): Choice[] {
  if (!names) return [];
  const certain = names.twins
    .filter(({ by }) => by === 'form')
    .map(({ of, from, to }) => ({ of, from: from.name, to: to.name }));
  const unconfirmed = names.unconfirmed.map(({ name }) => name);
  return [
    {
      count: certain.length,
      key: 'merge all',
      text: `Merge all ${show(certain.length)} that only look different`,
      change: withSpellings(certain),
      done: `${certain.length} names are merged.`,
    },
    {
      count: unconfirmed.length > choiceLimits.newParameters ? 0 : unconfirmed.length,
      key: 'confirm all',
      text: `Confirm all ${unconfirmed.length} new main parameters`,
      change: add('newParameters', ...unconfirmed),
      done: `${unconfirmed.length} main parameters are confirmed.`,
    },
  ].filter(({ count }) => count > 1);
}
