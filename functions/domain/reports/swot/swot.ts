import { normaliseText } from '#functions/domain/banks/question.ts';
import { namedAreas, type StandOutAreas, type Scored } from './stand-out-areas.ts';
import type { Finding } from '#functions/domain/reports/document/report-document.ts';
import {
  momentOf,
  phraseOf,
  type Area,
  type GivenAnswer,
  type PhraseKind,
} from '#functions/domain/reports/document/report-material.ts';

/** Maximum number of opportunities, and of watch-points, in a report. */
const maxMoments = 3;

export interface Swot {
  strengths: Finding[];
  opportunities: Finding[];
  /** Areas with low scores. A minor's report has neither of these two lists. */
  growthAreas?: Finding[];
  watchPoints?: Finding[];
  /** Ids of the questions whose answers are quoted. */
  told: ReadonlySet<number>;
}

/**
 * The four lists. They are never padded, and quote no answer and no phrase twice.
 * - Strengths and growth areas: see `stand-out-areas.ts`; at most three of each.
 * - Opportunities: phrases on strengths cum weaknesses, the answers with the most points first.
 * - Watch-points: phrases on weaknesses, the answers with the fewest points first.
 * Opportunities and watch-points have at most one answer for each area. For equal points a main parameter that has none yet goes first,
 * then chance decides.
 */
export function swotOf(areas: readonly Area[], outstanding: StandOutAreas, isMinor: boolean): Swot {
  const told = new UsedMoments();
  const opportunities = told
    .choose(areas, 'scw', byMostPoints)
    .map(({ answer }) => ({ moment: momentOf(answer, 'scw') }));
  const watchPoints = isMinor
    ? []
    : told.choose(areas, 'weakness', byFewestPoints).map(({ answer }) => ({ moment: momentOf(answer, 'weakness') }));
  const named = namedAreas(outstanding);
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
export const byMostPoints: Order = (a, b) => b.option.points - a.option.points || a.draw - b.draw;
export const byFewestPoints: Order = (a, b) => a.option.points - b.option.points || a.draw - b.draw;

interface AreaAnswer {
  area: Area;
  answer: GivenAnswer;
}

/** Groups consecutive answers with equal points. */
function withEqualPoints(sorted: readonly AreaAnswer[]): AreaAnswer[][] {
  const runs: AreaAnswer[][] = [];
  for (const one of sorted) {
    const last = runs.at(-1);
    if (last?.[0]?.answer.option.points === one.answer.option.points) last.push(one);
    else runs.push([one]);
  }
  return runs;
}

/** The answers and phrases that are used already, so that none is in two lists. */
class UsedMoments {
  readonly ids = new Set<number>();
  readonly #phrases = new Set<string>();

  /** The first answers in this order with such a phrase, one for each area. */
  choose(areas: readonly Area[], kind: PhraseKind, order: Order): AreaAnswer[] {
    const all = areas.flatMap((area) => area.answers.map((answer) => ({ area, answer })));
    const chosen: AreaAnswer[] = [];
    const isOfNewParameter = ({ area }: AreaAnswer) => !chosen.some((other) => other.area.parameter === area.parameter);
    const choose = (one: AreaAnswer) => {
      const isFree = chosen.length < maxMoments && !chosen.some((other) => other.area === one.area);
      if (isFree && this.tell(one.answer, kind)) chosen.push(one);
    };
    for (const equals of withEqualPoints([...all].sort((a, b) => order(a.answer, b.answer)))) {
      for (const one of equals) if (isOfNewParameter(one)) choose(one);
      for (const one of equals) choose(one);
    }
    return chosen;
  }

  /** An area with the first of its unused answers that has such a phrase, if any. */
  findingOf({ scale, answers }: Scored, kinds: readonly PhraseKind[], order: Order): Finding {
    for (const kind of kinds) {
      const answer = [...answers].sort(order).find((one) => this.tell(one, kind));
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
