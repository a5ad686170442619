import { normaliseText } from '#functions/domain/question.ts';
import { maxNamed, type Outstanding, type Scored } from './outstanding.ts';
import type { Finding } from './report-document.ts';
import { momentOf, phraseOf, type Area, type GivenAnswer, type PhraseKind } from './report-material.ts';

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
 * - Strengths: areas whose interval lies above the middle, at most five.
 * - Growth areas: see `outstanding.ts`; at most five.
 * - Opportunities: phrases on strengths cum weaknesses with a next step, the answers with the most points first.
 * - Watch-points: phrases on weaknesses, the answers with the fewest points first.
 * Opportunities and watch-points are one for each area; equal points go by question id.
 */
export function swotOf(areas: readonly Area[], { strengths, growth }: Outstanding, isMinor: boolean): Swot {
  const told = new Told();
  const opportunities = told.choose(areas, 'scw', byMostPoints).map(({ area, answer }) => ({
    moment: momentOf(answer, 'scw', area.nextStep),
  }));
  const watchPoints = isMinor
    ? []
    : told.choose(areas, 'weakness', byFewestPoints).map(({ answer }) => ({ moment: momentOf(answer, 'weakness') }));
  const growing = growth.kind === 'clear' || growth.kind === 'lowest' ? growth.areas : [];
  return {
    strengths: strengths.slice(0, maxNamed).map((area) => told.findingOf(area, ['strength'], byMostPoints)),
    opportunities,
    ...(!isMinor && {
      growthAreas: growing.slice(0, maxNamed).map((area) => told.findingOf(area, ['weakness', 'scw'], byFewestPoints)),
      watchPoints,
    }),
    told: told.ids,
  };
}

type Order = (a: GivenAnswer, b: GivenAnswer) => number;
export const byMostPoints: Order = (a, b) => b.option.points - a.option.points || a.question.id - b.question.id;
export const byFewestPoints: Order = (a, b) => a.option.points - b.option.points || a.question.id - b.question.id;

/** What has been told, so that nothing is told twice. */
class Told {
  readonly ids = new Set<number>();
  readonly #phrases = new Set<string>();

  /** The first answers in this order that carry such a phrase, one for each area. */
  choose(areas: readonly Area[], kind: PhraseKind, order: Order): { area: Area; answer: GivenAnswer }[] {
    const all = areas.flatMap((area) => area.answers.map((answer) => ({ area, answer })));
    const chosen: typeof all = [];
    for (const { area, answer } of all.toSorted((a, b) => order(a.answer, b.answer))) {
      if (chosen.length === maxMoments) break;
      if (chosen.some((other) => other.area === area) || !this.tell(answer, kind)) continue;
      chosen.push({ area, answer });
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
