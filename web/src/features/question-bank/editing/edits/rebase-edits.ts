import type { DraftQuestionView, QuestionView } from '#functions/contract/admin/banks/questions.ts';
import { diffQuestions } from '#functions/domain/banks/bank-diff.ts';
import { scaleKey, scalesOf } from '#functions/domain/banks/bank-scales.ts';
import type { ParameterMap, ParameterNote } from '#functions/domain/banks/parameters/parameter-map.ts';
import { diffMaps } from '#functions/domain/banks/parameters/review-map.ts';
import { normaliseText } from '#functions/domain/banks/question.ts';
import { type BankEdits, draftOf, noEdits, noteIn, type NoteEdit, withDeletion, withEdit } from './bank-edits.ts';

/** The content of a version. */
export interface LiveBank {
  questions: readonly QuestionView[];
  map: ParameterMap;
}

interface RebasedEdits {
  edits: BankEdits;
  /** Dropped notes, because their scale no longer exists. */
  gone: ParameterNote[];
}

/**
 * Moves the edits of an earlier version to the live one. Drops edits that are live already, above all `submitted`, and notes on
 * scales that neither the live questions nor the other edits have. Conflicting changes are left to the person.
 */
export function rebaseEdits(edits: BankEdits, { questions, map }: LiveBank, submitted = noEdits): RebasedEdits {
  const rebased = rebaseQuestions(resolveAdditions(edits, submitted, questions), questions);
  const drafts = [...Object.values(rebased.edited), ...rebased.added].map(({ draft }) => draft);
  const scales = new Set(scalesOf([...questions, ...drafts]).map(scaleKey));
  const { notes: mine = [] } = edits;
  const notes = mine.flatMap(({ note, base }): NoteEdit[] => {
    const theirs = noteIn(map, note);
    if (!scales.has(scaleKey(note)) || isSame(theirs, note)) return [];
    return [{ note, base: theirs, ...(!isSame(theirs, base) && { theirs }) }];
  });
  const gone = mine.map(({ note }) => note).filter((note) => !scales.has(scaleKey(note)));
  return { edits: { ...rebased, notes }, gone };
}

const isSame = (one: ParameterNote, other: ParameterNote) => diffMaps([one], [other]).length === 0;

function rebaseQuestions(edits: BankEdits, live: readonly QuestionView[]): BankEdits {
  const now = new Map(live.map((question) => [question.id, draftOf(question)]));
  const same = byText(live);
  const isThere = (draft: DraftQuestionView) => {
    const theirs = same.get(normaliseText(draft.text));
    return theirs !== undefined && diffQuestions(theirs, draft).length === 0;
  };
  const edited: BankEdits['edited'] = {};
  const added = edits.added.filter(({ draft }) => !isThere(draft));
  const deleted: BankEdits['deleted'] = {};

  for (const [key, { draft, base }] of Object.entries(edits.edited)) {
    const id = Number(key);
    const theirs = now.get(id);
    if (!theirs) {
      // Becomes a new question, unless it was to be deleted anyway.
      const kept = { key: `gone-${id}`, draft, conflict: { before: base } };
      if (!edits.deleted[id] && !isThere(draft)) added.push(kept);
      continue;
    }
    const { merged, isClash } = mergeDrafts(base, draft, theirs);
    if (diffQuestions(theirs, merged).length === 0) continue;
    edited[id] = { draft: merged, base: theirs, ...(isClash && { conflict: { before: base, theirs } }) };
  }

  for (const [key, { base }] of Object.entries(edits.deleted)) {
    const theirs = now.get(Number(key));
    if (!theirs) continue;
    const isChanged = diffQuestions(base, theirs).length > 0;
    deleted[Number(key)] = { base: theirs, ...(isChanged && { conflict: { before: base, theirs } }) };
  }
  return { edited, added, deleted };
}

/** Turns additions that are live now into edits of the live questions, if they were changed while they were being submitted. */
function resolveAdditions(edits: BankEdits, submitted: BankEdits, live: readonly QuestionView[]): BankEdits {
  const same = byText(live);
  let settled = edits;
  for (const { key, draft, isDeleted } of submitted.added) {
    const mine = edits.added.find((one) => one.key === key);
    const theirs = same.get(normaliseText(draft.text));
    if (isDeleted || !mine || !theirs) continue;
    const asSubmitted = { ...theirs, ...draft };
    const others = { ...settled, added: settled.added.filter((one) => one !== mine) };
    settled = mine.isDeleted ? withDeletion(others, asSubmitted) : withEdit(others, asSubmitted, mine.draft);
  }
  return settled;
}

const byText = (questions: readonly QuestionView[]) =>
  new Map(questions.map((question) => [normaliseText(question.text), question]));

const parts = ['text', 'category', 'subCategory', 'options'] as const;

/** Merges part by part. A part that both changed differently keeps mine and is a clash. */
function mergeDrafts(before: DraftQuestionView, mine: DraftQuestionView, theirs: DraftQuestionView) {
  let isClash = false;
  const chosen = parts.map((part) => {
    const [was, my, their] = [before[part], mine[part], theirs[part]].map((value) => JSON.stringify(value));
    if (my === was || my === their) return [part, theirs[part]];
    isClash ||= their !== was;
    return [part, mine[part]];
  });
  return { merged: Object.fromEntries(chosen) as DraftQuestionView, isClash };
}
