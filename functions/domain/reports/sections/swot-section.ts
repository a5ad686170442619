import type { ReportMaterial } from '#functions/domain/reports/document/compose-report.ts';
import type { Block, Finding, Quadrant, ReportSection } from '#functions/domain/reports/document/report-document.ts';
import { countsOf } from '#functions/domain/reports/document/report-material.ts';
import * as words from '#functions/domain/words/report/swot.ts';
import { maxNamed, type Scored, type StandOutAreas } from '#functions/domain/reports/swot/stand-out-areas.ts';
import type { Swot } from '#functions/domain/reports/swot/swot.ts';
import { momentOfPillar } from './pillar-section.ts';

/** A field of the SWOT, with how its entries were found. */
interface Field extends Quadrant {
  findings: readonly Finding[];
  text: string;
}

/** Maximum number of answers that a short report quotes. */
const maxInShort = 2;

/** The 2×2, then its entries. A minor's has two fields. Doubtful answers have none. */
export function swotSection(material: ReportMaterial): ReportSection | undefined {
  const { swot, isMinor, isShort } = material;
  if (isShort) return shortSection(material);
  if (!swot) return undefined;
  const { opportunities, watchPoints } = swot;
  const lineOf = ({ moment }: Finding) => moment?.phrase ?? '';
  const fields = [
    ...fieldsOfScores(material, swot),
    field(words.opportunities, opportunities, lineOf, words.fromOpportunities, words.noAnswer),
    ...(watchPoints ? [field(words.watchPoints, watchPoints, lineOf, words.fromWatchPoints, words.noAnswer)] : []),
  ];
  const told = fields.filter(({ findings }) => findings.length > 0);
  return {
    id: 'swot',
    title: isMinor ? words.titleOfMinor : words.title,
    blocks: [
      { kind: 'quadrants', quadrants: fields.map(quadrantOf) },
      ...(told.length > 0 ? [{ kind: 'text' as const, text: words.moments }] : []),
      ...told.flatMap(({ title: heading, text, findings }): Block[] => [
        { kind: 'subheading', text: heading },
        { kind: 'text', text },
        { kind: 'findings', findings: findings.map(withPlainName) },
      ]),
    ],
  };
}

/** Some answers, if possible of different main parameters. */
function shortSection(material: ReportMaterial): ReportSection | undefined {
  const moments = material.pillars.flatMap((pillar) => momentOfPillar(pillar, material) ?? []).slice(0, maxInShort);
  if (moments.length === 0) return undefined;
  const blocks: Block[] = [
    { kind: 'text', text: words.moments },
    { kind: 'moments', moments },
  ];
  return { id: 'swot', title: words.titleOfSingleAnswers, blocks };
}

const nameOf = ({ scale }: Finding) => scale?.name ?? '';
const quadrantOf = ({ title, lines, none }: Field): Quadrant => ({ title, lines, ...(none && { none }) });

/** @param none why the field is empty, if it is. */
function field(
  title: string,
  findings: readonly Finding[],
  lineOf: (finding: Finding) => string,
  text: string,
  none: string,
): Field {
  return { title, findings, lines: findings.map(lineOf), text, ...(findings.length === 0 && { none }) };
}

function fieldsOfScores({ outstanding, areas, isCeiling }: ReportMaterial, { strengths, growthAreas }: Swot): Field[] {
  const isUnknown = countsOf(areas).scoredCount === 0;
  const [shown, all] = [strengths.length, outstanding.strengths.length];
  const above = words.someAbove(shown, all) + equalsOf(outstanding.strengths);
  const fromScores = shown < all ? above : words.fromScores(shown);
  const noStrength = isCeiling ? words.ceiling : words.noStrength;
  return [
    field(words.strengths, strengths, nameOf, fromScores, isUnknown ? words.noScore : noStrength),
    ...(growthAreas ? [fieldOfWeaknesses(outstanding.growth, growthAreas, isUnknown)] : []),
  ];
}

/** Names the areas that are left out, although they have the score of the last that is named. */
function equalsOf(areas: readonly Scored[]): string {
  const last = areas[maxNamed - 1]?.scale.score.percent;
  const left = areas.slice(maxNamed).filter(({ scale }) => scale.score.percent === last);
  return left.length > 0 ? words.equals(left.map(({ scale }) => scale.name)) : '';
}

function fieldOfWeaknesses(growth: StandOutAreas['growth'], shown: readonly Finding[], isUnknown: boolean): Field {
  const all = 'areas' in growth ? growth.areas.length : 0;
  const below = words.someBelow(shown.length, all) + ('areas' in growth ? equalsOf(growth.areas) : '');
  const some = shown.length < all ? below : words.clearlyLow(all);
  const isLowest = growth.kind === 'lowest';
  const none = isUnknown ? words.noScore : words.noWeakness;
  const weaknesses = field(words.weaknesses, shown, nameOf, isLowest ? words.lowest : some, none);
  return isLowest ? { ...weaknesses, none: words.noneLow } : weaknesses;
}

/** Drops the moment's main parameter, which the finding already shows. */
function withPlainName({ scale, moment }: Finding): Finding {
  if (!scale || !moment) return { ...(scale && { scale }), ...(moment && { moment }) };
  return { scale: { ...scale, name: moment.subParameter || scale.name }, moment };
}
