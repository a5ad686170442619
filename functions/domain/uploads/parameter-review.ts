import { comparableName } from '#functions/domain/text/alike.ts';
import {
  maxNamesForTypos,
  nameTwins,
  type CountedName,
  type NameTwin,
  optionTwins,
  type OptionTwin,
} from './name-twins.ts';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import { type SheetChoices, confirmedSpellings } from './sheet-choices.ts';
import * as words from '#functions/domain/words/uploads/asks.ts';

/** Compared with the live bank of the target quiz. */
export type NameStatus = 'same' | 'new' | 'gone';

export interface FoundName extends CountedName {
  status: NameStatus;
}

export interface FoundParameter extends FoundName {
  subParameters: FoundName[];
}

export type NameAnswers = Pick<SheetChoices, 'spellings' | 'newParameters'>;

export type ParameterTwin = NameTwin & { of: 'category' | 'subCategory' };

export interface ParameterReview {
  /** In the order of the file, then those that are gone. */
  parameters: FoundParameter[];
  /** Questions that have to be answered before the file is published: the same name, or another one. */
  twins: ParameterTwin[];
  /** Similar names that are both in the live bank: reported, not asked. */
  liveTwins: ParameterTwin[];
  optionTwins: OptionTwin[];
  /** Unconfirmed main parameters. For one that may be the same as another, that question comes first. */
  unconfirmed: CountedName[];
  withoutParameter: number;
  /** Sub-parameters under more than one main parameter. */
  shared: { name: string; parameters: string[] }[];
  isTooMany: boolean;
}

/** Compares the parameters of a file, after its spellings, with those of the live bank. For a quiz without a live bank no parameter is new. */
export function reviewParameters(
  drafts: readonly DraftQuestion[],
  live: readonly DraftQuestion[],
  { spellings = [], newParameters = [] }: NameAnswers,
): ParameterReview {
  const mains = countNames(drafts, live, ({ category }) => category);
  const subs = countNames(drafts, live, ({ subCategory }) => subCategory);
  const confirmed = new Set(newParameters);
  const found = [
    ...twinsOf('category', mains, new Set([...confirmedSpellings(spellings, 'category'), ...confirmed])),
    ...twinsOf('subCategory', subs, confirmedSpellings(spellings, 'subCategory')),
  ];
  const twins = found.filter(({ from, to }) => from.liveQuestions === 0 || to.liveQuestions === 0);
  const asked = new Set(twins.filter(({ of }) => of === 'category').map(({ from }) => from.name));
  const isNew = ({ name, liveQuestions }: CountedName) =>
    live.length > 0 && liveQuestions === 0 && !confirmed.has(name);
  return {
    parameters: withSubParameters(mains, drafts, live),
    twins,
    liveTwins: found.filter(({ from, to }) => from.liveQuestions > 0 && to.liveQuestions > 0),
    optionTwins: optionTwins(drafts, live, confirmedSpellings(spellings, 'option')),
    unconfirmed: mains.filter((one) => isNew(one) && !asked.has(one.name)),
    withoutParameter: drafts.filter(({ category }) => category === '').length,
    shared: sharedNames(drafts),
    isTooMany: mains.length > maxNamesForTypos || subs.length > maxNamesForTypos,
  };
}

export function openCount({ twins, optionTwins: options, unconfirmed, withoutParameter }: ParameterReview): number {
  return twins.length + options.length + unconfirmed.length + (withoutParameter > 0 ? 1 : 0);
}

/** The first open question, in words. */
export function openProblem(review: ParameterReview): string | undefined {
  const count = openCount(review);
  if (count === 0) return undefined;
  return [firstProblem(review), ...(count > 1 ? [words.more(count - 1)] : []), words.answerAll].join(' ');
}

function firstProblem({ withoutParameter, twins, optionTwins: options, unconfirmed }: ParameterReview): string {
  const [[twin], [option], [name]] = [twins, options, unconfirmed];
  if (withoutParameter > 0) return words.withoutParameter(withoutParameter);
  if (twin) return words.twin(twin.from.name, twin.to.name);
  return name ? words.newName(name.name) : words.optionTwin(option?.from ?? '', option?.to ?? '');
}

function twinsOf(of: ParameterTwin['of'], names: readonly CountedName[], kept: ReadonlySet<string>): ParameterTwin[] {
  return nameTwins(names)
    .filter(({ from }) => !kept.has(from.name))
    .map((twin) => ({ ...twin, of }));
}

type NameOf = (draft: DraftQuestion) => string;

/** In the order of the file, then names of the live bank only; blank names are left out. */
function countNames(drafts: readonly DraftQuestion[], live: readonly DraftQuestion[], nameOf: NameOf): CountedName[] {
  const counts = new Map<string, CountedName>();
  const count = (name: string, key: 'questions' | 'liveQuestions') => {
    if (name === '') return;
    const counted = counts.get(name) ?? { name, questions: 0, liveQuestions: 0 };
    counted[key] += 1;
    counts.set(name, counted);
  };
  for (const draft of drafts) count(nameOf(draft), 'questions');
  for (const draft of live) count(nameOf(draft), 'liveQuestions');
  return [...counts.values()];
}

function withStatus(one: CountedName): FoundName {
  return { ...one, status: one.questions === 0 ? 'gone' : one.liveQuestions === 0 ? 'new' : 'same' };
}

function withSubParameters(
  mains: readonly CountedName[],
  drafts: readonly DraftQuestion[],
  live: readonly DraftQuestion[],
): FoundParameter[] {
  const found = new Map(mains.map((main) => [main.name, { ...withStatus(main), subParameters: [] as FoundName[] }]));
  const keyOf = ({ category, subCategory }: DraftQuestion) => subCategory && JSON.stringify([category, subCategory]);
  for (const pair of countNames(drafts, live, keyOf)) {
    const [main, name] = JSON.parse(pair.name) as [string, string];
    found.get(main)?.subParameters.push(withStatus({ ...pair, name }));
  }
  return [...found.values()];
}

function sharedNames(drafts: readonly DraftQuestion[]): { name: string; parameters: string[] }[] {
  const found = new Map<string, { name: string; parameters: Set<string> }>();
  for (const { category, subCategory } of drafts) {
    if (subCategory === '' || category === '') continue;
    const { form } = comparableName(subCategory);
    const shared = found.get(form) ?? { name: subCategory, parameters: new Set() };
    found.set(form, { ...shared, parameters: shared.parameters.add(category) });
  }
  return [...found.values()]
    .filter(({ parameters }) => parameters.size > 1)
    .map(({ name, parameters }) => ({ name, parameters: [...parameters] }));
}
