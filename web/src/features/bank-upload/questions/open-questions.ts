import { maxBankQuestions } from '#functions/domain/banks/question-limits.ts';
import { blockingCount, mapProblem } from '#functions/domain/banks/parameters/review-map.ts';
import { counted, plural } from '#functions/domain/text/counted.ts';
import { allOf, answerAsk, type Findings } from '../answers/change-choices.ts';
import { type DefectGroup, groupDefects } from '../answers/defect-titles.ts';
import { needsMapping } from '../flow/upload-preview.ts';
import type { Review } from '../review/use-review.ts';
import { wordsOfAsk } from './ask-words.ts';
import { ofNames } from './name-questions.ts';
import { type OpenQuestion, questions, show } from './open-question.ts';

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
  title: 'Which column holds the questions?',
  effect: 'No header says it. Until the columns are mapped, the file gives no questions.',
  place: 'columns',
};

function inFile(count: number): OpenQuestion {
  return {
    id: 'file',
    title: counted(count, 'defect blocks submitting', 'defects block submitting'),
    effect: 'Correct the file and upload it again.',
  };
}

function ofTarget({ quiz, bank, notes }: Review): OpenQuestion | undefined {
  if (quiz?.archived) {
    return {
      id: 'target',
      title: `Quiz ${quiz.quizId} is archived, and nothing can be published to it`,
      effect: 'Choose another target, or unarchive it first.',
      place: 'target',
    };
  }
  if (!bank.error && !notes.isLoadingError) return undefined;
  return {
    id: 'live',
    title: 'The live questions could not be loaded',
    effect: 'So there is nothing to compare with.',
    place: 'live',
  };
}

/** A new quiz takes the place of the one on sale, whose coupons then stop working. */
function ofSale({ target, replaced, codes }: Review): OpenQuestion | undefined {
  if (!replaced || target.replaces === replaced.quizId) return undefined;
  const { quizId, name } = replaced;
  const all =
    codes && codes.count > 0 ? `All ${codes.hasMore ? 'more than ' : ''}${counted(codes.count, 'code')}` : 'All codes';
  return {
    id: 'sale',
    title: `Quiz ${target.quizId} is new: should it replace quiz ${quizId} (${name}) on sale?`,
    effect: `${all} of quiz ${quizId} stop working, also for people who have redeemed one and not begun. Attempts that have begun can be finished.`,
    aim: { text: `Replace quiz ${quizId} on sale`, target: { ...target, replaces: quizId } },
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
    title: plural(scores.length, 'A score that can’t be read', `${scores.length} scores that can’t be read`),
    effect: `Enter how many points each one is worth. Together they are the points of ${counted(options, 'option')}. Until you do, no value is assumed.`,
    scores,
    group: groups.find(({ kind }) => kind === 'score-not-a-number'),
  };
}

function ofAsk(ask: Ask): OpenQuestion {
  const { kind, count, rows } = ask;
  const words = wordsOfAsk(ask);
  return {
    id: kind,
    title: words.title(count),
    effect: words.question,
    rows: { shown: rows.filter(({ text }) => text !== ''), count },
    choices: (['take', 'leave'] as const).flatMap((answer) => {
      const text = words[answer];
      const done = answer === 'take' ? words.taken : (words.left ?? '');
      return text === undefined ? [] : [{ key: `${kind} ${answer}`, text, change: answerAsk(kind, answer), done }];
    }),
    ...(words.byDefault && { byDefault: { change: answerAsk(kind, 'take'), words: words.byDefault(count) } }),
  };
}

function ofAddition({ target, quiz, isAdding, addition }: Review): OpenQuestion | undefined {
  if (!quiz || !isAdding || !addition) return undefined;
  const { fresh, same } = addition;
  if (fresh.length === 0) {
    const title = 'The bank has every question of the file already';
    return { id: 'addition', title, effect: 'There is nothing to add.' };
  }
  if (same.length > 0 && !target.leaveOutSame) {
    const title = `The bank has ${questions(same.length)} of the file already`;
    const effect = `A bank has each question once. Leave ${plural(same.length, 'it', 'them')} out, and ${questions(fresh.length)} ${plural(fresh.length, 'is', 'are')} added.`;
    return { id: 'addition', title, effect, place: 'addition' };
  }
  const total = quiz.questionCount + fresh.length;
  if (total <= maxBankQuestions) return undefined;
  const title = `The bank would have ${show(total)} questions, and ${show(maxBankQuestions)} are the most`;
  return { id: 'addition', title, effect: 'Leave some out of the file.' };
}

function ofMap({ map }: Review): OpenQuestion | undefined {
  const effect = map && mapProblem(map.problems);
  if (!map || effect === undefined) return undefined;
  const title = `${counted(map.problems.length, 'problem')} in what the file says of the parameters`;
  return { id: 'map', title, effect };
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
      effect: `${counted(group.defects.length, 'defect')}. Leave the rows out, or correct the file and upload it again.`,
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
      ...(added > 0 ? [`${counted(added, 'new main parameter is', 'new main parameters are')} confirmed.`] : []),
      ...(alike > 0
        ? [`${counted(alike, 'name that looks like another stays', 'names that look like others stay')} as written.`]
        : []),
    ],
    left: open.filter(({ byDefault }) => byDefault === undefined),
  };
}
