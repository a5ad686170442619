import type { ReportMaterial } from '#functions/domain/reports/document/compose-report.ts';
import type { Block, ReportSection } from '#functions/domain/reports/document/report-document.ts';
import { countsOf } from '#functions/domain/reports/document/report-material.ts';
import { ceiling } from '#functions/domain/reports/quality/quality-words.ts';
import { namedAreas, type Scored } from '#functions/domain/reports/swot/stand-out-areas.ts';
import * as words from '#functions/domain/words/report/first.ts';
import { ifRead } from '#functions/domain/words/report/scores.ts';
import { dialBlocks, hasScore } from './figure-sections.ts';

/** Maximum number of growth areas on the first page. */
const maxGrowth = 2;
/** By so many points the widest range of a quotient is wider than the others before the page mentions it. */
const noticeable = 5;

/** What the answers say, on one screen. With a doubt that comes first, and nothing is named; a minor's figures come last. */
export function firstSection(material: ReportMaterial): ReportSection {
  const { attempt, isMinor, isDoubtful, qualitySentence, answeredCount, plan } = material;
  const figures = dialBlocks(material);
  const step = isDoubtful ? words.stepIfDoubtful : plan[0]?.what;
  const steps: Block[] = step ? [{ kind: 'step', title: words.step, text: step }] : [];
  const isNoted = qualitySentence !== undefined && !isDoubtful;
  return {
    id: 'first',
    title: words.title(answeredCount),
    blocks: [
      ...(isDoubtful && qualitySentence ? [{ kind: 'lead' as const, text: qualitySentence }] : []),
      ...incomplete(material),
      ...(isDoubtful ? [] : strengthBlocks(material)),
      ...(isDoubtful || isMinor ? [] : growthBlocks(material)),
      ...(isMinor ? [...steps, ...figures] : [...figures, ...steps]),
      ...certainty(material),
      ...(isNoted ? [{ kind: 'note' as const, text: qualitySentence }] : []),
      ...(attempt.late.length > 0 ? [{ kind: 'note' as const, text: words.late(attempt.late.length) }] : []),
    ],
  };
}

function incomplete({ attempt, quizName, endedAt, answeredCount, presentedCount, questions }: ReportMaterial): Block[] {
  if (answeredCount >= presentedCount) return [];
  const { endReason: reason = 'candidate', late } = attempt;
  const endReason = reason === 'time' && late.length > 0 ? ('late' as const) : reason;
  const sitting = { quizName, endedAt, answeredCount, presentedCount, questionCount: questions.length, endReason };
  return [{ kind: 'text', text: words.answered(sitting) }];
}

function strengthBlocks(material: ReportMaterial): Block[] {
  const { areas, outstanding, isMinor, isCeiling, isShort, isRanking, figures } = material;
  const { strengths, growthAreas } = namedAreas(outstanding);
  if (strengths.length > 0) {
    const tell = ({ scale: { score, answerCount } }: Scored, isSame = false) =>
      words.strength(score.percent, answerCount, isSame);
    const told = strengths.map((area) => tell(area));
    const items = strengths.map((area, at) => named(area, tell(area, told[at] === told[at - 1])));
    const intro = strengths.length < outstanding.strengths.length && words.more;
    return [{ kind: 'names', of: 'strengths', title: words.strengths, ...(intro && { intro }), items }];
  }
  if (isCeiling) return [{ kind: 'text', text: ceiling }];
  const { scoredCount, areaCount } = countsOf(areas);
  if (scoredCount === 0) return [{ kind: 'text', text: words.noScore }];
  if (scoredCount * 2 < areaCount) return [{ kind: 'text', text: words.fewScored }];
  const isEven = !isMinor && !isShort && !isRanking && growthAreas.length === 0;
  const counts = figures.parameters.flatMap(({ choices }) => choices ?? []);
  const sum = (kind: keyof (typeof counts)[number]) => counts.reduce((all, one) => all + one[kind], 0);
  const all = sum('strongest') + sum('middle') + sum('weakest');
  const isWhole = isEven && counts.length === figures.parameters.length;
  return [
    { kind: 'text', text: isEven ? words.even : withoutStrength(material) },
    ...(isWhole ? [{ kind: 'text' as const, text: words.chosen(sum('strongest'), sum('weakest'), all) }] : []),
  ];
}

function withoutStrength({ outstanding, areas, isMinor }: ReportMaterial): string {
  const scores = areas.flatMap(({ scale }) => scale.score ?? []);
  if (scores.every(({ percent }) => percent <= 50)) return isMinor ? words.noneAboveOfMinor : words.noneAbove;
  const names = outstanding.largest.map(({ scale }) => scale.name);
  return [words.noStrength, ...(names.length > 0 ? [words.largest(names)] : [])].join(' ');
}

function growthBlocks({ outstanding }: ReportMaterial): Block[] {
  const { growth } = outstanding;
  if (!('areas' in growth)) return [];
  const items = growth.areas
    .slice(0, maxGrowth)
    .map((area) => named(area, words.growthArea(area.scale.score.percent, area.scale.answerCount)));
  // Once is enough.
  const isTold = namedAreas(outstanding).strengths.length < outstanding.strengths.length;
  const more = !isTold && items.length < growth.areas.length && words.more;
  const intro = growth.kind === 'lowest' ? words.lowest : more;
  return [{ kind: 'names', of: 'growth', title: words.growth, ...(intro && { intro }), items }];
}

const named = ({ scale: { name, hue } }: Scored, text: string) => ({ name, ...(hue !== undefined && { hue }), text });

/** One sentence or two on how sure the page is; none if it has no score. */
function certainty(material: ReportMaterial): Block[] {
  const { outstanding, figures, isMinor } = material;
  if (!hasScore(material)) return [];
  if (material.isDoubtful) return [{ kind: 'sure', text: ifRead, isOpen: true }];
  const { certainty: say } = words;
  const { length } = namedAreas(outstanding).strengths;
  const isLowNamed = !isMinor && outstanding.growth.kind === 'clear';
  const isNamed = length > 0 || isLowNamed;
  const told = isNamed ? say.named(isLowNamed ? say.all : say.strengths(length)) : say.nothing;
  const widths = figures.quotients.flatMap(({ code, score }) =>
    score ? [{ code, width: score.high - score.low }] : [],
  );
  const [widest, next] = [...widths].sort((a, b) => b.width - a.width);
  const isWider = widest && next && widest.width - next.width >= noticeable;
  const least = isWider ? [words.leastCertain(widest.code, widths.length)] : [];
  return [{ kind: 'sure', text: [told, ...least].join(' '), isOpen: true }];
}
