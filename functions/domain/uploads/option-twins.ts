import { optionForm } from '#functions/domain/text/alike.ts';
import { normaliseText, type DraftQuestion, type Option } from '#functions/domain/banks/question.ts';

/** Two options of one question that a candidate cannot tell apart. */
export interface OptionTwin {
  from: string;
  /** The more frequent one in the file, else the first. */
  to: string;
  /** Number of questions with both. */
  questions: number;
  /** The text of the first such question. */
  example: string;
  /** The points in that question. */
  points: { from: number; to: number };
  /** Whether it matters which one is kept: they differ in points or phrases somewhere. */
  differs: boolean;
}

interface Pair {
  from: Option;
  to: Option;
}

/** Finds similar options with different texts; only these can be merged by a spelling. */
export function optionTwins(
  drafts: readonly DraftQuestion[],
  live: readonly DraftQuestion[],
  kept: ReadonlySet<string>,
): OptionTwin[] {
  const uses = new Map<string, number>();
  for (const { options } of drafts) for (const { text } of options) uses.set(text, (uses.get(text) ?? 0) + 1);
  const accepted = new Map(
    live.map(({ text, options }) => [normaliseText(text), new Set(options.map((one) => one.text))]),
  );
  const found = new Map<string, OptionTwin>();
  for (const draft of drafts) {
    const known = accepted.get(normaliseText(draft.text));
    for (const { from, to } of pairsOf(draft.options, (text) => uses.get(text) ?? 0)) {
      const isAnswered = kept.has(from.text) || (known?.has(from.text) === true && known.has(to.text));
      if (!isAnswered) add(found, draft.text, from, to);
    }
  }
  return [...found.values()];
}

function pairsOf(options: readonly Option[], usesOf: (text: string) => number): Pair[] {
  const firsts = new Map<string, Option>();
  const ordered = options.toSorted((a, b) => usesOf(b.text) - usesOf(a.text));
  return ordered.flatMap((option) => {
    const form = optionForm(option.text);
    const first = firsts.get(form);
    if (!first) firsts.set(form, option);
    return first && first.text !== option.text ? [{ from: option, to: first }] : [];
  });
}

function add(found: Map<string, OptionTwin>, example: string, from: Option, to: Option): void {
  const key = JSON.stringify([from.text, to.text]);
  const earlier = found.get(key);
  const differs = !isSameBesideText(from, to);
  if (earlier) {
    earlier.questions += 1;
    earlier.differs ||= differs;
    return;
  }
  const points = { from: from.points, to: to.points };
  found.set(key, { from: from.text, to: to.text, questions: 1, example, points, differs });
}

function isSameBesideText(one: Option, other: Option): boolean {
  return (['points', 'remarks', 'strength', 'scw', 'weakness'] as const).every((part) => one[part] === other[part]);
}
