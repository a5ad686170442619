import { choiceLimits, type Spelling } from '#functions/domain/uploads/sheet-choices.ts';
import * as words from '#web/lib/words/bank-upload/decisions.ts';
import { add, withKept, withMainParameter, withSpellings } from '../answers/change-choices.ts';
import type { DefectGroup } from '../answers/group-defects.ts';
import type { Review } from '../review/use-review.ts';
import type { Choice, OpenQuestion } from './open-question.ts';

/** Missing, new and doubtful names. */
export function ofNames({ names }: Review, groups: readonly DefectGroup[]): OpenQuestion[] {
  if (!names) return [];
  const { twins, optionTwins, unconfirmed, withoutParameter, parameters } = names;
  const live = parameters.filter(({ liveQuestions }) => liveQuestions > 0).map(({ name }) => name);
  const missing: OpenQuestion = {
    id: 'no-category',
    title: words.missing(withoutParameter),
    effect: words.missingHint,
    name: {
      label: words.mainParameter.label,
      names: parameters.map(({ name }) => name),
      isTyped: true,
      choice: (name) => ({
        key: 'main-parameter',
        text: words.mainParameter.use,
        change: withMainParameter(name),
        done: words.assigned(withoutParameter, name),
      }),
    },
    choices: [
      {
        key: 'out-no-category',
        change: add('leaveOutKinds', 'no-category'),
        ...words.leaveRows,
      },
    ],
    group: groups.find(({ kind }) => kind === 'no-category'),
  };
  return [
    ...(withoutParameter > 0 ? [missing] : []),
    ...twins.map(({ of, from, to, by }) => {
      const spelling = { of, from: from.name, to: to.name };
      return twin(spelling, {
        effect: `${by === 'form' ? `${words.sameForm} ` : ''}${words.counts(from, to)}`,
        yes: [words.yes(to.name), words.renamed(spelling)],
        no: [words.no(from.name), words.isKept(spelling)],
      });
    }),
    ...(unconfirmed.length > choiceLimits.newParameters
      ? [tooManyNew(unconfirmed.length)]
      : unconfirmed.map((one) => newParameter(one, live))),
    ...optionTwins.map(({ from, to, questions: count, example, points, differs }) => {
      const spelling = { of: 'option' as const, from, to };
      const where = count > 1 ? words.inQuestions(count, example) : words.inQuestion(example);
      return twin(spelling, {
        effect: [words.optionPoints(from, to, points), where, ...(differs ? [words.onlyStays(to)] : [])].join(' '),
        yes: [words.yesOnly(to), words.renamed(spelling)],
        no: [words.both.no, words.both.done],
      });
    }),
  ];
}

interface TwinWords extends Pick<OpenQuestion, 'effect'> {
  /** The answer, and what is announced after it. */
  yes: [string, string];
  no: [string, string];
}

/** Two texts that may be one: the second replaces the first, or both stay. */
function twin(spelling: Spelling, { yes, no, effect }: TwinWords): OpenQuestion {
  const id = `${spelling.of} ${spelling.from}`;
  const keep = withKept(spelling);
  return {
    id: `${id} ${spelling.to}`,
    title: words.areSame(spelling),
    effect,
    choices: [
      { key: `merge-${id}`, text: yes[0], change: withSpellings([spelling]), done: yes[1] },
      { key: `keep-${id}`, text: no[0], change: keep, done: no[1] },
    ],
    byDefault: { change: keep, of: 'alike' },
  };
}

function newParameter({ name, questions: count }: { name: string; questions: number }, live: string[]): OpenQuestion {
  const change = add('newParameters', name);
  return {
    id: `new-${name}`,
    title: words.isNew(name),
    effect: words.isNewHint(count),
    choices: [{ key: `new-${name}`, text: words.confirm(name), change, done: words.confirmed(name) }],
    ...(live.length > 0 && {
      name: {
        label: words.otherName(name),
        names: live,
        choice: (to) => ({
          key: `merge-${name}`,
          text: words.merge,
          change: withSpellings([{ of: 'category', from: name, to }]),
          done: words.renamed({ of: 'category', from: name, to }),
        }),
      },
    }),
    byDefault: { change, of: 'new' },
  };
}

function tooManyNew(count: number): OpenQuestion {
  return { id: 'new', title: words.manyNew(count), effect: words.manyNewHint, place: 'columns' };
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
      key: 'merge-all',
      text: words.mergeAll(certain.length),
      change: withSpellings(certain),
      done: words.mergedAll(certain.length),
    },
    {
      count: unconfirmed.length > choiceLimits.newParameters ? 0 : unconfirmed.length,
      key: 'confirm-all',
      text: words.confirmAll(unconfirmed.length),
      change: add('newParameters', ...unconfirmed),
      done: words.confirmedAll(unconfirmed.length),
    },
  ].filter(({ count }) => count > 1);
}
