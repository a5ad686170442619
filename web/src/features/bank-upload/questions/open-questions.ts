import type { DefectView } from '#functions/contract/admin/uploads/uploads.ts';
import { maxBankQuestions } from '#functions/domain/banks/question-limits.ts';
import { blockingCount, mapProblem } from '#functions/domain/banks/parameters/review-map.ts';
import { counted, plural } from '#functions/domain/text/counted.ts';
import { choiceLimits, type Spelling } from '#functions/domain/uploads/sheet-choices.ts';
import {
  allOf,
  answerAsk,
  type Change,
  excludeKind,
  type Findings,
  withConfirmed,
  withKept,
  withSpellings,
} from '../answers/change-choices.ts';
import { type DefectGroup, groupDefects } from '../answers/defect-titles.ts';
import { needsMapping, type UploadPreview } from '../flow/upload-flow.ts';
import type { Review } from '../review/use-review.ts';
import { wordsOfAsk } from './ask-words.ts';

/** One of the answers to a question. */
export interface Choice {
  /** Identifies its button. */
  key: string;
  text: string;
  change: Change;
  /** Announced after the answer. */
  done: string;
}

/** Where a question is answered that is not answered in the list. */
export type Elsewhere = 'columns' | 'target' | 'addition' | 'live';

/** How a question is answered: by a button, by points, by a name, or at another place; or only in the file. */
export type Answer =
  | { by: 'choice'; choices: Choice[] }
  | { by: 'points'; scores: Findings['scores'] }
  /** A name is typed or chosen; for a new parameter (`of`) it says what that is called in the live bank. */
  | { by: 'name'; names: string[]; of?: string; choices: Choice[] }
  | { by: 'place'; place: Elsewhere }
  | { by: 'file' };

/** Something that has to be decided before an upload can be submitted. */
export interface OpenQuestion {
  id: string;
  title: string;
  /** What the answers do to the bank. */
  effect: string;
  /** The first of the rows that it is about, and the number of all. */
  rows?: { shown: readonly { sheet: number; row: number; text: string }[]; count: number };
  /** Defects that it is about, each with its row. */
  group?: DefectGroup;
  answer: Answer;
  /** The answer of the specification; absent: there is none. `of` names what many questions are about. */
  byDefault?: { change: Change; words: string } | { change: Change; of: 'new' | 'alike' };
}

const questions = (count: number) => counted(count, 'question');
const points = (count: number) => counted(count, 'point');
const show = (count: number) => count.toLocaleString('en-IN');

/** What is undecided about an upload, in the order in which it should be answered; empty if it can be submitted. */
export function openQuestions(preview: UploadPreview, review: Review): OpenQuestion[] {
  const { upload } = preview;
  const blocking = blockingCount(upload.counts, upload.map?.problems, review.isAdding ? 'add' : 'replace');
  const groups = groupDefects(review.defects.data ?? []).filter(({ severity }) => severity === 'error');
  const found = [
    ...ofTarget(review),
    ...(needsMapping(upload) ? [columnsToMap] : []),
    ...ofFile(upload.findings, groups),
    ...(preview.questions.length > 0
      ? [...ofNames(review, groups), ...ofAddition(preview, review), ...ofMap(review)]
      : []),
    ...(blocking > 0 ? ofDefects(groups, needsMapping(upload)) : []),
  ];
  return found.length === 0 && blocking > 0 ? [inFile(blocking)] : found;
}

const columnsToMap: OpenQuestion = {
  id: 'columns',
  title: 'Which column holds the questions?',
  effect: 'No header says it. Until the columns are mapped, the file gives no questions.',
  answer: { by: 'place', place: 'columns' },
};

function inFile(count: number): OpenQuestion {
  return {
    id: 'file',
    title: counted(count, 'defect blocks submitting', 'defects block submitting'),
    effect: 'Correct the file and upload it again.',
    answer: { by: 'file' },
  };
}

function ofTarget({ quiz, bank, notes }: Review): OpenQuestion[] {
  if (quiz?.archived) {
    return [
      {
        id: 'target',
        title: `Quiz ${quiz.quizId} is archived, and nothing can be published to it`,
        effect: 'Choose another target, or unarchive it first.',
        answer: { by: 'place', place: 'target' },
      },
    ];
  }
  if (!bank.error && !(notes.error && !notes.data)) return [];
  return [
    {
      id: 'live',
      title: 'The live questions could not be loaded',
      effect: 'So there is nothing to compare with.',
      answer: { by: 'place', place: 'live' },
    },
  ];
}

function ofFile(findings: Findings | undefined, groups: readonly DefectGroup[]): OpenQuestion[] {
  const { asks = [], scores = [] } = findings ?? {};
  const open = asks.filter(({ answer }) => answer === undefined);
  // Without scores no answer of a candidate would count, so this question comes first.
  const inOrder = [...open].sort((a, b) => Number(b.kind === 'noScores') - Number(a.kind === 'noScores'));
  const unread = scores.filter((score) => score.points === undefined);
  const options = unread.reduce((sum, { count }) => sum + count, 0);
  return [
    ...inOrder.map(ofAsk),
    ...(unread.length > 0
      ? [
          {
            id: 'scores',
            title: plural(unread.length, 'A score that can’t be read', `${unread.length} scores that can’t be read`),
            effect: `Enter how many points each one is worth. Together they are the points of ${counted(options, 'option')}. Until you do, no value is assumed.`,
            answer: { by: 'points' as const, scores: unread },
            ...groupOf(groups, 'score-not-a-number'),
          },
        ]
      : []),
  ];
}

function ofAsk(ask: Findings['asks'][number]): OpenQuestion {
  const { kind, count, rows } = ask;
  const words = wordsOfAsk(ask);
  return {
    id: kind,
    title: words.title(count),
    effect: words.question,
    rows: { shown: rows.filter(({ text }) => text !== ''), count },
    answer: {
      by: 'choice',
      choices: (['take', 'leave'] as const).flatMap((answer) => {
        const text = words[answer];
        const done = answer === 'take' ? words.taken : words.left;
        return text === undefined ? [] : [{ key: `${kind} ${answer}`, text, change: answerAsk(kind, answer), done }];
      }),
    },
    byDefault: { change: answerAsk(kind, 'take'), words: words.byDefault(count) },
  };
}

const kinds: Record<Spelling['of'], string> = {
  category: 'main parameter',
  subCategory: 'sub-parameter',
  option: 'option',
};

/** A text at the end of a sentence: its own full stop or question mark ends it. */
const quoted = (text: string) =>
  text.length > 120 ? `“${text.slice(0, 119)}…”` : `“${text}”${/[.?!…।]$/.test(text) ? '' : '.'}`;

function ofNames({ names }: Review, groups: readonly DefectGroup[]): OpenQuestion[] {
  if (!names) return [];
  const { twins, optionTwins, unconfirmed, withoutParameter, parameters } = names;
  const live = parameters.filter(({ liveQuestions }) => liveQuestions > 0).map(({ name }) => name);
  const missing: OpenQuestion = {
    id: 'no-category',
    title: `${questions(withoutParameter)} without a main parameter`,
    effect: `The report could not count ${plural(withoutParameter, 'it', 'them')}. Under a name ${plural(withoutParameter, 'it counts', 'they count')} in its score; left out, the bank has ${questions(withoutParameter)} less.`,
    answer: {
      by: 'name',
      names: parameters.map(({ name }) => name),
      choices: [
        {
          key: 'out no-category',
          text: 'Leave out these rows',
          change: excludeKind('no-category'),
          done: 'The rows are left out.',
        },
      ],
    },
    ...groupOf(groups, 'no-category'),
  };
  return [
    ...(withoutParameter > 0 ? [missing] : []),
    ...twins.map(({ of, from, to, by }): OpenQuestion => {
      const ofTo = to.liveQuestions > 0 ? `${questions(to.liveQuestions)} live` : questions(to.questions);
      return {
        id: `${of} ${from.name}`,
        title: `Are “${from.name}” and “${to.name}” the same ${kinds[of]}?`,
        effect: `${by === 'form' ? 'They are only written differently. ' : ''}“${from.name}” has ${questions(from.questions)}, “${to.name}” ${ofTo}. As one they count together.`,
        answer: {
          by: 'choice',
          choices: [
            {
              key: `merge ${of} ${from.name}`,
              text: `Yes, write “${to.name}”`,
              change: withSpellings([{ of, from: from.name, to: to.name }]),
              done: `“${from.name}” is written “${to.name}”.`,
            },
            keep(of, from.name, `No, keep “${from.name}”`, `“${from.name}” is kept.`),
          ],
        },
        byDefault: { change: withKept({ of, from: from.name }), of: 'alike' },
      };
    }),
    ...(unconfirmed.length > choiceLimits.newParameters
      ? [tooManyNew(unconfirmed.length)]
      : unconfirmed.map((one) => newParameter(one, live))),
    ...optionTwins.map(({ from, to, questions: count, example, points: worth, differs }): OpenQuestion => ({
      id: `option ${from} ${to}`,
      title: `Are the options “${from}” and “${to}” the same?`,
      effect: `“${from}” has ${points(worth.from)}, “${to}” ${points(worth.to)}. ${count > 1 ? `Both stand in ${questions(count)}, the first is` : 'Both stand in'} ${quoted(example)} As one, ${plural(count, 'it has', 'they have')} one option less.${differs ? ` Only “${to}” stays, with its own points and phrases.` : ''}`,
      answer: {
        by: 'choice',
        choices: [
          {
            key: `merge option ${from}`,
            text: `Yes, keep only “${to}”`,
            change: withSpellings([{ of: 'option', from, to }]),
            done: `“${from}” is merged.`,
          },
          keep('option', from, 'No, keep both', 'Both options are kept.'),
        ],
      },
      byDefault: { change: withKept({ of: 'option', from }), of: 'alike' },
    })),
  ];
}

function keep(of: Spelling['of'], from: string, text: string, done: string): Choice {
  return { key: `keep ${of} ${from}`, text, change: withKept({ of, from }), done };
}

function newParameter({ name, questions: count }: { name: string; questions: number }, live: string[]): OpenQuestion {
  const change = withConfirmed([name]);
  return {
    id: `new ${name}`,
    title: `“${name}” is a new main parameter`,
    effect: `Confirmed, the report gets one main parameter more, with ${questions(count)}.`,
    answer: {
      by: 'name',
      names: live,
      of: name,
      choices: [{ key: `new ${name}`, text: `Confirm “${name}”`, change, done: `“${name}” is confirmed.` }],
    },
    byDefault: { change, of: 'new' },
  };
}

function tooManyNew(count: number): OpenQuestion {
  return {
    id: 'new',
    title: `The file has ${show(count)} new main parameters`,
    effect: 'So many can’t be confirmed: map the right column as main parameter.',
    answer: { by: 'place', place: 'columns' },
  };
}

function ofAddition({ target }: UploadPreview, { quiz, isAdding, addition }: Review): OpenQuestion[] {
  if (!quiz || !isAdding || !addition) return [];
  const { fresh, same } = addition;
  const answer = { by: 'place', place: 'addition' } as const;
  if (fresh.length === 0) {
    const title = 'The bank has every question of the file already';
    return [{ id: 'addition', title, effect: 'There is nothing to add.', answer: { by: 'file' } }];
  }
  if (same.length > 0 && !target.leaveOutSame) {
    const title = `The bank has ${questions(same.length)} of the file already`;
    const effect = `A bank has each question once. Leave ${plural(same.length, 'it', 'them')} out, and ${questions(fresh.length)} ${plural(fresh.length, 'is', 'are')} added.`;
    return [{ id: 'addition', title, effect, answer }];
  }
  const total = quiz.questionCount + fresh.length;
  if (total <= maxBankQuestions) return [];
  const title = `The bank would have ${show(total)} questions, and ${show(maxBankQuestions)} are the most`;
  return [{ id: 'addition', title, effect: 'Leave some out of the file.', answer: { by: 'file' } }];
}

function ofMap({ map }: Review): OpenQuestion[] {
  const problem = map && mapProblem(map.problems);
  if (!map || problem === undefined) return [];
  const count = map.problems.length;
  return [
    {
      id: 'map',
      title: counted(count, 'problem', 'problems') + ' in what the file says of the parameters',
      effect: problem,
      answer: { by: 'file' },
    },
  ];
}

/** Kinds of defects that other questions ask about. */
const askedAlready = /^(map-.*|hidden|struck-out|not-unicode|other-quiz|no-scores|score-not-a-number|no-category)$/;

function ofDefects(groups: readonly DefectGroup[], isUnmapped: boolean): OpenQuestion[] {
  return groups
    .filter(({ kind }) => !askedAlready.test(kind) && !(isUnmapped && /^no-(header|questions)$/.test(kind)))
    .map((group) => ({
      id: group.kind,
      title: group.title,
      effect: `${counted(group.defects.length, 'defect')}. Leave the rows out, or correct the file and upload it again.`,
      group,
      answer: { by: 'file' as const },
    }));
}

function groupOf(groups: readonly DefectGroup[], kind: DefectView['kind']): { group?: DefectGroup } {
  const group = groups.find((one) => one.kind === kind);
  return group ? { group } : {};
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
      change: withConfirmed(unconfirmed),
      done: `${unconfirmed.length} main parameters are confirmed.`,
    },
  ].filter(({ count }) => count > 1);
}

/** The defaults of all questions that have one: as one change, with what it does in sentences; and the questions that stay open. */
export function defaultAnswers(open: readonly OpenQuestion[]): {
  change: Change;
  words: string[];
  left: OpenQuestion[];
} {
  const defaults = open.flatMap(({ byDefault }) => (byDefault ? [byDefault] : []));
  const about = (of: 'new' | 'alike') => defaults.filter((one) => 'of' in one && one.of === of).length;
  const [added, alike] = [about('new'), about('alike')];
  return {
    change: allOf(defaults.map(({ change }) => change)),
    words: [
      ...defaults.flatMap((one) => ('words' in one ? [one.words] : [])),
      ...(added > 0 ? [`${counted(added, 'new main parameter is', 'new main parameters are')} confirmed.`] : []),
      ...(alike > 0
        ? [`${counted(alike, 'name that looks like another stays', 'names that look like others stay')} as written.`]
        : []),
    ],
    left: open.filter(({ byDefault }) => byDefault === undefined),
  };
}
