import type { DraftQuestionView } from '#functions/contract/admin/banks/questions.ts';
import { cleanText, questionLimits, sizeProblem } from '#functions/domain/banks/question-limits.ts';
import { normaliseText } from '#functions/domain/banks/question.ts';
import { nearestName } from '#functions/domain/uploads/name-twins.ts';
import { isScore, readPoints } from '#functions/domain/uploads/rows/sheet-scores.ts';
import { isBlank } from '#functions/domain/text/visible-text.ts';
import * as words from '#web/lib/words/question-bank/question-form.ts';
import { newEventId } from '#web/lib/event-id.ts';
import { missingParameter } from '#functions/domain/words/bank.ts';

/** An option as it is typed: its points may not be a number yet. */
export interface FormOption extends Omit<DraftQuestionView['options'][number], 'points'> {
  key: string;
  points: string;
}

export interface QuestionForm extends Omit<DraftQuestionView, 'options'> {
  options: FormOption[];
}

export interface FormProblems {
  text?: string;
  category?: string;
  subCategory?: string;
  /** Names in use that may be meant. */
  twins?: { category?: string; subCategory?: string };
  /** A problem of the options together. */
  options?: string;
  /** A problem of the length of all texts together. */
  size?: string;
  /** Problems by the option's key. */
  option: Record<string, { text?: string; points?: string }>;
}

/** The default score is 1, as in a sheet. */
export function blankOption(): FormOption {
  return { key: newEventId(), text: '', points: '1', remarks: '', strength: '', scw: '', weakness: '' };
}

export function blankForm(): QuestionForm {
  return { text: '', category: '', subCategory: '', options: [blankOption(), blankOption()] };
}

export function formOf({ text, category, subCategory, options }: DraftQuestionView): QuestionForm {
  return {
    text,
    category,
    subCategory,
    options: options.map((option) => ({ ...option, key: newEventId(), points: String(option.points) })),
  };
}

/** NaN if it is not a number. */
export function typedPoints(typed: string): number {
  return readPoints(typed) ?? Number.NaN;
}

export function moveOption(options: readonly FormOption[], from: number, to: number): FormOption[] {
  const moved = options[from];
  if (!moved || to < 0 || to >= options.length) return [...options];
  const others = options.filter((_, place) => place !== from);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

/** The typed question in its stored form. */
export function draftOfForm({ options, ...texts }: QuestionForm): DraftQuestionView {
  return {
    ...cleanTexts(texts),
    options: options.map(({ key: _key, points, ...phrases }) => ({
      ...cleanTexts(phrases),
      points: typedPoints(points),
    })),
  };
}

function cleanTexts<Texts extends Record<string, string>>(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, cleanText(text)])) as Texts;
}

/** The problems that block saving; `others` has the numbers of the other questions by their normalised texts. */
export function formProblems(form: QuestionForm, others: ReadonlyMap<string, number>): FormProblems | undefined {
  const problems: FormProblems = { option: {} };
  const sameAs = others.get(normaliseText(form.text));
  if (isBlank(form.text)) problems.text = words.noText;
  else if (sameAs !== undefined) problems.text = words.sameText(sameAs);
  if (isBlank(form.category)) problems.category = missingParameter;
  if (form.options.length === 0) problems.options = words.noOptions;
  form.options.forEach(({ key, text, points }, index) => {
    const wrong = {
      ...(isBlank(text) && { text: words.noOptionText(index + 1) }),
      ...pointsProblem(readPoints(points)),
    };
    if (Object.keys(wrong).length > 0) problems.option[key] = wrong;
  });
  const size = sizeProblem(draftOfForm(form));
  if (size !== undefined) problems.size = size;
  const { option, ...whole } = problems;
  return Object.keys({ ...whole, ...option }).length === 0 ? undefined : problems;
}

/** Names similar to one in use, except those that a warning was shown for. */
export function nameProblems(
  form: Pick<QuestionForm, 'category' | 'subCategory'>,
  inUse: { categories: readonly string[]; subCategories: readonly string[] },
  warned: readonly string[],
): FormProblems | undefined {
  const twinOf = (typed: string, names: readonly string[]) =>
    warned.includes(typed) ? undefined : nearestName(cleanText(typed), names);
  const category = twinOf(form.category, inUse.categories);
  const subCategory = twinOf(form.subCategory, inUse.subCategories);
  if (category === undefined && subCategory === undefined) return undefined;
  return {
    ...(category !== undefined && { category: words.twin(category) }),
    ...(subCategory !== undefined && { subCategory: words.twin(subCategory) }),
    twins: { ...(category !== undefined && { category }), ...(subCategory !== undefined && { subCategory }) },
    option: {},
  };
}

function pointsProblem(points: number | undefined): { points?: string } {
  if (points === undefined) return { points: words.notANumber };
  return isScore(points) ? {} : { points: words.outOfRange(questionLimits.points.toLocaleString('en')) };
}
