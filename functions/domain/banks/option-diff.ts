import { plural } from '#functions/domain/text/counted.ts';
import { normaliseText, type Option } from './question.ts';

/** A single change. `before` is absent for an added value, `after` for a removed one. */
export interface FieldChange {
  field: 'text' | 'category' | 'subCategory' | OptionField | 'option' | 'place' | NoteField;
  /** For a change of an option: its text, the new one if it still exists. */
  option?: string;
  before?: string;
  after?: string;
}

type NoteField = 'quotient' | 'meaning' | 'nextStep';
type OptionField = 'optionText' | 'points' | 'remarks' | 'strength' | 'scw' | 'weakness';

const phrases = ['remarks', 'strength', 'scw', 'weakness'] as const;

interface Pair {
  from: number;
  to: number;
}

/** The differences between a question's options. A removed text counts as renamed if the option now in its place is new. */
export function diffOptions(before: readonly Option[], after: readonly Option[]): FieldChange[] {
  const pairs = pairOptions(before, after);
  const stayed = inOrder(pairs);
  const changes = after.flatMap((option, to): FieldChange[] => {
    const pair = pairs.find((one) => one.to === to);
    const earlier = pair && before[pair.from];
    if (!earlier) return [{ field: 'option', option: option.text, after: `${option.text} (${points(option)})` }];
    const moved: FieldChange[] = stayed.has(pair)
      ? []
      : [{ field: 'place', option: option.text, before: String(pair.from + 1), after: String(to + 1) }];
    return [...changedFields(earlier, option), ...moved];
  });
  const removed = before.flatMap((option, from): FieldChange[] =>
    pairs.some((pair) => pair.from === from)
      ? []
      : [{ field: 'option', option: option.text, before: `${option.text} (${points(option)})` }],
  );
  return [...changes, ...removed];
}

function points(option: Option): string {
  return `${option.points} ${plural(option.points, 'point', 'points')}`;
}

function changedFields(before: Option, after: Option): FieldChange[] {
  const option = after.text;
  const compared: [OptionField, string, string][] = [
    ['optionText', before.text, after.text],
    ['points', String(before.points), String(after.points)],
    ...phrases.map((field): [OptionField, string, string] => [field, before[field], after[field]]),
  ];
  return compared
    .filter(([, was, is]) => was !== is)
    .map(([field, was, is]) => ({ field, option, before: was, after: is }));
}

/** Pairs options by text, then by place. */
function pairOptions(before: readonly Option[], after: readonly Option[]): Pair[] {
  const left = new Set(before.keys());
  const pairs: Pair[] = [];
  const take = (to: number, from: number | undefined) => {
    if (from === undefined || !left.delete(from)) return;
    pairs.push({ from, to });
  };
  const texts = before.map(({ text }) => normaliseText(text));
  after.forEach(({ text }, to) => {
    const wanted = normaliseText(text);
    take(
      to,
      [...left].find((from) => texts[from] === wanted),
    );
  });
  const paired = new Set(pairs.map(({ to }) => to));
  for (const to of after.keys()) if (!paired.has(to)) take(to, to);
  return pairs.sort((a, b) => a.to - b.to);
}

/** The longest subsequence of pairs that kept their order: all other options were moved. */
function inOrder(pairs: readonly Pair[]): ReadonlySet<Pair> {
  const best: Pair[][] = [];
  pairs.forEach((pair, index) => {
    const before = best
      .slice(0, index)
      .filter((chain) => (chain.at(-1)?.from ?? -1) < pair.from)
      .reduce<Pair[]>((longest, chain) => (chain.length > longest.length ? chain : longest), []);
    best.push([...before, pair]);
  });
  return new Set(best.reduce<Pair[]>((longest, chain) => (chain.length > longest.length ? chain : longest), []));
}
