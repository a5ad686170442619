import { normaliseText } from '#functions/domain/banks/question.ts';
import { namedOf, type Outstanding, type Scored } from './outstanding.ts';
import type { Finding } from '#functions/domain/reports/document/report-document.ts';
import {
  momentOf,
  phraseOf,
  type Area,
  type GivenAnswer,
  type PhraseKind,
} from '#functions/domain/reports/document/report-material.ts';

/** How many opportunities, and how many watch-points, a report has at most. */
const maxMoments = 3;

export interface Swot {
  strengths: Finding[];
  opportunities: Finding[];
  /** What lies low. A minor's report has neither of these two lists. */
  growthAreas?: Finding[];
  watchPoints?: Finding[];
  /** Ids of the questions whose answers are told. */
  told: ReadonlySet<number>;
}

/**
 * The four lists, never padded; no answer and no phrase is told twice.
 * - Strengths: areas whose interval lies above the middle, and growth areas: see `outstanding.ts`; at most five of each.
 * - Opportunities: phrases on strengths cum weaknesses with a next step, the answers with the most points first.
 * - Watch-points: phrases on weaknesses, the answers with the fewest points first.
 * Opportunities and watch-points are one for each area. Among equal points a main parameter that has none yet goes first, then
 * the question id.
 */
export function swotOf(areas: readonly Area[], outstanding: Outstanding, isMinor: boolean): Swot {
  const told = new UsedMoments();
  const opportunities = told.choose(areas, 'scw', byMostPoints).map(({ area, answer }) => ({
    moment: momentOf(answer, 'scw', area.nextStep),
  }));
  const watchPoints = isMinor
    ? []
    : told.choose(areas, 'weakness', byFewestPoints).map(({ answer }) => ({ moment: momentOf(answer, 'weakness') }));
  const named = namedOf(outstanding);
  return {
    strengths: named.strengths.map((area) => told.findingOf(area, ['strength'], byMostPoints)),
    opportunities,
    ...(!isMinor && {
      growthAreas: named.growthAreas.map((area) => told.findingOf(area, ['weakness', 'scw'], byFewestPoints)),
      watchPoints,
    }),
    told: told.ids,
  };
}

type Order = (a: GivenAnswer, b: GivenAnswer) => number;
export const byMostPoints: Order = (a, b) => b.option.points - a.option.points || a.question.id - b.question.id;
export const byFewestPoints: Order = (a, b) => a.option.points - b.option.points || a.question.id - b.question.id;

interface AreaAnswer {
  area: Area;
  answer: GivenAnswer;
}

/** Runs of answers that are worth the same. */
function withEqualPoints(sorted: readonly AreaAnswer[]): AreaAnswer[][] {
  const runs: AreaAnswer[][] = [];
  for (const one of sorted) {
    const last = runs.at(-1);
    if (last?.[0]?.answer.option.points === one.answer.option.points) last.push(one);
    else runs.push([one]);
  }
  return runs;
}

/** The answers and phrases that stand in a list already, so that none stands in two. */
class UsedMoments {
  readonly ids = new Set<number>();
  readonly #phrases = new Set<string>();

  /** The first answers in this order that carry such a phrase, one for each area. */
  choose(areas: readonly Area[], kind: PhraseKind, order: Order): AreaAnswer[] {
    const all = areas.flatMap((area) => area.answers.map((answer) => ({ area, answer })));
    const chosen: AreaAnswer[] = [];
    const isOfNewParameter = ({ area }: AreaAnswer) => !chosen.some((other) => other.area.parameter === area.parameter);
    const choose = (one: AreaAnswer) => {
      const isFree = chosen.length < maxMoments && !chosen.some((other) => other.area === one.area);
      if (isFree && this.tell(one.answer, kind)) chosen.push(one);
    };
    for (const equals of withEqualPoints(all.toSorted((a, b) => order(a.answer, b.answer)))) {
      for (const one of equals) if (isOfNewParameter(one)) choose(one);
      for (const one of equals) choose(one);
    }
    return chosen;
  }

  /** An area with the first of its answers that carries such a phrase and is not told yet, if there is one. */
  findingOf({ scale, answers }: Scored, kinds: readonly PhraseKind[], order: Order): Finding {
    for (const kind of kinds) {
      const answer = answers.toSorted(order).find((one) => this.tell(one, kind));
      if (answer) return { scale, moment: momentOf(answer, kind) };
    }
    return { scale };
  }

  tell(answer: GivenAnswer, kind: PhraseKind): boolean {
    const phrase = normaliseText(phraseOf(answer, kind));
    if (!phrase || this.ids.has(answer.question.id) || this.#phrases.has(phrase)) return false;
    this.ids.add(answer.question.id);
    this.#phrases.add(phrase);
    return true;
  }
}
