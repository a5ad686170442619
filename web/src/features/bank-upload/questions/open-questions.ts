import { maxBankQuestions } from '#functions/domain/banks/question-limits.ts';
import { blockingCount, mapProblem } from '#functions/domain/banks/parameters/review-map.ts';
import { canLeaveOut } from '#functions/domain/uploads/sheet-defect.ts';
import { ofAsk as wordsOfAsk } from '#web/lib/words/bank-upload/asks.ts';
import * as words from '#web/lib/words/bank-upload/decisions.ts';
import { allOf, answerAsk, type Findings } from '../answers/change-choices.ts';
import { type DefectGroup, groupDefects } from '../answers/group-defects.ts';
import { needsMapping } from '../flow/upload-preview.ts';
import type { Review } from '../review/use-review.ts';
import { ofNames } from './name-questions.ts';
import type { OpenQuestion } from './open-question.ts';

type Ask = Findings['asks'][number];

/** What is undecided about an upload, in the order in which it should be answered; empty if it can be submitted. */
export function openQuestions(review: Review): OpenQuestion[] {
  const { upload } = review;
  const blocking = blockingCount(upload.counts, upload.map?.problems, review.isAdding ? 'add' : 'replace');
  const groups = groupDefects(review.defects.data ?? []).filter(({ severity }) => severity === 'error');
  const hasQuestions = review.questions.length > 0;
  const found = [
    ofTarget(review),
    ofSale(review),
    needsMapping(upload) ? columnsToMap : undefined,
    ...(upload.findings?.asks ?? [])
      .filter(({ answer }) => answer === undefined)
      .sort(scoresFirst)
      .map(ofAsk),
    ofScores(upload.findings, groups),
    ...(hasQuestions ? [...ofNames(review, groups), ofAddition(review), ofMap(review)] : []),
    ...(blocking > 0 ? ofDefects(groups, needsMapping(upload)) : []),
  ].filter((one) => one !== undefined);
  return found.length === 0 && blocking > 0 ? [inFile(blocking)] : found;
}

const columnsToMap: OpenQuestion = {
  id: 'columns',
  title: words.columns,
  effect: words.columnsHint,
  place: 'columns',
};

function inFile(count: number): OpenQuestion {
  return { id: 'file', title: words.toFix(count), effect: words.toFixHint };
}

function ofTarget({ quiz, bank, notes }: Review): OpenQuestion | undefined {
  if (quiz?.archived)
    return { id: 'target', title: words.archived(quiz.quizId), effect: words.archivedHint, place: 'target' };
  if (!bank.error && !notes.isLoadingError) return undefined;
  return { id: 'live', title: words.notLoaded, effect: words.notLoadedHint, place: 'live' };
}

/** A new quiz takes the place of the one on sale, whose coupons then stop working. */
function ofSale({ target, replaced, codes }: Review): OpenQuestion | undefined {
  if (!replaced || target.replaces === replaced.quizId) return undefined;
  const { quizId, name } = replaced;
  return {
    id: 'sale',
    title: words.sale(target.quizId, quizId, name),
    effect: words.codes(quizId, codes),
    aim: { text: words.replace(quizId), target: { ...target, replaces: quizId } },
    place: 'target',
  };
}

/** Without scores no answer of a candidate would count, so this question comes first. */
const scoresFirst = (a: Ask, b: Ask) => Number(b.kind === 'noScores') - Number(a.kind === 'noScores');

function ofScores(findings: Findings | undefined, groups: readonly DefectGroup[]): OpenQuestion | undefined {
  const scores = (findings?.scores ?? []).filter(({ points }) => points === undefined);
  if (scores.length === 0) return undefined;
  const options = scores.reduce((sum, { count }) => sum + count, 0);
  return {
    id: 'scores',
    title: words.badScores(scores.length),
    effect: words.badScoresHint(options),
    scores,
    group: groups.find(({ kind }) => kind === 'score-not-a-number'),
  };
}

/** Kinds whose content is not simply taken, because that would lose or change a text or a score. */
const withoutDefault =
  /^(dates|doubtfulTexts|oldFont|notOptions|moreOptions|reversed|unusedColumns|incomplete|pictures)$/;

function ofAsk(ask: Ask): OpenQuestion {
  const { kind, count, rows } = ask;
  const { title, question, ...answers } = wordsOfAsk(kind);
  const taken = answers.taken(count);
  return {
    id: kind,
    title: title(count),
    effect: question,
    rows: { shown: rows.filter(({ text }) => text !== ''), count },
    choices: (['take', 'leave'] as const).flatMap((answer) => {
      const text = answers[answer]?.(count);
      const done = answer === 'take' ? taken : (answers.left?.(count) ?? '');
      return text === undefined ? [] : [{ key: `${kind} ${answer}`, text, change: answerAsk(kind, answer), done }];
    }),
    ...(!withoutDefault.test(kind) && { byDefault: { change: answerAsk(kind, 'take'), words: taken } }),
  };
}

function ofAddition({ target, quiz, isAdding, addition }: Review): OpenQuestion | undefined {
  if (!quiz || !isAdding || !addition) return undefined;
  const { fresh, same } = addition;
  if (fresh.length === 0) return { id: 'addition', title: words.alreadyThere(same.length), effect: words.nothingToAdd };
  if (same.length > 0 && !target.leaveOutSame) {
    const [title, effect] = [words.alreadyThere(same.length), words.alreadyThereHint(fresh.length)];
    return { id: 'addition', title, effect, place: 'addition' };
  }
  const total = quiz.questionCount + fresh.length;
  if (total <= maxBankQuestions) return undefined;
  return { id: 'addition', title: words.tooMany(total, maxBankQuestions), effect: words.tooManyHint };
}

function ofMap({ map }: Review): OpenQuestion | undefined {
  const effect = map && mapProblem(map.problems);
  if (!map || effect === undefined) return undefined;
  return { id: 'map', title: words.parameterProblems(map.problems.length), effect };
}

/** Kinds of defects that other questions ask about. */
const askedAlready =
  /^(map-.*|hidden|struck-out|not-unicode|undecided|other-quiz|no-scores|score-not-a-number|no-category)$/;

function ofDefects(groups: readonly DefectGroup[], isUnmapped: boolean): OpenQuestion[] {
  return groups
    .filter(({ kind }) => !askedAlready.test(kind) && !(isUnmapped && /^no-(header|questions)$/.test(kind)))
    .map((group) => ({
      id: group.kind,
      title: group.title,
      effect: canLeaveOut(group.kind) ? words.leaveOrCorrect(group.defects.length) : words.toFixHint,
      group,
    }));
}

/** The defaults of all questions that have one: as one change, with what it does in sentences; and the questions that stay open. */
export function defaultAnswers(open: readonly OpenQuestion[]) {
  const defaults = open.flatMap(({ byDefault }) => (byDefault ? [byDefault] : []));
  const about = (of: 'new' | 'alike') => defaults.filter((one) => 'of' in one && one.of === of).length;
  const [added, alike] = [about('new'), about('alike')];
  return {
    change: allOf(defaults.map(({ change }) => change)),
    words: [
      ...defaults.flatMap((one) => ('words' in one ? one.words : [])),
      ...(added > 0 ? [words.newConfirmed(added)] : []),
      ...(alike > 0 ? [words.alikeKept(alike)] : []),
    ],
    left: open.filter(({ byDefault }) => byDefault === undefined),
  };
}
