import type { ReportMaterial } from '#functions/domain/reports/document/compose-report.ts';
import type { Block, Finding, Quadrant, ReportSection } from '#functions/domain/reports/document/report-document.ts';
import { countsOf } from '#functions/domain/reports/document/report-material.ts';
import * as words from '#functions/domain/words/report/swot.ts';
import { momentOfPillar } from './pillar-section.ts';

/** A field of the SWOT, with how its entries were found. */
interface Field extends Quadrant {
  findings: readonly Finding[];
  text: string;
}

/** Maximum number of answers that a short report quotes. */
const maxInShort = 3;

/** The 2×2, then its entries. A minor's has two fields; that of doubtful answers has only single answers. */
export function swotSection(material: ReportMaterial): ReportSection | undefined {
  const { swot, isMinor, isDoubtful, isShort } = material;
  if (isShort) return shortSection(material);
  if (!swot) return undefined;
  const { opportunities, watchPoints } = swot;
  const lineOf = ({ moment }: Finding) => moment?.phrase ?? '';
  const fields = [
    ...(isDoubtful ? [] : fieldsOfScores(material)),
    field(words.opportunities, opportunities, lineOf, words.fromOpportunities, words.noOpportunity),
    ...(watchPoints ? [field(words.watchPoints, watchPoints, lineOf, words.fromWatchPoints, words.noWatchPoint)] : []),
  ];
  const told = fields.filter(({ findings }) => findings.length > 0);
  if (isDoubtful && told.length === 0) return undefined;
  const title = isMinor ? words.titleOfMinor : words.title;
  return {
    id: 'swot',
    title: isDoubtful ? words.titleOfSingleAnswers : title,
    blocks: [
      ...(isDoubtful ? [] : [{ kind: 'quadrants' as const, quadrants: fields.map(quadrantOf) }]),
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

function fieldsOfScores({ swot, outstanding, areas, isCeiling }: ReportMaterial): Field[] {
  if (!swot) return [];
  const { strengths, growthAreas } = swot;
  const nameOf = ({ scale }: Finding) => scale?.name ?? '';
  const isUnknown = countsOf(areas).scoredCount === 0;
  const [shown, all] = [strengths.length, outstanding.strengths.length];
  const fromScores = shown < all ? words.someOf(shown, all) : words.fromScores(shown);
  const noStrength = isCeiling ? words.ceiling : words.noStrength;
  const low = outstanding.growth.kind === 'lowest' ? words.lowest : words.clearlyLow(growthAreas?.length ?? 0);
  return [
    field(words.strengths, strengths, nameOf, fromScores, isUnknown ? words.noScore : noStrength),
    ...(growthAreas
      ? [field(words.weaknesses, growthAreas, nameOf, low, isUnknown ? words.noScore : words.noWeakness)]
      : []),
  ];
}

/** Drops the moment's main parameter, which the finding already shows. */
function withPlainName({ scale, moment }: Finding): Finding {
  if (!scale || !moment) return { ...(scale && { scale }), ...(moment && { moment }) };
  return { scale: { ...scale, name: moment.subParameter || scale.name }, moment };
}
