import type { ReportMaterial } from '#functions/domain/reports/document/compose-report.ts';
import { dayOf } from '#functions/domain/reports/document/document-words.ts';
import type { ReportSection } from '#functions/domain/reports/document/report-document.ts';
import { namedAreas, type Scored } from '#functions/domain/reports/swot/stand-out-areas.ts';
import * as words from '#functions/domain/words/report/narrative.ts';
import { levelOf } from './read-scale.ts';

/** Maximum number of findings that are told together. */
const maxFindings = 3;

/** A sentence or more, if the report has the evidence for it. */
type Finding = (material: ReportMaterial) => string | undefined;

/** Each finding with its condition is a row of decision 109; the clearest come first. */
const findings: readonly Finding[] = [meeting, together, apart, alone, lowTogether, pairs, changed, different, close];

/** What the answers have in common: the two or three clearest findings; nothing if they are few or doubtful. */
export function narrativeSection(material: ReportMaterial): ReportSection | undefined {
  if (material.isDoubtful || material.isShort) return undefined;
  const told = findings.flatMap((find) => find(material) ?? []).slice(0, maxFindings);
  if (told.length === 0) return undefined;
  return { id: 'narrative', title: words.title, blocks: told.map((text) => ({ kind: 'text', text })) };
}

const strengthsOf = ({ outstanding }: ReportMaterial) => namedAreas(outstanding).strengths;
/** Areas that are clearly low. A minor reads of none. */
const clearlyLow = ({ outstanding, isMinor }: ReportMaterial) =>
  isMinor || outstanding.growth.kind !== 'clear' ? [] : namedAreas(outstanding).growthAreas;
const namesOf = (areas: readonly Scored[]) => areas.map(({ scale }) => scale.name);

/** The areas of the first main parameter that has two of them; none if there is only one main parameter. */
function ofOnePillar(areas: readonly Scored[], { pillars }: ReportMaterial): Scored[] {
  if (pillars.length < 2) return [];
  const shared = areas.map(({ parameter }) => areas.filter((other) => other.parameter === parameter));
  return shared.find(({ length }) => length > 1) ?? [];
}

function meeting(material: ReportMaterial): string | undefined {
  const [strength] = strengthsOf(material);
  const [growth] = clearlyLow(material);
  if (!strength || !growth) return undefined;
  const upside = levelOf(strength.scale.score) === 'higher' && strength.note?.higherUpside;
  const cost = levelOf(growth.scale.score) === 'lower' && growth.note?.lowerCost;
  if (!upside || !cost) return undefined;
  return words.meeting({ strength: strength.scale.name, upside, growth: growth.scale.name, cost });
}

function together(material: ReportMaterial): string | undefined {
  const areas = ofOnePillar(strengthsOf(material), material);
  return areas[0] && words.together(namesOf(areas), areas[0].parameter);
}

function apart(material: ReportMaterial): string | undefined {
  const areas = strengthsOf(material);
  const pillars = new Set(areas.map(({ parameter }) => parameter)).size;
  return pillars > 1 && pillars === areas.length ? words.apart(namesOf(areas), pillars) : undefined;
}

function alone(material: ReportMaterial): string | undefined {
  const [area, ...others] = strengthsOf(material);
  return area && others.length === 0 ? words.alone(area.scale.name) : undefined;
}

function lowTogether(material: ReportMaterial): string | undefined {
  const areas = ofOnePillar(clearlyLow(material), material);
  return areas[0] && words.lowTogether(namesOf(areas), areas[0].parameter);
}

/** The main parameter that differs from the most others. */
function pairs({ figures, isRanking, isMinor }: ReportMaterial): string | undefined {
  if (!isRanking || isMinor || figures.pairs.length === 0) return undefined;
  const sides = [['higher', 'lower'] as const, ['lower', 'higher'] as const];
  const groups = sides.flatMap(([of, others]) =>
    [...new Set(figures.pairs.map((pair) => pair[of]))].map((name) => {
      const own = figures.pairs.filter((pair) => pair[of] === name);
      return { say: words[of], name, others: own.map((pair) => pair[others]) };
    }),
  );
  const [most] = groups.sort((a, b) => b.others.length - a.others.length);
  return most?.say(most.name, most.others);
}

function changed({ comparison, isMinor }: ReportMaterial): string | undefined {
  const rows = comparison?.rows.filter(({ isChanged, kind }) => isChanged && kind !== 'total') ?? [];
  if (!comparison || isMinor || rows.length === 0) return undefined;
  return words.changed(
    rows.map(({ name }) => name),
    dayOf(comparison.endedAt),
  );
}

/** They differ, and none of them is named. */
function different({ figures, isRanking, isMinor }: ReportMaterial): string | undefined {
  return isRanking && (isMinor || figures.pairs.length === 0) ? words.different : undefined;
}

function close({ figures }: ReportMaterial): string | undefined {
  const { profile, parameters } = figures;
  if (!profile || profile.isReliable) return undefined;
  const scores = parameters.flatMap(({ score }) => score ?? []);
  if (new Set(scores.map(({ percent }) => percent)).size < 2) return words.same;
  return scores.length === parameters.length
    ? words.close(scores.length)
    : words.close(parameters.length, scores.length);
}
