import type { ReportMaterial } from '#functions/domain/reports/document/compose-report.ts';
import { dayOf } from '#functions/domain/reports/document/document-words.ts';
import type { ReportSection } from '#functions/domain/reports/document/report-document.ts';
import { namedAreas, type Scored } from '#functions/domain/reports/swot/stand-out-areas.ts';
import * as words from '#functions/domain/words/report/narrative.ts';
import { levelOf } from './read-scale.ts';

/** Maximum number of findings that are told together. */
const maxFindings = 3;
/** Maximum number of groups of main parameters in a finding. */
const maxGroups = 3;

/** A sentence or more, if the report has the evidence for it. */
type Finding = (material: ReportMaterial) => string | undefined;

/** Each finding with its condition is a row of decision 109; the clearest come first. */
const findings: readonly Finding[] = [
  meeting,
  together,
  apart,
  alone,
  lowTogether,
  pairs,
  best,
  changed,
  different,
  close,
];

/** What the answers have in common: the two or three clearest findings; nothing if they are few or doubtful. */
export function narrativeSection(material: ReportMaterial): ReportSection | undefined {
  if (material.isDoubtful || material.isShort) return undefined;
  const told = findings.flatMap((find) => find(material) ?? []).slice(0, maxFindings);
  if (told.length === 0) return undefined;
  return { id: 'narrative', title: words.title, blocks: told.map((text) => ({ kind: 'text', text })) };
}

const strengthsOf = ({ outstanding }: ReportMaterial) => namedAreas(outstanding).strengths;
/** The named strengths, if there are no others: what a few of them have in common would be chance. */
const allStrengths = (material: ReportMaterial) => {
  const named = strengthsOf(material);
  return named.length === material.outstanding.strengths.length ? named : [];
};
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
  const areas = ofOnePillar(allStrengths(material), material);
  return areas[0] && words.together(namesOf(areas), areas[0].parameter);
}

function apart(material: ReportMaterial): string | undefined {
  const areas = allStrengths(material);
  const pillars = new Set(areas.map(({ parameter }) => parameter)).size;
  return pillars > 1 && pillars === areas.length ? words.apart(namesOf(areas), pillars) : undefined;
}

function alone(material: ReportMaterial): string | undefined {
  const [area, ...others] = strengthsOf(material);
  return area && others.length === 0 ? words.alone(area.scale.name) : undefined;
}

function lowTogether(material: ReportMaterial): string | undefined {
  const low = clearlyLow(material);
  const isAll = 'areas' in material.outstanding.growth && low.length === material.outstanding.growth.areas.length;
  const areas = ofOnePillar(isAll ? low : [], material);
  return areas[0] && words.lowTogether(namesOf(areas), areas[0].parameter);
}

/** Main parameters that are above the same others, those above the most others first. */
function groupsOf({ figures, isRanking }: ReportMaterial): words.Group[] {
  if (!isRanking) return [];
  const groups = new Map<string, words.Group>();
  for (const name of new Set(figures.pairs.map(({ higher }) => higher))) {
    const lower = figures.pairs.filter(({ higher }) => higher === name).map((pair) => pair.lower);
    const { higher = [] } = groups.get(lower.join()) ?? {};
    groups.set(lower.join(), { higher: [...higher, name], lower });
  }
  return [...groups.values()].sort((a, b) => b.lower.length - a.lower.length);
}

function pairs(material: ReportMaterial): string | undefined {
  const groups = groupsOf(material);
  if (material.isMinor || groups.length === 0) return undefined;
  return words.pairs(groups.slice(0, maxGroups), groups.length > maxGroups);
}

/** In place of pairs, because a minor reads of nothing low. */
function best(material: ReportMaterial): string | undefined {
  const [first] = groupsOf(material);
  return material.isMinor && first ? words.best(first.higher) : undefined;
}

function changed({ comparison, isMinor }: ReportMaterial): string | undefined {
  const changes = comparison?.rows.filter(({ isChanged }) => isChanged) ?? [];
  if (!comparison || isMinor || changes.length === 0) return undefined;
  // Quotients and the total are made of the same answers.
  const ofPillars = changes.filter(({ kind }) => kind === 'parameter');
  const rows = ofPillars.length > 0 ? ofPillars : changes.filter(({ kind }) => kind !== 'total');
  if (rows.length === 0) return undefined;
  const ofSide = (isUp: boolean) =>
    rows.filter(({ before, now }) => now.percent > before.percent === isUp).map(({ name }) => name);
  return words.changed({ higher: ofSide(true), lower: ofSide(false) }, dayOf(comparison.endedAt));
}

/** They differ, and none of them is named. */
function different({ figures, isRanking }: ReportMaterial): string | undefined {
  return isRanking && figures.pairs.length === 0 ? words.different : undefined;
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
